import Diagnostics
import FileSystem
import SourceText
import TabOutput
import YAMLTree

/// The options of commands that check files: how large they may be, and how findings are shown.
struct FindingOptions {
  static let options = [
    CommandOption(
      "--format",
      value: "FORMAT[=FILE]",
      choices: DiagnosticFormat.allCases.map(\.rawValue),
      "How findings are shown: \(formats). May be given several times."
    ),
    CommandOption(
      "--fail-on",
      value: "LEVEL",
      choices: FailureLevel.allCases.map(\.rawValue),
      "The least severity that fails: error, warning, info or never."
    ),
    CommandOption("--strict", "The same as --fail-on warning."),
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

  private static var formats: String {
    DiagnosticFormat.allCases.map(\.rawValue).joined(separator: ", ")
  }

  /// What findings have to be at least for a run to fail.
  enum FailureLevel: String, CaseIterable {
    case error
    case warning
    case info
    case never

    var severity: Severity? { Severity(rawValue: rawValue) }
  }

  /// A format, and the file that it goes to, if not to the command's own stream.
  struct Output {
    let format: DiagnosticFormat
    let file: String?
  }

  let outputs: [Output]
  let failureLevel: FailureLevel
  let color: ColorChoice
  let maximumDiagnostics: Int
  let maximumSize: Int
  let limits: YAMLLimits

  init(_ arguments: ParsedArguments) throws(UsageError) {
    outputs = try Self.outputs(arguments.values("--format"))
    failureLevel = try arguments.word(
      "--fail-on",
      default: arguments.has("--strict") ? .warning : .error
    )
    color = try arguments.word("--color", default: .auto)
    maximumDiagnostics = try arguments.number("--max-diagnostics", atLeast: 0) ?? 50
    maximumSize = try arguments.bytes("--max-size") ?? Self.defaultMaximumSize
    limits = try Self.limits(arguments)
  }

  /// The largest file that is read unless the command line says otherwise, in bytes.
  static let defaultMaximumSize = 4 << 20

  /// How large the YAML may be.
  static func limits(_ arguments: ParsedArguments) throws(UsageError) -> YAMLLimits {
    try arguments.number("--max-nodes").map { YAMLLimits(nodes: $0) } ?? YAMLLimits()
  }

  private static func outputs(_ values: [String]) throws(UsageError) -> [Output] {
    var outputs: [Output] = []
    for value in values.isEmpty ? [DiagnosticFormat.text.rawValue] : values {
      let parts = value.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard let format = DiagnosticFormat(rawValue: String(parts[0])) else {
        throw ParsedArguments.unknownWord(
          String(parts[0]),
          for: "--format",
          DiagnosticFormat.allCases.map(\.rawValue)
        )
      }
      let file = parts.count > 1 ? String(parts[1]) : nil
      if file == "" { throw UsageError("'--format \(value)' names no file") }
      outputs.append(Output(format: format, file: file == "-" ? nil : file))
    }
    return outputs
  }

  /// Shows findings in every format that was asked for.
  ///
  /// - Parameter stream: Takes the formats that go to no file.
  func show(
    _ reports: [FileReport],
    on stream: any OutputSink,
    in environment: Environment
  ) throws(CommandFailure) {
    let reports = reports.map { report in
      var report = report
      report.omitted = max(0, report.diagnostics.count - maximumDiagnostics)
      report.diagnostics.removeLast(report.omitted)
      return report
    }
    var files: [OutputFile] = []
    for output in outputs {
      let isColored =
        output.file == nil
        && color.isColored(isTerminal: stream.isTerminal, environment.variable)
      let renderer = output.format.renderer(
        RenderingOptions(
          isColored: isColored,
          workingFolder: environment.workingFolder.path
        )
      )
      if let file = output.file {
        files.append(OutputFile(file) { renderer.render(reports, into: $0) })
      } else {
        renderer.render(reports, into: stream)
      }
    }
    try CommandFailure.file { () throws(FileError) in
      for file in files {
        let source = reports.first { environment.workingFolder.isSameFile($0.path, file.name) }
        if let source { throw FileError(.write, file.name, .sameFile(source.path)) }
      }
      try environment.workingFolder.write(files)
    }
  }

  /// Whether findings make a run fail.
  func fails(_ reports: [FileReport]) -> Bool {
    guard let least = failureLevel.severity else { return false }
    return reports.contains { $0.diagnostics.contains { $0.severity >= least } }
  }
}
