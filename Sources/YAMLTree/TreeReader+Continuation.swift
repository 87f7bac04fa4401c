import Diagnostics
import SourceText

/// Lines inside brackets and inside texts of several lines must be indented deeper than the block
/// that they belong to. libyaml does not check it.
extension TreeReader {
  /// Checks a line inside brackets that begins at `start`.
  mutating func checkFlowLine(at start: Int) {
    guard !hasReportedFlowLine, let content = contentOfLine(at: start) else { return }
    switch bytes[content] {
    case UInt8(ascii: "#"): return
    // Everybody writes a closing bracket below the line that opened it.
    case UInt8(ascii: "]"), UInt8(ascii: "}"):
      if indentation(at: start) >= blockColumn { return }
    default:
      if indentation(at: start) > blockColumn { return }
    }
    hasReportedFlowLine = true
    let opener = open.first { $0.isFlow }.map { records[$0.record] }
    reportContinuation(
      at: start,
      content: content,
      of: "the brackets",
      from: opener.map { ByteSpan(Int($0.start), Int($0.start) + 1) }
    )
  }

  /// Checks the lines after the first of a text.
  mutating func checkLines(from start: Int, to end: Int) {
    var offset = start
    while offset < end {
      guard bytes[offset] == UInt8(ascii: "\n") else {
        offset += 1
        continue
      }
      offset += 1
      if let content = contentOfLine(at: offset), content < end,
        indentation(at: offset) <= blockColumn, !hasReportedFlowLine
      {
        if flowDepth > 0 { hasReportedFlowLine = true }
        return reportContinuation(
          at: offset,
          content: content,
          of: "the text",
          from: ByteSpan(start, start + 1)
        )
      }
    }
  }

  private mutating func reportContinuation(
    at start: Int,
    content: Int,
    of whole: String,
    from opener: ByteSpan?
  ) {
    let spaces = indentation(at: start)
    let related = opener.map { [Related("\(whole) that it continues", at: $0)] } ?? []
    if spaces < content {
      let tabs = start + spaces
      if tabs < content {
        return findings.report(
          YAMLRules.syntax,
          "a tab character used for indentation, expected spaces",
          at: ByteSpan(tabs, content),
          related: related,
          help: "indent the line by at least \(count(blockColumn + 1, "space"))"
        )
      }
    }
    findings.report(
      YAMLRules.syntax,
      "the line is indented by \(count(spaces, "space")), but \(whole) that it continues "
        + "need\(whole.hasSuffix("s") ? "" : "s") at least \(blockColumn + 1)",
      at: ByteSpan(at: content),
      related: related,
      help: "indent it further, or close \(whole) before it"
    )
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
