import Diagnostics
import FileSystem
import SourceText
import TabOutput
import TabRules

/// `tabc lint`: checks configurations.
enum LintCommand: Command {
  static let name = "lint"
  static let summary = "Checks configurations and says what is wrong with them."
  static let operands = "[FILE|FOLDER|PATTERN…]"
  static let options = FindingOptions.options + LintRequest.options
  static let discussion = """
    Checks the files that are named, and every 'tabs.yaml' and '*.tabs.yaml' below the folders that
    are; without any, below the working folder. Files that git ignores are passed over unless they
    are named themselves. '-' stands for standard input, and with --fix its text is printed.

    Findings go to standard output, in file order; with a text or a diff there, to standard error.
    --format may be given several times: formats made of lines, like text and github, share a stream,
    a document, like json or sarif, has it to itself or goes to a file. Under GitHub Actions the
    default is text and github.
    A comment '# tabc:ignore rule-id -- why' leaves a finding out, on its own line or on the one
    above; a baseline leaves out those that were there when it was written.

    Examples:
      tabc lint
      tabc lint --fix tabs.yaml
      tabc lint --strict --format text --format json=findings.json Apps '**/*.tabs.yaml'
      tabc lint --write-baseline && tabc lint --baseline tabs-baseline.json
    """

  static func run(
    _ arguments: ParsedArguments,
    in environment: Environment
  ) throws(CommandFailure) -> ExitStatus {
    let (options, request) = try CommandFailure.usage { () throws(UsageError) in
      (try FindingOptions(arguments, in: environment), try LintRequest(arguments))
    }
    var baseline: BaselineFile?
    if let path = request.baseline {
      try options.outputs.spare([path], "the baseline")
      baseline = try BaselineFile(
        path,
        isNew: request.writesBaseline,
        in: environment.workingFolder
      )
    }
    let inputs = LintInputs(
      arguments.operands,
      standardInputName: request.standardInputName,
      limit: options.maximumSize,
      in: environment
    )
    for complaint in inputs.complaints { environment.error.write("error: \(complaint)\n") }
    if inputs.inputs.isEmpty {
      environment.error.write("help: name the files to check, or begin one with 'tabc init'\n")
      return inputs.status
    }
    try options.outputs.spare(inputs.paths, "one of the files that are checked")
    let check = FileCheck(
      workingFolder: environment.workingFolder,
      maximumSize: options.maximumSize,
      limits: options.limits,
      makesFixes: request.fixing != .none,
      explainsFlags: request.explainsFlags,
      baseline: request.writesBaseline ? nil : baseline
    )
    let results = Workers.map(inputs.inputs, jobs: request.jobs) { check($0) }
    var outcome = LintOutcome(
      results,
      failures: inputs.complaints,
      status: inputs.status,
      in: environment
    )
    outcome.makeFixes(request.fixing)
    if request.writesBaseline { try outcome.write(&baseline) }
    return try outcome.finish(options, request, baseline)
  }
}
