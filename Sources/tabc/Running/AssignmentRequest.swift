import Diagnostics
import FlagLogic
import TabLayout
import TabTree

/// The values of flags and the targets that a command line asks for.
struct AssignmentRequest {
  static let options = [
    CommandOption("--profile", value: "NAME", "Resolves for a profile of the file."),
    CommandOption(
      "--flag",
      value: "NAME=VALUE",
      "Resolves for a value of a flag. May be given several times."
    ),
    CommandOption(
      "--target",
      value: "TARGET",
      choices: Target.all.map(\.name),
      "Only this target, as ios26. May be given several times."
    ),
  ]

  let profile: String?
  private let flags: [(name: String, value: String)]
  private let targetNames: [String]

  init(_ arguments: ParsedArguments) throws(UsageError) {
    profile = arguments.value("--profile")
    var flags: [(name: String, value: String)] = []
    for text in arguments.values("--flag") {
      let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2 else { throw UsageError("'--flag' takes NAME=VALUE, not '\(text)'") }
      flags.append((String(parts[0]), String(parts[1])))
    }
    self.flags = flags
    targetNames = arguments.values("--target")
    for name in targetNames where !Target.all.contains(where: { $0.name == name }) {
      throw ParsedArguments.unknownWord(name, for: "--target", Target.all.map(\.name))
    }
  }

  private init(profile: String?, flags: [(name: String, value: String)], targetNames: [String]) {
    self.profile = profile
    self.flags = flags
    self.targetNames = targetNames
  }

  /// The request without what `configuration` does not know but `other` does.
  func known(to configuration: TabConfiguration, else other: TabConfiguration) -> Self {
    let isElsewhere = { (name: String) in
      !configuration.flags.contains { $0.flag.name == name }
        && other.flags.contains { $0.flag.name == name }
    }
    let lacksProfile =
      !configuration.profiles.contains { $0.name == profile }
      && other.profiles.contains { $0.name == profile }
    return Self(
      profile: lacksProfile ? nil : profile,
      flags: flags.filter { !isElsewhere($0.name) },
      targetNames: targetNames
    )
  }

  /// Whether the command line says anything about flags.
  var namesFlags: Bool { profile != nil || !flags.isEmpty }

  /// The targets to resolve on.
  func targets(of configuration: TabConfiguration) throws(UsageError) -> [Target] {
    let all = Target.all(of: configuration)
    for name in targetNames where !all.contains(where: { $0.name == name }) {
      let names = all.map(\.name).joined(separator: ", ")
      throw UsageError("the app does not run on \(name)", help: "its targets: \(names)")
    }
    return targetNames.isEmpty ? all : all.filter { targetNames.contains($0.name) }
  }

  /// The value of every flag: the profile's, then those given one by one, else the defaults.
  func assignment(in configuration: TabConfiguration) throws(UsageError) -> Assignment {
    var assignment = configuration.defaultAssignment
    if let profile {
      guard let found = configuration.profiles.first(where: { $0.name == profile }) else {
        let names = configuration.profiles.map(\.name)
        throw UsageError(
          "the file has no profile '\(profile)'",
          help: NearestName.of(profile, among: names).map { "did you mean '\($0)'?" }
            ?? (names.isEmpty ? "it has none" : "its profiles: \(Self.list(names))")
        )
      }
      assignment = configuration.assignment(of: found)
    }
    let known = configuration.logicFlags
    for (name, value) in flags {
      guard let index = known.firstIndex(where: { $0.name == name }) else {
        throw UsageError(
          "the file has no flag '\(name)'",
          help: NearestName.of(name, among: known.map(\.name)).map { "did you mean '\($0)'?" }
            ?? (known.isEmpty ? "it has none" : "its flags: \(Self.list(known.map(\.name)))")
        )
      }
      guard let valueIndex = known[index].values.firstIndex(of: value) else {
        throw UsageError(
          "the flag '\(name)' cannot be '\(value)'",
          help: "its values: \(Self.list(known[index].values))"
        )
      }
      assignment[index] = valueIndex
    }
    return assignment
  }

  /// Names in a row, the first few of many.
  private static func list(_ names: [String]) -> String {
    let shown = names.prefix(12).joined(separator: ", ")
    return names.count > 12 ? "\(shown) and \(names.count - 12) more" : shown
  }

  /// Checks that the values are possible on every target.
  func check(
    _ assignment: Assignment,
    _ targets: [Target],
    in configuration: TabConfiguration
  ) throws(UsageError) {
    for assumption in configuration.assumptions {
      for target in targets
      where !assumption.condition.holds(for: assignment, release: target.release) {
        let isImpossible = assumption.condition.settled(release: target.release) == .constant(false)
        let text = Condition.normalizedText(configuration.yaml.text(of: assumption.yaml))
        let values = zip(configuration.logicFlags, assignment).prefix(8)
          .map { "\($0.name) = \($0.values[$1])" }.joined(separator: ", ")
        throw UsageError(
          isImpossible
            ? "'assume' rules \(target.name) out: '\(text)' does not hold"
            : "'assume' rules these flags out on \(target.name): '\(text)' does not hold",
          help: isImpossible
            ? "no flags can help; leave \(target.name) out with --target"
            : "with \(values); give others with --flag or --profile"
        )
      }
    }
  }
}
