import Diagnostics
import FileSystem
import YAMLTree

/// The options of commands that check files: how large they may be, and how findings are shown.
struct FindingOptions {
  static let options = [
    FindingOutputs.option,
    CommandOption(
      "--fail-on",
      value: "LEVEL",
      choices: FailureLevel.allCases.map(\.rawValue),
      "The least severity that fails: error, warning, info or never."
    ),
    CommandOption("--strict", "Warnings fail, whatever --fail-on says."),
    CommandOption(
      "--color",
      value: "WHEN",
      choices: ColorChoice.allCases.map(\.rawValue),
      "Colors: auto, always or never."
    ),
    CommandOption("--max-diagnostics", value: "N", "Findings shown of one file; 50 by default."),
    CommandOption("--max-size", value: "SIZE", "The largest file, as 64MiB; 4MiB by default."),
    CommandOption("--max-nodes", value: "N", "The most YAML nodes; 250000 by default."),
  ]

  /// What findings have to be at least for a run to fail.
  enum FailureLevel: String, CaseIterable {
    case error
    case warning
    case info
    case never

    var severity: Severity? { Severity(rawValue: rawValue) }
  }

  let outputs: FindingOutputs
  let failureLevel: FailureLevel
  let maximumDiagnostics: Int
  let maximumSize: Int
  let limits: YAMLLimits

  init(_ arguments: ParsedArguments, in environment: Environment) throws(UsageError) {
    let level: FailureLevel = try arguments.word("--fail-on", default: .error)
    failureLevel = arguments.has("--strict") && level != .info ? .warning : level
    let maximum = try arguments.number("--max-diagnostics", atLeast: 0)
    maximumDiagnostics = maximum ?? FindingOutputs.defaultMaximum
    outputs = try FindingOutputs(
      arguments.values("--format"),
      color: try arguments.word("--color", default: .auto),
      maximum: maximum,
      failureLevel: failureLevel.severity,
      in: environment
    )
    maximumSize = try arguments.bytes("--max-size") ?? Self.defaultMaximumSize
    limits = try Self.limits(arguments)
  }

  /// The largest file that is read unless the command line says otherwise, in bytes.
  static let defaultMaximumSize = 4 << 20

  /// How large the YAML may be.
  static func limits(_ arguments: ParsedArguments) throws(UsageError) -> YAMLLimits {
    try arguments.number("--max-nodes").map { YAMLLimits(nodes: $0) } ?? YAMLLimits()
  }

  /// Whether findings make a run fail.
  func fails(_ reports: [FileReport]) -> Bool {
    guard let least = failureLevel.severity else { return false }
    return reports.contains { $0.diagnostics.contains { $0.severity >= least } }
  }
}
