/// A word or sign of a condition's text.
struct ConditionToken {
  enum Kind: Equatable {
    case word
    case sign
    case unknown
    case end
  }

  let kind: Kind
  let text: String
  /// The token's bytes in the condition's text; empty at the end of the text.
  let range: Range<Int>

  /// The text as a message quotes it.
  var excerpt: String {
    text.unicodeScalars.count <= 60
      ? text : String(String.UnicodeScalarView(text.unicodeScalars.prefix(60))) + "…"
  }
}

/// Splits a condition's text into words (`[A-Za-z0-9][A-Za-z0-9_-]*`) and signs.
struct ConditionTokens {
  private static let signs = ["==", "!=", ">=", "<=", "<", "(", ")", "[", "]", ","]

  /// The tokens in order; the last is the end.
  let tokens: [ConditionToken]

  init(_ text: String) {
    let bytes = Array(text.utf8)
    var tokens: [ConditionToken] = []
    var offset = 0
    while offset < bytes.count {
      if [0x20, 0x09, 0x0A, 0x0D].contains(bytes[offset]) {
        offset += 1
        continue
      }
      let token = Self.token(in: bytes, at: offset)
      tokens.append(token)
      offset = token.range.upperBound
    }
    tokens.append(ConditionToken(kind: .end, text: "", range: bytes.count..<bytes.count))
    self.tokens = tokens
  }

  private static func token(in bytes: [UInt8], at start: Int) -> ConditionToken {
    var end = start
    if isAlphanumeric(bytes[start]) {
      while end < bytes.count,
        isAlphanumeric(bytes[end]) || bytes[end] == 0x5F || bytes[end] == 0x2D
      { end += 1 }
      return make(.word, bytes, start..<end)
    }
    for sign in signs where bytes[start...].starts(with: sign.utf8) {
      return make(.sign, bytes, start..<start + sign.utf8.count)
    }
    end = start + 1
    while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
    return make(.unknown, bytes, start..<end)
  }

  private static func make(
    _ kind: ConditionToken.Kind,
    _ bytes: [UInt8],
    _ range: Range<Int>
  ) -> ConditionToken {
    ConditionToken(kind: kind, text: String(decoding: bytes[range], as: UTF8.self), range: range)
  }

  private static func isAlphanumeric(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
  }
}

extension Condition {
  /// A condition's text with one space between tokens, none inside brackets and parentheses and
  /// one after a comma; parentheses stay as written.
  public static func normalizedText(_ text: String) -> String {
    var result = ""
    var previous = ""
    for token in ConditionTokens(text).tokens where token.kind != .end {
      let joins = previous.isEmpty || ["(", "["].contains(previous)
      if !joins, ![")", "]", ","].contains(token.text) { result += " " }
      result += token.text
      previous = token.text
    }
    return result
  }
}
