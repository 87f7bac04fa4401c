import Diagnostics
import SourceText

extension SyntaxExplanation {
  /// Where the line of `offset` begins.
  func lineStart(_ offset: Int) -> Int {
    var start = offset
    while start > 0, bytes[start - 1] != UInt8(ascii: "\n") { start -= 1 }
    return start
  }

  /// The number of the line of `offset`, counted from 1.
  func lineNumber(_ offset: Int) -> Int {
    1 + bytes[..<offset].count { $0 == UInt8(ascii: "\n") }
  }

  /// Whether nothing but white space stands before `offset` on its line.
  func isFirstOnLine(_ offset: Int) -> Bool { firstOnLine(offset) >= offset }

  /// The first character of the line of `offset` that is not blank.
  func firstOnLine(_ offset: Int) -> Int {
    var first = lineStart(offset)
    while first < bytes.count, bytes[first].isBlank { first += 1 }
    return first
  }

  /// How many characters stand before `offset` on its line.
  func column(_ offset: Int) -> Int {
    bytes[lineStart(offset)..<offset].count { $0 & 0xC0 != 0x80 }
  }

  /// Whether `start` and `offset` are on one line, with nothing but blanks between.
  func isBlank(from start: Int, to offset: Int) -> Bool {
    start <= offset && bytes[start..<offset].allSatisfy(\.isBlank)
  }

  /// Whether a span reaches over a line's end.
  func isMultiline(_ content: Content) -> Bool {
    bytes[content.start..<content.end].contains(UInt8(ascii: "\n"))
  }

  /// The piece of text at `offset`: a quoted text, or what stands there up to the next blank.
  func token(at offset: Int) -> ByteSpan {
    guard offset < bytes.count else { return ByteSpan(at: bytes.count) }
    var end = offset + 1
    let first = bytes[offset]
    if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") {
      while end < bytes.count, bytes[end] != first, !bytes[end].isBreak { end += 1 }
      return ByteSpan(offset, min(end + 1, bytes.count))
    }
    if first.isFlowIndicator { return ByteSpan(offset, end) }
    while end < bytes.count, !bytes[end].isBlankOrBreak, !bytes[end].isFlowIndicator {
      if bytes[end] == UInt8(ascii: ":"), bytes.at(end + 1)?.isBlankOrBreak ?? true { break }
      end += 1
    }
    return ByteSpan(offset, end)
  }

  /// The text from `offset` up to the end of its line.
  func restOfLine(_ offset: Int) -> ByteSpan {
    var end = offset
    while end < bytes.count, !bytes[end].isBreak { end += 1 }
    while end > offset, bytes[end - 1].isBlank { end -= 1 }
    return ByteSpan(offset, end)
  }

  /// The text of a span for a message, shortened.
  func text(_ span: ByteSpan) -> String {
    let text = String(decoding: bytes[span.range].prefix(200), as: UTF8.self)
    return text.count > 40 ? text.prefix(40) + "…" : text
  }

  /// The colon of something like `id:home`, where a word is directly followed by more.
  func colonWithoutSpace(in span: ByteSpan) -> Int? {
    guard let colon = bytes[span.range].firstIndex(of: UInt8(ascii: ":")) else { return nil }
    let word = bytes[span.lowerBound..<colon]
    guard !word.isEmpty, word.allSatisfy({ $0.isWordCharacter || $0 >= 0x80 }),
      colon + 1 < span.upperBound, !bytes[colon + 1].isBlankOrBreak,
      !bytes[colon + 1..<span.upperBound].starts(with: "//".utf8)
    else { return nil }
    return colon
  }

  /// A full-width sign in a span that looks like one of YAML's own.
  func fullWidthSign(in span: ByteSpan) -> (span: ByteSpan, sign: Character, meant: Character)? {
    var offset = span.lowerBound
    while offset < span.upperBound {
      guard let (character, length) = UTF8Reader.read(bytes, at: offset) else { return nil }
      if let meant = FullWidth.meant(character) {
        return (ByteSpan(offset, offset + length), Character(character), meant)
      }
      offset += length
    }
    return nil
  }

  /// The error that a full-width sign in `span` is, if there is one.
  func fullWidthError(in span: ByteSpan) -> Diagnostic? {
    guard let (span, sign, meant) = fullWidthSign(in: span) else { return nil }
    return error(
      "a full-width '\(sign)' in plain text, expected '\(meant)'",
      at: span,
      help: "if it is meant as text, quote the text"
    )
  }
}

/// The full-width forms of YAML's indicators, which some keyboards type instead.
enum FullWidth {
  /// The sign that `character` looks like.
  static func meant(_ character: Unicode.Scalar) -> Character? {
    switch character {
    case "\u{FF1A}": ":"
    case "\u{FF0C}", "\u{3001}": ","
    case "\u{FF3B}": "["
    case "\u{FF3D}": "]"
    case "\u{FF5B}": "{"
    case "\u{FF5D}": "}"
    case "\u{FF0D}": "-"
    case "\u{FF03}": "#"
    case "\u{FF02}", "\u{201C}", "\u{201D}": "\""
    default: nil
    }
  }
}
