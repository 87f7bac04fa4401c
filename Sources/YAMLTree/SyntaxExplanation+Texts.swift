import Diagnostics
import SourceText

/// What is wrong in a text, or with how it begins.
extension SyntaxExplanation {
  /// A quote that is never closed.
  func unclosedQuote() -> Diagnostic {
    let start = min(failure.contextOffset ?? offset, bytes.count)
    let quote = bytes.at(start).map(sign) ?? "\""
    let style = quote == "'" ? "single" : "double"
    return error(
      "the \(style)-quoted text is never closed",
      at: ByteSpan(start, min(start + 1, bytes.count)),
      help: "put \(quote) at its end"
    )
  }

  /// More after a closing quote.
  func afterQuote(_ quoted: Content, _ token: ByteSpan) -> Diagnostic {
    let quote = sign(bytes[quoted.start])
    let style = quote == "'" ? "single" : "double"
    if isMultiline(quoted) {
      return error(
        "the \(style)-quoted text reaches down to line \(lineNumber(quoted.end - 1)), where more "
          + "follows it",
        at: ByteSpan(quoted.start, quoted.start + 1),
        related: [Related("it is closed here", at: ByteSpan(quoted.end - 1, quoted.end))],
        help: "put the missing \(quote) at its end"
      )
    }
    return error(
      "more text after the closing \(quote) of a \(style)-quoted text",
      at: token,
      related: [Related("the text in quotes", at: ByteSpan(quoted.start, quoted.end))],
      help: style == "single"
        ? "an apostrophe inside single quotes is written twice: ''"
        : "a quote inside double quotes is written \\\"; otherwise quote the whole text"
    )
  }

  /// An escape that YAML does not know.
  func escape() -> Diagnostic {
    var start = min(offset, bytes.count - 1)
    while start > 0, bytes[start] != UInt8(ascii: "\\"), offset - start < 3 { start -= 1 }
    let letter = bytes.at(start + 1) ?? 0
    let length = Escape.length(letter)
    let end = min(start + length, bytes.count)
    let digits = String(decoding: bytes[min(start + 2, end)..<end], as: UTF8.self)
    let isNumber = length > 2 && digits.utf8.count == length - 2 && UInt32(digits, radix: 16) != nil
    let single = "for text with backslashes use single quotes"
    if length == 2 {
      let width = UTF8Reader.read(bytes, at: min(start + 1, bytes.count - 1))?.length ?? 1
      let span = ByteSpan(start, min(start + 1 + width, bytes.count))
      return error("an unknown escape '\(text(span))'", at: span, help: single)
    }
    let head = ByteSpan(start, start + 2)
    guard isNumber, let value = UInt32(digits, radix: 16) else {
      return error(
        "'\(text(head))' without the \(length - 2) hexadecimal digits that it needs",
        at: head,
        help: single
      )
    }
    let span = ByteSpan(start, end)
    guard (0xD800...0xDFFF).contains(value) else {
      return error("'\(text(span))', which is no character", at: span)
    }
    return error(
      "'\(text(span))' is half of a character, as JSON writes it",
      at: span,
      help: "write the character itself" + (pairHelp(value, at: end) ?? "")
    )
  }

  /// How the character of a surrogate pair is written in YAML.
  private func pairHelp(_ high: UInt32, at offset: Int) -> String? {
    guard offset + 6 <= bytes.count, bytes[offset..<offset + 2].elementsEqual("\\u".utf8),
      let low = UInt32(String(decoding: bytes[offset + 2..<offset + 6], as: UTF8.self), radix: 16),
      (0xD800..<0xDC00).contains(high), (0xDC00..<0xE000).contains(low)
    else { return nil }
    let value = 0x1_0000 + (high - 0xD800) << 10 + (low - 0xDC00)
    let digits = String(value, radix: 16, uppercase: true)
    return ", or \\U" + String(repeating: "0", count: 8 - digits.count) + digits
  }

  /// A character that nothing can begin with.
  func character() -> Diagnostic {
    guard let byte = bytes.at(offset) else {
      return error("expected a value", at: ByteSpan(at: bytes.count))
    }
    if byte == UInt8(ascii: "\t") { return tab() }
    return error(
      "text that begins with '\(sign(byte))' must be quoted",
      at: ByteSpan(offset, offset + 1),
      help: "write it as \(quoted(plainText(at: offset)))"
    )
  }

  /// A `*` or `&` that no name follows.
  func indicator() -> Diagnostic {
    let start = min(failure.contextOffset ?? offset, bytes.count)
    let byte = bytes.at(start) ?? UInt8(ascii: "*")
    let text = plainText(at: start)
    let isName = text.count > 1 && bytes[start + 1].isWordCharacter
    return error(
      isName
        ? "'\(self.text(text))' is not the name of an anchor, which takes ASCII letters and digits"
        : "text that begins with '\(sign(byte))' must be quoted",
      at: ByteSpan(start, min(start + 1, bytes.count)),
      help: "write it as \(quoted(text))"
    )
  }

  /// A tab where spaces are expected.
  func tab() -> Diagnostic {
    var start = offset
    while start > 0, bytes[start - 1] == UInt8(ascii: "\t") { start -= 1 }
    var end = offset
    while end < bytes.count, bytes[end] == UInt8(ascii: "\t") { end += 1 }
    return error(
      "a tab character used for indentation, expected spaces",
      at: ByteSpan(start, end),
      help: "indent with spaces only"
    )
  }

  /// More than its indicators on the first line of a block scalar.
  func blockHeader() -> Diagnostic {
    let start = min(failure.contextOffset ?? offset, bytes.count)
    let sign = bytes.at(start).map(sign) ?? "|"
    return error(
      "'\(text(token(at: offset)))' on the line of '\(sign)', expected the text on the next line",
      at: token(at: offset),
      help: "for text that begins with '\(sign)', quote it"
    )
  }

  /// A tag that is none of the core ones, or not even a tag.
  func tag() -> Diagnostic {
    let start = min(
      failure.problem.contains("handle") ? offset : failure.contextOffset ?? offset,
      bytes.count
    )
    // Inside brackets the text ends where they do.
    let text = plainText(at: start)
    let end = bytes[text.range].firstIndex(where: \.isFlowIndicator) ?? text.upperBound
    return unsupported(
      "an unknown tag '\(self.text(token(at: start)))'",
      at: token(at: start),
      help: YAMLRules.tagHelp(quoted(ByteSpan(start, end)))
    )
  }

  /// A directive after the document has begun.
  func directive() -> Diagnostic {
    unsupported(
      "a directive inside the document",
      at: restOfLine(failure.contextOffset ?? offset),
      help: "for text that begins with '%', quote it or indent it"
    )
  }

  /// A text in quotes, as it can be written.
  func quoted(_ span: ByteSpan) -> String {
    let text = text(span)
    guard text.contains("\"") || text.contains("\\") else { return "\"\(text)\"" }
    return "'"
      + text.split(separator: "'", omittingEmptySubsequences: false)
      .joined(separator: "''") + "'"
  }

  /// The text up to the line's end, a bracket or a comment.
  private func plainText(at start: Int) -> ByteSpan {
    let line = restOfLine(start)
    var end = start
    while end < line.upperBound {
      if !open.allSatisfy({ !$0.isFlow }), end > start, bytes[end].isFlowIndicator { break }
      if bytes[end] == UInt8(ascii: "#"), bytes[end - 1].isBlank { break }
      end += 1
    }
    while end > start, bytes[end - 1].isBlank { end -= 1 }
    return ByteSpan(start, end)
  }
}
