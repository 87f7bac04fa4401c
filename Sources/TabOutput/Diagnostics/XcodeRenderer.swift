import Diagnostics
import SourceText

/// Findings as Xcode reads them from a build phase's output: absolute paths, one line each, and
/// related places as notes.
public struct XcodeRenderer: DiagnosticRenderer {
  private let options: RenderingOptions

  /// A renderer for paths that are relative to the working folder.
  public init(_ options: RenderingOptions) { self.options = options }

  /// Writes the lines. A finding without a place is `error: message [rule]`.
  public func render(_ reports: [FileReport], into sink: any ByteSink) {
    for report in reports {
      let path = VisibleText.line(options.absolutePath(report.path))
      let lines = report.lines
      for diagnostic in report.diagnostics {
        let message = VisibleText.line(diagnostic.fullMessage)
        let rule = VisibleText.line(diagnostic.rule.name)
        let place = place(of: diagnostic.span, path, lines)
        sink.write("\(place)\(kind(of: diagnostic)): \(message) [\(rule)]\n")
        for related in diagnostic.related {
          let place = self.place(of: related.span, path, lines)
          sink.write("\(place)note: \(VisibleText.line(related.message))\n")
        }
      }
      if report.omitted > 0 {
        let omission = report.omission(in: " in '\(VisibleText.line(report.path))'")
        sink.write("note: \(omission)\n")
      }
    }
  }

  private func kind(of diagnostic: Diagnostic) -> String {
    switch diagnostic.severity {
    case .error: "error"
    case .warning: "warning"
    case .info: "note"
    }
  }

  private func place(of span: ByteSpan, _ path: String, _ lines: LineIndex?) -> String {
    guard let position = lines?.position(at: span.lowerBound) else { return "" }
    return "\(path):\(position.line):\(position.column): "
  }
}
