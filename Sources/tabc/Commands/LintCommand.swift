import Diagnostics
import FileSystem
import SourceText
import TabRules

/// `tabc lint`: checks configurations.
enum LintCommand: Command {
  static let name = "lint"
  static let summary = "Checks configurations and says what is wrong with them."
  static let operands = "FILE…"
  static let options =
    FindingOptions.options + [
      CommandOption("--stdin-filename", value: "NAME", "What to call standard input ('-').")
    ]
  static let discussion = """
    Findings go to standard output, in file order. '-' stands for standard input.

    Examples:
      tabc lint tabs.yaml
      tabc lint --strict --format text --format json=findings.json *.tabs.yaml
    """

  static func run(
    _ arguments: ParsedArguments,
    in environment: Environment
  ) throws(CommandFailure) -> ExitStatus {
    let options = try CommandFailure.usage { () throws(UsageError) in
      try FindingOptions(arguments)
    }
    guard !arguments.operands.isEmpty else {
      throw .usage(UsageError("no file to check"))
    }
    var reports: [FileReport] = []
    var status = ExitStatus.success
    for path in arguments.operands {
      do throws(FileError) {
        let source = try environment.source(
          path,
          name: arguments.value("--stdin-filename"),
          limit: options.maximumSize
        )
        let lint = Lint(source, limits: options.limits)
        reports.append(
          FileReport(path: source.name, source: source, diagnostics: lint.diagnostics)
        )
      } catch {
        environment.error.write("error: \(error)\n")
        status = .failure
      }
    }
    try options.show(reports, on: environment.output, in: environment)
    environment.error.write("checked \(reports.count) \(reports.count == 1 ? "file" : "files")\n")
    if status == .success, options.fails(reports) { status = .findings }
    return status
  }
}
