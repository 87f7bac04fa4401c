import FileSystem
import SourceText
import TabDiff
import TabOutput

/// The formats in which `tabc diff` shows changes, and where each goes.
struct DiffOutputs {
  static let option = CommandOption(
    "--format",
    value: "FORMAT[=FILE]",
    choices: formats,
    "How they are shown: \(formats.joined(separator: ", ")). Repeats."
  )

  private static let formats = DiffFormat.allCases.map(\.rawValue)

  private let outputs: [(format: DiffFormat, file: String?)]
  private let color: ColorChoice
  private let environment: Environment

  /// Reads the values of `--format`.
  init(
    _ values: [String],
    color: ColorChoice,
    in environment: Environment
  ) throws(UsageError) {
    self.color = color
    self.environment = environment
    let isWorkflow = environment.variable("GITHUB_ACTIONS") == "true"
    if values.isEmpty {
      outputs = isWorkflow ? [(.text, nil), (.github, nil)] : [(.text, nil)]
      return
    }
    var outputs: [(format: DiffFormat, file: String?)] = []
    for value in values {
      let parts = value.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard let format = DiffFormat(rawValue: String(parts[0])) else {
        throw ParsedArguments.unknownWord(String(parts[0]), for: "--format", Self.formats)
      }
      let file = parts.count > 1 ? String(parts[1]) : nil
      if file == "" { throw UsageError("'--format \(value)' names no file") }
      outputs.append((format, file == "-" ? nil : file))
    }
    self.outputs = outputs
    try check()
  }

  /// One file takes one format; lines of text and workflow commands may share standard output.
  private func check() throws(UsageError) {
    var files: Set<String> = []
    for file in outputs.compactMap(\.file)
    where !files.insert(environment.workingFolder.absolutePath(of: file)).inserted {
      throw UsageError("two formats go to the file '\(file)'", help: "name a file for each")
    }
    let shared = outputs.filter { $0.file == nil }.map(\.format)
    guard shared.count > 1 else { return }
    for (index, format) in shared.enumerated() {
      if shared[..<index].contains(format) {
        throw UsageError("the format '\(format.rawValue)' is there twice")
      }
      if format != .text, format != .github {
        throw UsageError(
          "the format '\(format.rawValue)' cannot share standard output with another",
          help: "give it a file, as '--format \(format.rawValue)=FILE'"
        )
      }
    }
  }

  /// Refuses to put changes in the place of a file that the run reads or writes.
  func spare(_ paths: [String], _ what: String) throws(CommandFailure) {
    let file = environment.workingFolder.first(of: outputs.compactMap(\.file), amongPlacesOf: paths)
    if let file { throw .usage(UsageError("changes cannot go to '\(file)', which is \(what)")) }
  }

  /// Shows changes in every format.
  func show(_ reports: [DiffReport]) throws(CommandFailure) {
    let stream = environment.output
    let isColored = color.isColored(isTerminal: stream.isTerminal, environment.variable)
    var files: [OutputFile] = []
    for (format, file) in outputs {
      let renderer = format.renderer(
        RenderingOptions(
          isColored: isColored && file == nil,
          workingFolder: environment.workingFolder.path,
          repositoryFolder: environment.repositoryFolder,
          version: Program.version,
          command: DiffCommand.name
        )
      )
      if let file {
        files.append(OutputFile(file) { renderer.render(reports, into: $0) })
      } else {
        renderer.render(reports, into: stream)
      }
    }
    // A file may be the stream by another name.
    stream.flush()
    try CommandFailure.file { () throws(FileError) in
      try environment.workingFolder.write(files)
    }
  }
}
