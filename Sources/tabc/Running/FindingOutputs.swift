import Diagnostics
import FileSystem
import SourceText
import TabOutput

/// The formats in which a run shows its findings, and where each goes.
struct FindingOutputs {
  static let option = CommandOption(
    "--format",
    value: "FORMAT[=FILE]",
    choices: formats,
    "Findings as \(formats.joined(separator: ", "))."
  )

  private static let formats = DiagnosticFormat.allCases.map(\.rawValue)

  /// The findings of one file that people are shown unless the command line says otherwise.
  static let defaultMaximum = 50

  /// A format, and the file that it goes to, if not to the command's own stream.
  private struct Output {
    let format: DiagnosticFormat
    let file: String?
  }

  private let outputs: [Output]
  private let environment: Environment
  private let color: ColorChoice
  private let maximum: Int?
  private let failureLevel: Severity?

  /// Reads the values of `--format`.
  ///
  /// - Parameter maximum: The findings of one file to show in any format.
  init(
    _ values: [String],
    color: ColorChoice,
    maximum: Int?,
    failureLevel: Severity?,
    in environment: Environment
  ) throws(UsageError) {
    let isWorkflow = environment.variable("GITHUB_ACTIONS") == "true"
    let text = Output(format: .text, file: nil)
    outputs =
      !values.isEmpty
      ? try Self.outputs(values)
      : isWorkflow ? [text, Output(format: .github, file: nil)] : [text]
    try Self.check(outputs, in: environment.workingFolder)
    self.environment = environment
    self.color = color
    self.maximum = maximum
    self.failureLevel = failureLevel
  }

  private static func outputs(_ values: [String]) throws(UsageError) -> [Output] {
    var outputs: [Output] = []
    for value in values {
      let parts = value.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard let format = DiagnosticFormat(rawValue: String(parts[0])) else {
        throw ParsedArguments.unknownWord(String(parts[0]), for: "--format", formats)
      }
      let file = parts.count > 1 ? String(parts[1]) : nil
      if file == "" { throw UsageError("'--format \(value)' names no file") }
      outputs.append(Output(format: format, file: file == "-" ? nil : file))
    }
    return outputs
  }

  /// One file takes one format. Formats made of lines may share a stream, but a document has it to
  /// itself.
  private static func check(_ outputs: [Output], in folder: WorkingFolder) throws(UsageError) {
    var files: Set<String> = []
    for file in outputs.compactMap(\.file)
    where !files.insert(folder.absolutePath(of: file)).inserted {
      throw UsageError("two formats go to the file '\(file)'", help: "name a file for each")
    }
    let shared = outputs.filter { $0.file == nil }
    for (index, output) in shared.enumerated() where shared.count > 1 {
      let name = output.format.rawValue
      if shared[..<index].contains(where: { $0.format == output.format }) {
        throw UsageError("the format '\(name)' is there twice")
      }
      if output.format.isDocument {
        throw UsageError(
          "the format '\(name)' is a document and cannot share its stream with another format",
          help: "give it a file, as '--format \(name)=FILE'"
        )
      }
    }
  }

  /// Whether what goes to the command's own stream is read by people alone.
  var isForPeople: Bool { outputs.allSatisfy { $0.file != nil || $0.format == .text } }

  /// Shows findings in every format that was asked for.
  ///
  /// - Parameters:
  ///   - stream: Takes the formats that go to no file.
  ///   - failures: What could not be read or written, in a line each.
  func show(
    _ reports: [FileReport],
    on stream: any OutputSink,
    failures: [String] = []
  ) throws(CommandFailure) {
    try spare(reports.map(\.path), "one of the files that are checked")
    let isColored = color.isColored(isTerminal: stream.isTerminal, environment.variable)
    let limited = limited(reports, maximum ?? Self.defaultMaximum)
    let complete = maximum == nil ? reports : limited
    var files: [OutputFile] = []
    for output in outputs {
      let renderer = output.format.renderer(
        RenderingOptions(
          isColored: isColored && output.file == nil,
          workingFolder: environment.workingFolder.path,
          repositoryFolder: environment.repositoryFolder,
          version: Program.version,
          command: environment.arguments.first ?? "",
          failureLevel: failureLevel,
          failures: failures
        )
      )
      let shown = output.format.isCompared ? complete : limited
      if let file = output.file {
        files.append(OutputFile(file) { renderer.render(shown, into: $0) })
      } else {
        renderer.render(shown, into: stream)
      }
    }
    // A file may be the stream by another name.
    stream.flush()
    try CommandFailure.file { () throws(FileError) in
      try environment.workingFolder.write(files)
    }
  }

  /// Refuses to put findings in the place of a file that the run reads or writes.
  func spare(_ paths: [String], _ what: String) throws(CommandFailure) {
    let file = environment.workingFolder.first(of: outputs.compactMap(\.file), amongPlacesOf: paths)
    if let file { throw .usage(UsageError("findings cannot go to '\(file)', which is \(what)")) }
  }

  /// The first findings of each file, those of the greatest severity before others.
  private func limited(_ reports: [FileReport], _ most: Int) -> [FileReport] {
    reports.map { report in
      guard report.diagnostics.count > most else { return report }
      var report = report
      var left = most
      var kept = Set<Int>()
      for severity in Severity.allCases.sorted(by: >) {
        let found = report.diagnostics.indices
          .filter { report.diagnostics[$0].severity == severity }.prefix(left)
        kept.formUnion(found)
        left -= found.count
      }
      report.omitted += report.diagnostics.count - kept.count
      report.diagnostics = report.diagnostics.indices.filter(kept.contains)
        .map { report.diagnostics[$0] }
      return report
    }
  }
}

extension Environment {
  /// The folder of the repository that a workflow of GitHub or a pipeline of GitLab checked out, if
  /// the working folder is in it.
  var repositoryFolder: String? {
    let folder = workingFolder
    for name in ["GITHUB_WORKSPACE", "CI_PROJECT_DIR"] {
      guard let value = variable(name), value.hasPrefix("/") else { continue }
      let place = folder.absolutePath(of: ".")
      // The system names the working folder without the symbolic links that the variable may have.
      let roots = [folder.absolutePath(of: value), folder.realPath(of: value)].compactMap { $0 }
      if let root = roots.first(where: {
        place == $0 || place.hasPrefix($0 == "/" ? $0 : $0 + "/")
      }) {
        return root
      }
    }
    return nil
  }
}
