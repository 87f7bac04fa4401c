import FileSystem
import TabOutput

/// What `tabc lint` is asked for beside how findings are shown.
struct LintRequest {
  static let options = [
    CommandOption("--fix", "Makes every fix there is, and shows what is left."),
    CommandOption("--diff", "With --fix: shows what it would change, and writes nothing."),
    CommandOption("--baseline", value: "FILE", "Leaves out the findings that FILE holds."),
    CommandOption(
      "--write-baseline",
      "Writes all findings to the baseline; \(defaultBaseline) by default."
    ),
    CommandOption(
      "--explain-flags",
      "Tells how few and how many items the compact bar can hold, proven over all flags."
    ),
    CommandOption("--jobs", value: "N", "Files checked at a time; one a core by default."),
    .standardInputName,
  ]

  static let defaultBaseline = "tabs-baseline.json"

  /// What becomes of fixes.
  enum Fixing {
    case none
    case write
    case show
  }

  let fixing: Fixing
  let baseline: String?
  let writesBaseline: Bool
  let explainsFlags: Bool

  /// How many files are checked at a time; `nil` for one a core.
  let jobs: Int?

  let standardInputName: String?

  init(_ arguments: ParsedArguments) throws(UsageError) {
    let hasDiff = arguments.has("--diff")
    if hasDiff, !arguments.has("--fix") { throw UsageError("'--diff' goes with '--fix'") }
    fixing = hasDiff ? .show : arguments.has("--fix") ? .write : .none
    writesBaseline = arguments.has("--write-baseline")
    if hasDiff, writesBaseline {
      throw UsageError("'--diff' writes nothing, and so no baseline")
    }
    baseline = arguments.value("--baseline") ?? (writesBaseline ? Self.defaultBaseline : nil)
    if let baseline, baseline.isEmpty || baseline == Environment.standardInput {
      throw UsageError("'--baseline' needs the name of a file")
    }
    explainsFlags = arguments.has("--explain-flags")
    jobs = try arguments.number("--jobs")
    standardInputName = try arguments.standardInputName()
  }
}
