import FileSystem
import TabDiff
import TabTree
import YAMLTree

/// The options of `tabc diff` that say how changes are shown and which of them fail.
struct DiffOptions {
  static let options =
    [
      DiffOutputs.option,
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
  let outputs: DiffOutputs

  init(_ arguments: ParsedArguments, in environment: Environment) throws(UsageError) {
    failureLevel = try arguments.word("--fail-on", default: .breaking)
    isStrict = arguments.has("--strict")
    maximumSize = try arguments.bytes("--max-size") ?? FindingOptions.defaultMaximumSize
    limits = try FindingOptions.limits(arguments)
    outputs = try DiffOutputs(
      arguments.values("--format"),
      color: try arguments.word("--color", default: .auto),
      in: environment
    )
  }

  /// Shows changes in every format that was asked for.
  func show(_ reports: [DiffReport]) throws(CommandFailure) { try outputs.show(reports) }

  /// Whether changes make a run fail.
  func fails(_ reports: [DiffReport]) -> Bool {
    reports.contains { report in
      report.changes.contains {
        failureLevel.includes($0.changeClass) && !report.isApproved($0)
      }
    }
  }
}
