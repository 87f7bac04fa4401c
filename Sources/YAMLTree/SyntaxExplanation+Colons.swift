import Diagnostics
import SourceText

/// A `:` too many, or one too few.
extension SyntaxExplanation {
  /// libyaml's longest key, in characters.
  private static let longestKey = 1_024

  /// A `:` stands where no key can be.
  func colon() -> Diagnostic {
    let sign = ByteSpan(offset, min(offset + 1, bytes.count))
    guard let previous, isBlank(from: previous.end, to: offset) else {
      return error("a ':' without a key before it", at: sign, help: "quote text that holds ': '")
    }
    if let diagnostic = longKey(previous) { return diagnostic }
    if previous.style == nil, isFirstOnLine(previous.start) { return multilineKey(previous) }
    guard isMultiline(previous) else {
      if bytes[lineStart(offset)..<offset].starts(with: "---".utf8), column(previous.start) > 3 {
        return error(
          "a mapping that begins on the line of '---'",
          at: sign,
          help: "begin the mapping on the next line"
        )
      }
      return fullWidthError(in: ByteSpan(firstOnLine(offset), offset))
        ?? error(
          "a second ':' on the line, where one key with its value is expected",
          at: sign,
          help: "quote the text that holds ': ', or begin the inner mapping on a line of its own"
        )
    }
    guard previous.style == .plain else { return multilineKey(previous) }
    return joinedLines(previous)
  }

  /// A plain text went on in a line that was meant as an entry of its own.
  func joinedLines(_ text: Content) -> Diagnostic {
    let whole = ByteSpan(text.start, text.end)
    let first = restOfLine(text.start)
    if let colon = colonWithoutSpace(in: first) { return missingSpace(at: colon) }
    if let diagnostic = fullWidthError(in: whole) { return diagnostic }
    let last = firstOnLine(text.end - 1)
    let line = ByteSpan(last, text.end)
    guard let collection = open.last(where: { !$0.isFlow }) else {
      return error("expected ':' after '\(self.text(first))'", at: first)
    }
    return error(
      "'\(self.text(line))' is indented by \(count(column(last), "space")), so that it continues "
        + "the text '\(self.text(first))' of the line above",
      at: ByteSpan(at: last),
      related: [Related("the text begins here", at: first)],
      help: "as a key of its own it begins at column \(keyColumn(collection, text) + 1)"
    )
  }

  /// A line stands where a key is expected, and is none.
  func missingColon() -> Diagnostic {
    let start = min(failure.contextOffset ?? offset, bytes.count)
    let line = restOfLine(start)
    if let diagnostic = longKey(Content(start: start, end: line.upperBound, style: .plain)) {
      return diagnostic
    }
    if let colon = colonWithoutSpace(in: line) { return missingSpace(at: colon) }
    if let diagnostic = fullWidthError(in: line) { return diagnostic }
    let token = token(at: start)
    switch bytes.at(start) {
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      let quote = bytes[start]
      if bytes[token.upperBound - 1] != quote || token.count < 2 {
        return multilineKey(Content(start: start, end: offset, style: .doubleQuoted))
      }
    case UInt8(ascii: "-"):
      return error(
        "expected a space after '-'",
        at: ByteSpan(start, start + 1),
        help: "an entry of a sequence is written '- entry'"
      )
    case UInt8(ascii: "["), UInt8(ascii: "{"):
      return error(
        "a value where a key of the mapping is expected",
        at: token,
        help: "indent a value deeper than its key"
      )
    default: break
    }
    return error(
      "expected ':' after '\(text(line))'",
      at: line,
      related: blockRelated(),
      help: "a key with a value is written 'key: value'"
    )
  }

  /// `id:home` where `id: home` is meant.
  func missingSpace(at colon: Int) -> Diagnostic {
    error(
      "expected a space after ':'",
      at: ByteSpan(colon, min(colon + 1, bytes.count)),
      help: "a key with a value is written 'key: value'; quote text that holds ':'"
    )
  }

  /// A key that is longer than libyaml can read.
  func longKey(_ key: Content) -> Diagnostic? {
    let length = bytes[key.start..<key.end].count { $0 & 0xC0 != 0x80 }
    guard length > SyntaxExplanation.longestKey else { return nil }
    let lead = bytes[key.start..<key.end].prefix(SyntaxExplanation.longestKey)
    guard key.style != .plain || !lead.contains(UInt8(ascii: "\n")) else { return nil }
    return Diagnostic(
      YAMLRules.limit.id,
      .error,
      "a key of more than \(count(limits.keyCharacters, "character"))",
      at: ByteSpan(key.start, key.end)
    )
  }

  /// A key that reaches over several lines.
  func multilineKey(_ key: Content) -> Diagnostic {
    error(
      "a key that reaches over several lines, expected it on one",
      at: ByteSpan(key.start, key.end),
      help: "a key ends on the line on which it begins"
    )
  }

  private func keyColumn(_ collection: OpenCollection, _ text: Content) -> Int {
    collection.isMapping ? collection.column : column(text.start)
  }
}
