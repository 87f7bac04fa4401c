import Diagnostics
import SourceText

/// What is wrong inside brackets.
extension SyntaxExplanation {
  /// Something else than the next entry or the closing bracket.
  func outOfFlow() -> Diagnostic {
    guard let opener = innermostBracket else { return outOfBlock() }
    guard offset < bytes.count else { return unclosed(opener) }
    let closer = bytes[opener.start] == UInt8(ascii: "[") ? UInt8(ascii: "]") : UInt8(ascii: "}")
    let byte = bytes[offset]
    if byte == UInt8(ascii: "]") || byte == UInt8(ascii: "}"), byte != closer {
      return error(
        "'\(sign(byte))' where '\(sign(bytes[opener.start]))' is to be closed by '\(sign(closer))'",
        at: ByteSpan(offset, offset + 1),
        related: [Related("opened here", at: ByteSpan(opener.start, opener.start + 1))]
      )
    }
    let first = firstOnLine(offset)
    if first > opener.start, column(first) <= blockColumn, bytes[first] != closer {
      return unclosed(opener)
    }
    if byte == UInt8(ascii: ":") { return colonInFlow(opener) }
    if let previous, let diagnostic = afterQuoteInFlow(previous) { return diagnostic }
    return missingComma(before: token(at: offset), opener)
  }

  /// The innermost bracket that has not been closed.
  var innermostBracket: Content? {
    open.last { $0.isFlow && !$0.isPair }.map {
      let start = Int(records[$0.record].start)
      return Content(start: start, end: start + 1, style: nil)
    }
  }

  /// A bracket that is never closed.
  func unclosed(_ opener: Content) -> Diagnostic {
    let byte = bytes[opener.start]
    return error(
      "'\(sign(byte))' is never closed",
      at: ByteSpan(opener.start, opener.end),
      help: "put '\(byte == UInt8(ascii: "[") ? "]" : "}")' where the "
        + "\(byte == UInt8(ascii: "[") ? "sequence" : "mapping") ends"
    )
  }

  private func colonInFlow(_ opener: Content) -> Diagnostic {
    guard let previous, previous.end <= offset else {
      return error("a ':' without a key before it", at: ByteSpan(offset, offset + 1))
    }
    if let diagnostic = longKey(previous) { return diagnostic }
    guard isBlank(from: previous.end, to: offset) else {
      return error(
        "a ':' on another line than its key",
        at: ByteSpan(offset, offset + 1),
        related: [Related("the key", at: ByteSpan(previous.start, previous.end))],
        help: "put the ':' right after the key"
      )
    }
    if isMultiline(previous) {
      let last = firstOnLine(previous.end - 1)
      guard previous.style == .plain else { return multilineKey(previous) }
      if let diagnostic = fullWidthError(in: ByteSpan(previous.start, previous.end)) {
        return diagnostic
      }
      return missingComma(before: token(at: last), opener)
    }
    return fullWidthError(in: ByteSpan(previous.start, previous.end))
      ?? error(
        "a second ':', where one key with its value is expected",
        at: ByteSpan(offset, offset + 1),
        help: "put a ',' between entries, or quote the text that holds ': '"
      )
  }

  private func missingComma(before token: ByteSpan, _ opener: Content) -> Diagnostic {
    var end = token.lowerBound
    while end > opener.end, bytes[end - 1].isBlankOrBreak { end -= 1 }
    return error(
      "expected ',' before '\(text(token))'",
      at: ByteSpan(at: end),
      related: [Related("inside these brackets", at: ByteSpan(opener.start, opener.end))],
      help: bytes.at(token.lowerBound) == UInt8(ascii: "[") || token.lowerBound == end
        ? "quote the whole text, or put ',' between the entries"
        : "put ',' between the entries, or quote the whole text"
    )
  }

  private func afterQuoteInFlow(_ previous: Content) -> Diagnostic? {
    guard previous.style == .singleQuoted || previous.style == .doubleQuoted,
      previous.end == offset
    else { return nil }
    return afterQuote(previous, token(at: offset))
  }

  /// No value where one must be.
  func missingValue() -> Diagnostic {
    guard offset < bytes.count else {
      return innermostBracket.map(unclosed)
        ?? error("expected a value", at: ByteSpan(at: bytes.count))
    }
    let token = token(at: offset)
    if root == nil, bytes[offset...].starts(with: "...".utf8) {
      return unsupported("the file is empty", at: ByteSpan(at: 0))
    }
    let byte = bytes[offset]
    if byte == UInt8(ascii: "*") {
      return error("an alias with an anchor or a tag before it", at: token)
    }
    guard let opener = innermostBracket else {
      return error(
        "'\(text(token))' where a value is expected",
        at: token,
        help: "text that begins with '\(sign(byte))' must be quoted"
      )
    }
    let isMarker =
      column(offset) == 0
      && ["---", "..."].contains { bytes[offset...].starts(with: $0.utf8) }
    if isMarker || isFirstOnLine(offset) && column(offset) <= blockColumn && !byte.isFlowIndicator {
      return unclosed(opener)
    }
    return error(
      "'\(text(token))' where an entry is expected",
      at: token,
      related: [Related("inside these brackets", at: ByteSpan(opener.start, opener.end))],
      help: byte == UInt8(ascii: ",") ? "delete one ','" : nil
    )
  }

  /// A byte that is an ASCII sign, as text.
  func sign(_ byte: UInt8) -> String { String(Unicode.Scalar(byte)) }
}
