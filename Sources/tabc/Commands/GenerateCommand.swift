import Diagnostics
import FileSystem
import SourceText
import SwiftGeneration
import TabOutput
import TabRules
import TabTree

/// `tabc generate`: writes Swift code for a configuration.
enum GenerateCommand: Command {
  static let name = "generate"
  static let summary = "Writes Swift code for what a configuration describes."
  static let operands = "KIND FILE -o DIR"
  static let operandChoices = GenerationKind.allCases.map(\.rawValue)
  static let options =
    [
      CommandOption("--output", short: "-o", value: "DIR", "Where the code goes."),
      CommandOption(
        "--access",
        value: "LEVEL",
        choices: AccessLevel.allCases.map(\.rawValue),
        "Who may use it: public, or internal as by default."
      ),
      CommandOption("--name", value: "PREFIX", "Stands before the names of types and files."),
      CommandOption("--check", "Writes nothing; fails if the files would change and shows how."),
      .standardInputName,
    ] + FindingOptions.options
  static let discussion = """
    KIND is one of:
      identifiers         ids of tabs, accessibility identifiers, and links as an enumeration
      uikit               UITab and UITabGroup in a UITabBarController
      swiftui             Tab and TabSection in a TabView
      adaptive-app-shell  sections of the AdaptiveAppShell package
      ui-tests            functions by which UI tests reach each destination

    The code holds for every value of the flags, which it takes, and on every release that the app
    runs on. The code for a framework comes with the identifiers. Warnings and errors go to standard
    error; with an error nothing is written.

    Examples:
      tabc generate identifiers tabs.yaml -o Sources/App/Generated
      tabc generate uikit tabs.yaml -o Sources/App/Generated --name Box --access public
    """

  static func run(
    _ arguments: ParsedArguments,
    in environment: Environment
  ) throws(CommandFailure) -> ExitStatus {
    let (options, request) = try CommandFailure.usage { () throws(UsageError) in
      (try FindingOptions(arguments, in: environment), try Request(arguments))
    }
    let source = try CommandFailure.file { () throws(FileError) in
      try environment.source(
        request.input,
        name: request.standardInputName,
        limit: options.maximumSize
      )
    }
    let lint = Lint(source, limits: options.limits)
    var report = FileReport(path: source.name, source: source, diagnostics: lint.diagnostics)
    var files: [GeneratedFile] = []
    if let configuration = lint.configuration, !options.fails([report]) {
      do throws(GenerationFailure) {
        files = try configuration.generatedFiles(request.kind, request.options(source))
      } catch {
        report.diagnostics.append(error.diagnostic(in: configuration))
      }
      report.add(Lint.unsupported(in: configuration))
    }
    report.diagnostics.removeAll { $0.severity == .info }
    let paths = OutputFolder.paths(of: files.map(\.name), in: request.output)
    try options.outputs.spare(paths, "one of the generated files")
    try options.outputs.show([report], on: environment.error)
    if files.isEmpty { return .findings }
    let folder = OutputFolder(
      request.output,
      files.map { OutputFile($0.name, Array($0.text.utf8)) },
      in: environment
    )
    try folder.keep(source, readFrom: request.input, "what the code is for")
    if request.isChecked { return try folder.check("the generated files", "generate") }
    try folder.write()
    return .success
  }

  /// What the command line asks for.
  private struct Request {
    let kind: GenerationKind
    let input: String
    let standardInputName: String?
    let output: String
    let isChecked: Bool
    private let access: AccessLevel
    private let prefix: String

    init(_ arguments: ParsedArguments) throws(UsageError) {
      let operands = arguments.operands
      guard let word = operands.first else { throw UsageError("no kind of code to generate") }
      guard let kind = GenerationKind(rawValue: word) else {
        throw ParsedArguments.unknownWord(
          word,
          for: "KIND",
          GenerationKind.allCases.map(\.rawValue)
        )
      }
      guard operands.count == 2 else {
        throw UsageError(
          operands.count < 2 ? "no file to generate code for" : "more than one file"
        )
      }
      guard let output = arguments.value("--output"), !output.isEmpty else {
        throw UsageError("no folder to write to; give it with '-o DIR'")
      }
      guard output != "-" else {
        throw UsageError("code is written to a folder, not to standard output")
      }
      self.kind = kind
      input = operands[1]
      standardInputName = try arguments.standardInputName()
      self.output = output
      isChecked = arguments.has("--check")
      access = try arguments.word("--access", default: .internal)
      prefix = arguments.value("--name") ?? ""
      guard GenerationOptions.isPrefix(prefix) else {
        throw UsageError(
          "'--name' must be letters and digits, a capital first, "
            + "at most \(GenerationOptions.longestPrefix), and not 'UI' or 'NS'; it is '\(prefix)'"
        )
      }
    }

    /// The same wherever the command is run.
    func options(_ source: SourceText) -> GenerationOptions {
      let name = source.fileName.split(separator: "/").last.map(String.init) ?? source.fileName
      return GenerationOptions(source: name, access: access, prefix: prefix)
    }
  }
}

extension FileReport {
  /// Adds what the file turned down as a finding: in code it is lost.
  fileprivate mutating func add(_ unsupported: [Diagnostic]) {
    var places: [RuleID: Set<ByteSpan>] = [:]
    for diagnostic in diagnostics { places[diagnostic.rule, default: []].insert(diagnostic.span) }
    for var diagnostic in unsupported
    where places[diagnostic.rule, default: []].insert(diagnostic.span).inserted {
      diagnostic.severity = .warning
      diagnostics.append(diagnostic)
    }
  }
}
