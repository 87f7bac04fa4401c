import Diagnostics
import SourceText

/// Lines inside brackets and inside texts of several lines must be indented deeper than the block
/// that they belong to. libyaml does not check it.
extension TreeReader {
  /// Checks a line inside brackets that begins at `start`.
  mutating func checkFlowLine(at start: Int) {
    guard !hasReportedFlowLine, let content = contentOfLine(at: start),
      bytes[content] != UInt8(ascii: "#")
    else { return }
    // Everybody writes a closing bracket below the line that opened it.
    let isCloser = bytes[content] == UInt8(ascii: "]") || bytes[content] == UInt8(ascii: "}")
    let least = blockColumn + (isCloser ? 0 : 1)
    guard indentation(at: start) < least else { return }
    hasReportedFlowLine = true
    let opener = open.first { $0.isFlow }.map { Int(records[$0.record].start) } ?? start
    reportLine(
      at: start,
      content: content,
      least: least,
      "the brackets that it continues need",
      from: opener
    )
  }

  /// Checks the lines after the first of a text.
  mutating func checkLines(from start: Int, to end: Int) {
    var offset = start
    while offset < end {
      offset += 1
      guard bytes[offset - 1] == UInt8(ascii: "\n"), !hasReportedFlowLine,
        let content = contentOfLine(at: offset), content < end,
        indentation(at: offset) <= blockColumn
      else { continue }
      if flowDepth > 0 { hasReportedFlowLine = true }
      return reportLine(
        at: offset,
        content: content,
        least: blockColumn + 1,
        "the text that it continues needs",
        from: start
      )
    }
  }

  private mutating func reportLine(
    at start: Int,
    content: Int,
    least: Int,
    _ whole: String,
    from opener: Int
  ) {
    let spaces = indentation(at: start)
    let related = [Related("what the line continues begins here", at: ByteSpan(opener, opener + 1))]
    if start + spaces < content {
      findings.report(
        YAMLRules.syntax,
        "a tab character used for indentation, expected spaces",
        at: ByteSpan(start + spaces, content),
        related: related,
        help: "indent the line by at least \(count(least, "space"))"
      )
    } else {
      findings.report(
        YAMLRules.syntax,
        "the line is indented by \(count(spaces, "space")), but \(whole) at least \(least)",
        at: ByteSpan(at: content),
        related: related,
        help: "indent the line further, or end before it what it continues"
      )
    }
  }

  /// The first character of a line that is not blank; nil where there is none.
  private func contentOfLine(at start: Int) -> Int? {
    var offset = start
    while offset < bytes.count, bytes[offset].isBlank { offset += 1 }
    guard offset < bytes.count, !bytes[offset].isBreak else { return nil }
    return offset
  }

  /// How many spaces a line begins with.
  private func indentation(at start: Int) -> Int {
    var offset = start
    while offset < bytes.count, bytes[offset] == UInt8(ascii: " ") { offset += 1 }
    return offset - start
  }
}

/// A number with what it counts.
func count(_ number: Int, _ noun: String) -> String {
  "\(number) \(noun)\(number == 1 ? "" : "s")"
}
