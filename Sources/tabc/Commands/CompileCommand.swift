import Diagnostics
import FileSystem
import SourceText
import TabLayout
import TabOutput
import TabRules
import TabTree

/// `tabc compile`: writes the manifests of a configuration.
enum CompileCommand: Command {
  static let name = "compile"
  static let summary = "Checks a configuration and writes its layout manifests."
  static let operands = "FILE -o DIR"
  static let options =
    [
      CommandOption(
        "--output",
        short: "-o",
        value: "DIR",
        "Where tabs.json, compact.json and regular.json go; '-' prints one."
      ),
      CommandOption(
        "--form-factor",
        value: "WIDTH",
        choices: FormFactor.allCases.map(\.rawValue),
        "What '-o -' prints: compact or regular."
      ),
      CommandOption("--variants", "Resolves for every assignment of the flags, not for one."),
      CommandOption("--check", "Writes nothing; fails if the files would change and shows how."),
      .standardInputName,
    ] + AssignmentRequest.options + FindingOptions.options
  static let discussion = """
    Warnings and errors go to standard error; with an error nothing is written. The same file gives
    the same bytes on every machine, and files that would not change are not touched.

    Examples:
      tabc compile tabs.yaml -o Manifests
      tabc compile tabs.yaml -o Manifests --check
      tabc compile tabs.yaml -o - --form-factor compact --flag notes=true
    """

  static func run(
    _ arguments: ParsedArguments,
    in environment: Environment
  ) throws(CommandFailure) -> ExitStatus {
    let options = try CommandFailure.usage { () throws(UsageError) in
      try FindingOptions(arguments, in: environment)
    }
    let request = try CommandFailure.usage { () throws(UsageError) in
      try AssignmentRequest(arguments)
    }
    let destination = try CommandFailure.usage { () throws(UsageError) in
      try Destination(arguments)
    }
    if arguments.has("--variants"), request.namesFlags {
      throw .usage(UsageError("'--variants' is for all flags; leave out --flag and --profile"))
    }
    let source = try CommandFailure.file { () throws(FileError) in
      try environment.source(
        destination.input,
        name: destination.standardInputName,
        limit: options.maximumSize
      )
    }
    if case .folder(let path, _) = destination.kind {
      let manifests = OutputFolder.paths(of: Manifests.fileNames, in: path)
      try options.outputs.spare(manifests, "one of the manifests")
    }
    let lint = Lint(source, limits: options.limits) { try? request.assignment(in: $0) }
    let report = FileReport(path: source.name, source: source, diagnostics: lint.diagnostics)
    // A release passed when it was made, by rules that it no longer names.
    if !isRelease(source, lint) {
      try options.outputs.show([worthActingOn(report)], on: environment.error)
      if options.fails([report]) { return .findings }
    }
    guard let configuration = lint.configuration else { return .findings }
    let manifests = try manifests(of: configuration, request, arguments)
    switch destination.kind {
    case .print(let formFactor):
      let digest = manifests.writeConfiguration()
      manifests.writeLayout(formFactor, digest: digest, into: environment.output)
      return .success
    case .folder(let path, let isChecked):
      let folder = OutputFolder(path, manifests.files, in: environment)
      try folder.keep(source, readFrom: destination.input, "compiled")
      if isChecked { return try folder.check("the manifests", "compile") }
      try folder.write()
      return .success
    }
  }

  /// A report without mere facts about the platform, which every compilation would repeat.
  private static func worthActingOn(_ report: FileReport) -> FileReport {
    var report = report
    report.diagnostics.removeAll { $0.severity == .info }
    return report
  }

  /// Whether a file is, byte for byte, what a compilation wrote.
  private static func isRelease(_ source: SourceText, _ lint: Lint) -> Bool {
    guard let configuration = lint.configuration, source.bytes.first == UInt8(ascii: "{") else {
      return false
    }
    let buffer = ByteBuffer()
    Manifests(configuration, targets: [], assignment: configuration.defaultAssignment)
      .writeConfiguration(into: buffer)
    return buffer.bytes == source.bytes
  }

  private static func manifests(
    of configuration: TabConfiguration,
    _ request: AssignmentRequest,
    _ arguments: ParsedArguments
  ) throws(CommandFailure) -> Manifests {
    let targets = try CommandFailure.usage { () throws(UsageError) in
      try request.targets(of: configuration)
    }
    guard arguments.has("--variants") else {
      return try CommandFailure.usage { () throws(UsageError) in
        let assignment = try request.assignment(in: configuration)
        try request.check(assignment, targets, in: configuration)
        return Manifests(
          configuration,
          targets: targets,
          profile: request.profile,
          assignment: assignment
        )
      }
    }
    do throws(VariantFailure) {
      return try Manifests(variantsOf: configuration, targets: targets)
    } catch {
      throw .other(explanation(of: error), .findings)
    }
  }

  private static func explanation(of failure: VariantFailure) -> String {
    switch failure {
    case .noAssignment: "'assume' leaves no assignment of the flags"
    case .tooManyCells(let limit):
      "the flags show more than \(limit) different things; compile with --profile or --flag"
    case .tooManyAlternatives(let limit):
      "when a variant applies takes more than \(limit) alternatives; compile with --profile or "
        + "--flag"
    case .limitReached:
      "the conditions are too entangled to be told apart; compile with --profile or --flag"
    }
  }

  /// Where the manifests go.
  private struct Destination {
    enum Kind {
      case print(FormFactor)
      case folder(String, isChecked: Bool)
    }

    let input: String
    let standardInputName: String?
    let kind: Kind

    init(_ arguments: ParsedArguments) throws(UsageError) {
      guard arguments.operands.count == 1 else {
        throw UsageError(
          arguments.operands.isEmpty ? "no file to compile" : "more than one file to compile"
        )
      }
      input = arguments.operands[0]
      standardInputName = try arguments.standardInputName()
      guard let output = arguments.value("--output"), !output.isEmpty else {
        throw UsageError("no place to write to; give it with '-o DIR' or '-o -'")
      }
      if output == "-" {
        guard arguments.has("--form-factor") else {
          throw UsageError("'-o -' prints one layout; say which with '--form-factor'")
        }
        if arguments.has("--check") { throw UsageError("'--check' needs '-o DIR'") }
        kind = .print(try arguments.word("--form-factor", default: .compact))
      } else if arguments.has("--form-factor") {
        throw UsageError("'--form-factor' goes with '-o -'; a folder gets both layouts")
      } else {
        kind = .folder(output, isChecked: arguments.has("--check"))
      }
    }
  }
}
