import FileSystem
import SourceText
import TabDiff
import TabOutput
import TabTree
import YAMLTree

/// The options of `tabc diff` that say how changes are shown and which of them fail.
struct DiffOptions {
  static let options =
    [
      CommandOption(
        "--format",
        value: "FORMAT[=FILE]",
        choices: DiffFormat.allCases.map(\.rawValue),
        "How changes are shown: \(formats). May be given several times."
      ),
      CommandOption(
        "--fail-on",
        value: "CLASS",
        choices: FailureLevel.allCases.map(\.rawValue),
        "The least class that fails: breaking, risky, safe or never."
      ),
      CommandOption("--strict", "Stale approvals fail, too."),
    ]
    + FindingOptions.options.filter {
      ["--color", "--max-size", "--max-nodes"].contains($0.name)
    }

  private static var formats: String {
    DiffFormat.allCases.map(\.rawValue).joined(separator: ", ")
  }

  /// What a change that nobody has approved has to be at least for a run to fail.
  enum FailureLevel: String, CaseIterable {
    case breaking
    case risky
    case safe
    case never

    /// Whether a change of a class fails.
    func includes(_ changeClass: ChangeClass) -> Bool {
      switch self {
      case .breaking: changeClass == .breaking
      case .risky: changeClass != .safe
      case .safe: true
      case .never: false
      }
    }
  }

  let failureLevel: FailureLevel
  let isStrict: Bool
  let maximumSize: Int
  let limits: YAMLLimits
  private let color: ColorChoice
  private let outputs: [(format: DiffFormat, file: String?)]

  init(_ arguments: ParsedArguments) throws(UsageError) {
    failureLevel = try arguments.word("--fail-on", default: .breaking)
    isStrict = arguments.has("--strict")
    maximumSize = try arguments.bytes("--max-size") ?? FindingOptions.defaultMaximumSize
    limits = try FindingOptions.limits(arguments)
    color = try arguments.word("--color", default: .auto)
    var outputs: [(format: DiffFormat, file: String?)] = []
    for value in arguments.values("--format") {
      let parts = value.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard let format = DiffFormat(rawValue: String(parts[0])) else {
        throw ParsedArguments.unknownWord(
          String(parts[0]),
          for: "--format",
          DiffFormat.allCases.map(\.rawValue)
        )
      }
      let file = parts.count > 1 ? String(parts[1]) : nil
      if file == "" { throw UsageError("'--format \(value)' names no file") }
      outputs.append((format, file == "-" ? nil : file))
    }
    self.outputs = outputs.isEmpty ? [(.text, nil)] : outputs
  }

  /// Shows changes in every format that was asked for.
  func show(_ reports: [DiffReport], in environment: Environment) throws(CommandFailure) {
    for (format, file) in outputs {
      let isColored =
        file == nil
        && color.isColored(isTerminal: environment.output.isTerminal, environment.variable)
      let renderer = format.renderer(isColored: isColored)
      guard let file else {
        renderer.render(reports, into: environment.output)
        continue
      }
      try CommandFailure.file { () throws(FileError) in
        try environment.workingFolder.write([
          OutputFile(file) { renderer.render(reports, into: $0) }
        ])
      }
    }
  }

  /// Whether changes make a run fail.
  func fails(_ reports: [DiffReport]) -> Bool {
    reports.contains { report in
      report.changes.contains {
        failureLevel.includes($0.changeClass) && !report.isApproved($0)
      }
    }
  }
}
