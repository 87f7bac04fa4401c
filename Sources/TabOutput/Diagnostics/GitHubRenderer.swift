import Diagnostics
import SourceText

/// Findings as workflow commands, which GitHub Actions shows beside the lines of a pull request.
///
/// Of each kind GitHub takes ten from a step and drops the rest without a word: the first ten of
/// each are written, errors first, and one notice says how many more there are.
public struct GitHubRenderer: DiagnosticRenderer {
  private static let limit = 10

  private let options: RenderingOptions

  /// A renderer for paths that are relative to the working folder.
  public init(_ options: RenderingOptions) { self.options = options }

  /// Writes the commands, one a line.
  public func render(_ reports: [FileReport], into sink: any ByteSink) {
    var left = reports.omitted + max(0, options.failures.count - Self.limit)
    let failures = options.failures.prefix(Self.limit)
    for failure in failures { sink.write("::error title=tabc::\(GitHubText.data(failure))\n") }
    for severity in Severity.allCases.reversed() {
      let count = reports.count(of: severity)
      // The last notice is the one about the rest.
      let isLast = severity == .info && left + max(0, count - Self.limit) > 0
      let taken = isLast ? 1 : severity == .error ? failures.count : 0
      let most = Self.limit - taken
      var written = 0
      reports.visit(severity) { diagnostic, report, lines in
        guard written < most else { return false }
        sink.write(command(for: diagnostic, report, lines))
        written += 1
        return true
      }
      left += count - written
    }
    if left > 0 {
      let message = FileReport.moreFindings(left) + "; another format shows them"
      sink.write("::notice title=tabc::\(message)\n")
    }
  }

  private func command(
    for diagnostic: Diagnostic,
    _ report: FileReport,
    _ lines: LineIndex?
  ) -> String {
    var properties = "file=" + GitHubText.property(options.shownPath(report.path))
    if let lines {
      let start = lines.position(at: diagnostic.span.lowerBound)
      let end = lines.position(at: diagnostic.span.upperBound)
      properties += ",line=\(start.line),endLine=\(end.line)"
      // GitHub takes columns for places on one line only.
      if start.line == end.line { properties += ",col=\(start.column),endColumn=\(end.column)" }
    }
    properties += ",title=" + GitHubText.property(diagnostic.rule.name)

    var message = [VisibleText.line(diagnostic.fullMessage)]
    for related in diagnostic.related {
      let line = lines.map { " (line \($0.position(at: related.span.lowerBound).line))" }
      message.append(VisibleText.line(related.message) + (line ?? ""))
    }
    if let help = diagnostic.help ?? diagnostic.fix?.title {
      message.append("help: " + VisibleText.line(help))
    }
    let data = message.map(GitHubText.data).joined(separator: "%0A")
    return "::\(name(of: diagnostic.severity)) \(properties)::\(data)\n"
  }

  private func name(of severity: Severity) -> String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .info: "notice"
    }
  }
}
