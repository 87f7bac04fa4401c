import Diagnostics
import SourceText

/// Findings as a Code Quality report of GitLab.
///
/// GitLab compares reports by fingerprint, which lines and wording therefore have no part in. It
/// has no place for a number of findings that were left out.
public struct GitLabRenderer: DiagnosticRenderer {
  private let options: RenderingOptions

  /// A renderer for paths that are relative to the working folder.
  public init(_ options: RenderingOptions) { self.options = options }

  /// Writes the document and a line feed.
  public func render(_ reports: [FileReport], into sink: any ByteSink) {
    var writer = JSONWriter(into: sink)
    writer.beginArray()
    for report in reports {
      let lines = report.lines
      let path = options.shownPath(report.path)
      var numbers = FindingNumbers()
      for diagnostic in report.diagnostics {
        let finding = numbers.next(diagnostic, path: path)
        writer.beginObject()
        writer.member("description", VisibleText.line(diagnostic.fullMessage))
        writer.member("check_name", diagnostic.rule.name)
        writer.member(
          "fingerprint",
          finding.number == 1 ? finding.text : "\(finding.text)-\(finding.number)"
        )
        writer.member("severity", severity(of: diagnostic))
        writer.key("location")
        writer.beginObject()
        writer.member("path", path)
        writer.key("lines")
        writer.beginObject()
        writer.key("begin")
        // An entry without a line is dropped.
        writer.integer(lines?.position(at: diagnostic.span.lowerBound).line ?? 1)
        writer.endObject()
        writer.endObject()
        writer.endObject()
      }
    }
    writer.endArray()
    writer.lineFeed()
    writer.finish()
  }

  private func severity(of diagnostic: Diagnostic) -> String {
    switch diagnostic.severity {
    case .error: "major"
    case .warning: "minor"
    case .info: "info"
    }
  }
}
