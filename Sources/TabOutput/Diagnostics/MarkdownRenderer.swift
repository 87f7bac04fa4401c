import Diagnostics
import SourceText

/// Findings as a table for the comment on a pull request or the summary of a workflow's step.
///
/// The most severe come first, as many as such a comment can hold; below the table stands how many
/// more there are.
public struct MarkdownRenderer: DiagnosticRenderer {
  // A comment on GitHub holds 65,536 characters.
  private static let mostBytes = 60_000
  private static let mostFailures = 10

  private let options: RenderingOptions

  /// A renderer for paths that are relative to the working folder.
  public init(_ options: RenderingOptions) { self.options = options }

  /// Writes a heading and, if anything was found, the table.
  public func render(_ reports: [FileReport], into sink: any ByteSink) {
    sink.write("### tabc \(escaped(options.command)): \(summary(of: reports))\n")
    for failure in options.failures.prefix(Self.mostFailures) {
      sink.write("\n**error:** \(escaped(failure))\n")
    }
    if options.failures.count > Self.mostFailures {
      sink.write("\nand \(options.failures.count - Self.mostFailures) more\n")
    }
    let found = reports.reduce(0) { $0 + $1.diagnostics.count }
    if found > 0 {
      sink.write("\n| Severity | Place | Finding | Rule |\n| --- | --- | --- | --- |\n")
    }
    let left = found - writeRows(of: reports, into: sink) + reports.omitted
    if left > 0 { sink.write("\n\(FileReport.moreFindings(left)), not listed here\n") }
  }

  private func summary(of reports: [FileReport]) -> String {
    let counts = Severity.allCases.reversed().compactMap { severity -> String? in
      let count = reports.count(of: severity)
      return count == 0 ? nil : "\(count) \(severity.rawValue)\(count == 1 ? "" : "s")"
    }
    let files = reports.count == 1 ? "1 file" : "\(reports.count) files"
    return (counts.isEmpty ? "nothing found" : counts.joined(separator: ", ")) + " in \(files)"
  }

  /// Writes as many rows as there is room for, and tells how many.
  private func writeRows(of reports: [FileReport], into sink: any ByteSink) -> Int {
    var rows = 0
    var bytes = 0
    for severity in Severity.allCases.reversed() {
      reports.visit(severity) { diagnostic, report, lines in
        let row = row(for: diagnostic, report, lines)
        bytes += row.utf8.count
        guard bytes <= Self.mostBytes else { return false }
        sink.write(row)
        rows += 1
        return true
      }
      if bytes > Self.mostBytes { break }
    }
    return rows
  }

  private func row(for diagnostic: Diagnostic, _ report: FileReport, _ lines: LineIndex?) -> String
  {
    let path = escaped(options.shownPath(report.path))
    func place(_ span: ByteSpan) -> String {
      guard let position = lines?.position(at: span.lowerBound) else { return path }
      return "\(path):\(position.line):\(position.column)"
    }
    var finding = [escaped(diagnostic.message)]
    if let detail = diagnostic.detail { finding.append(escaped(detail)) }
    for related in diagnostic.related {
      finding.append("\(escaped(related.message)): \(place(related.span))")
    }
    if let help = diagnostic.help ?? diagnostic.fix?.title { finding.append(escaped(help)) }
    let cells = [
      diagnostic.severity.rawValue, place(diagnostic.span), finding.joined(separator: "<br>"),
      escaped(diagnostic.rule.name),
    ]
    return "| \(cells.joined(separator: " | ")) |\n"
  }

  private func escaped(_ text: String) -> String { MarkdownText.escaped(text) }
}
