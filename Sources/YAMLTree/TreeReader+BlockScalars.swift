import SourceText

extension TreeReader {
  /// Looks at a block scalar's first line and returns where its last line ends. libyaml ends it
  /// after the blank lines that follow.
  mutating func readBlockScalar(from start: Int, to end: Int) -> Int {
    let header = BlockScalarHeader(bytes, at: start)
    if let comment = header.comment { _ = readComment(at: comment) }
    var last = end
    while last > header.end, bytes[last - 1].isBlankOrBreak { last -= 1 }
    while last < end, !bytes[last].isBreak { last += 1 }
    let isEmpty = last <= header.end
    if isEmpty {
      last = header.indicatorsEnd
      if header.indentation == nil { checkLeadingLines(from: header.end, to: end) }
    }
    if isEmpty || header.indentation != nil {
      indentationOrigins[UInt32(truncatingIfNeeded: records.count)] = blockColumn
    }
    return last
  }

  /// Blank lines at the beginning may not be indented deeper than the text after them. libyaml
  /// takes such text for something else.
  private mutating func checkLeadingLines(from start: Int, to end: Int) {
    var longest: ByteSpan?
    var offset = start
    while offset < bytes.count {
      if bytes[offset].isBreak { offset += 1 }
      let line = offset
      while offset < bytes.count, bytes[offset] == UInt8(ascii: " ") { offset += 1 }
      let span = ByteSpan(line, offset)
      guard offset < bytes.count else { return }
      if bytes[offset].isBreak {
        if span.count > longest?.count ?? 0 { longest = span }
        continue
      }
      guard let longest, span.count > blockColumn, longest.count > span.count else { return }
      return findings.report(
        YAMLRules.syntax,
        "a blank line of \(count(longest.count, "space")) before text that is indented by "
          + "\(span.count)",
        at: longest,
        help: "take the spaces out of the blank line"
      )
    }
  }
}

/// The first line of a block scalar.
struct BlockScalarHeader {
  /// By how much the text is indented, where that is written.
  private(set) var indentation: Int?
  /// Whether the line breaks at the end are kept (`+`), or taken off (`-`).
  private(set) var keepsEnd = false
  private(set) var stripsEnd = false
  /// Where the indicators end.
  let indicatorsEnd: Int
  /// Where the comment begins, if there is one.
  let comment: Int?
  /// Where the line ends, before its break.
  let end: Int

  /// Reads the line whose `|` or `>` stands at `start`.
  init(_ bytes: UnsafeBufferPointer<UInt8>, at start: Int) {
    var offset = start + 1
    reading: while offset < bytes.count {
      switch bytes[offset] {
      case UInt8(ascii: "+"): keepsEnd = true
      case UInt8(ascii: "-"): stripsEnd = true
      case UInt8(ascii: "1")...UInt8(ascii: "9"):
        indentation = Int(bytes[offset] - UInt8(ascii: "0"))
      default: break reading
      }
      offset += 1
    }
    indicatorsEnd = offset
    while offset < bytes.count, bytes[offset].isBlank { offset += 1 }
    comment = offset < bytes.count && bytes[offset] == UInt8(ascii: "#") ? offset : nil
    while offset < bytes.count, !bytes[offset].isBreak { offset += 1 }
    end = offset
  }
}
