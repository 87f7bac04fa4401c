import Diagnostics
import SourceText

/// Findings for people: the source line with a caret under the exact place, related places with
/// their own lines, and what to do.
public struct TextRenderer: DiagnosticRenderer {
  private let isColored: Bool
  private let omissionHint: String

  /// A renderer that colours its output, or does not.
  ///
  /// - Parameter omissionHint: What is said where findings were left out.
  public init(isColored: Bool = false, omissionHint: String = FileReport.omissionHint) {
    self.isColored = isColored
    self.omissionHint = omissionHint
  }

  /// Writes the findings with a blank line after each.
  public func render(_ reports: [FileReport], into sink: any ByteSink) {
    for report in reports {
      let lines = report.lines
      for diagnostic in report.diagnostics {
        sink.write(text(of: diagnostic, in: report, lines) + "\n")
      }
      if report.omitted > 0 {
        let omission = report.omission(
          in: " in '\(VisibleText.line(report.path))'",
          hint: omissionHint
        )
        sink.write(paint("info", .info) + ": " + omission + "\n\n")
      }
    }
  }

  private func text(
    of diagnostic: Diagnostic,
    in report: FileReport,
    _ lines: LineIndex?
  ) -> String {
    let spans = [diagnostic.span] + diagnostic.related.map(\.span)
    let numbers = lines.map { lines in spans.map { lines.position(at: $0.lowerBound).line } } ?? []
    let frame = Frame(
      path: VisibleText.line(report.path),
      source: report.source,
      lines: lines,
      margin: String(numbers.max() ?? 0).count,
      isColored: isColored
    )
    let style = Style(diagnostic.severity)

    var text = paint(diagnostic.severity.rawValue, style)
    text += paint(": " + VisibleText.line(diagnostic.message), .strong)
    text += " [" + VisibleText.line(diagnostic.rule.name) + "]\n"
    if let detail = diagnostic.detail { text += "  " + VisibleText.line(detail) + "\n" }
    text += frame.excerpt(of: diagnostic.span, marked: "^", style)
    for related in diagnostic.related {
      text += paint("note", .info) + ": " + VisibleText.line(related.message) + "\n"
      text += frame.excerpt(of: related.span, marked: "-", .info)
    }
    if let help = diagnostic.help ?? diagnostic.fix?.title {
      text += paint("help", .info) + ": " + VisibleText.line(help) + "\n"
    }
    return text
  }

  private func paint(_ text: String, _ style: Style) -> String {
    isColored ? style.applied(to: text) : text
  }
}

/// Draws source lines with their numbers in a margin of one width.
private struct Frame {
  let path: String
  let source: SourceText?
  let lines: LineIndex?
  let margin: Int
  let isColored: Bool

  /// Where `span` is, its line, and `mark` under it. Without a source it is the path alone.
  func excerpt(of span: ByteSpan, marked mark: Character, _ style: Style) -> String {
    let indentation = String(repeating: " ", count: margin)
    guard let source, let lines else { return indentation + paint("--> ") + path + "\n" }
    let position = lines.position(at: span.lowerBound)
    let line = lines.span(ofLine: position.line)
    let excerpt = SourceExcerpt(of: span, inLine: line, of: source)
    let carets = String(repeating: mark, count: excerpt.width)
    let number = String(position.line)
    let padding = String(repeating: " ", count: margin - number.count)

    var text = indentation + paint("--> ") + path + ":\(position.line):\(position.column)\n"
    text += indentation + paint(" |") + "\n"
    text += padding + paint(number + " |") + (excerpt.text.isEmpty ? "" : " " + excerpt.text)
    text += "\n" + indentation + paint(" |")
    text += String(repeating: " ", count: excerpt.indentation + 1)
    text += (isColored ? style.applied(to: carets) : carets) + "\n"
    return text
  }

  private func paint(_ text: String) -> String {
    isColored ? Style.frame.applied(to: text) : text
  }
}
