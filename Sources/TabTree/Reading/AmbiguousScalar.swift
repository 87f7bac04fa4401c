/// Plain scalars that some YAML readers take for something other than text.
enum AmbiguousScalar {
  /// What YAML 1.1 or the YAML 1.2 core schema takes the scalar for; `nil` where both say text.
  static func otherReading(of text: UnsafeBufferPointer<UInt8>) -> String? {
    guard let first = text.first, text.count <= 64 else { return nil }
    switch first {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"),
      UInt8(ascii: "."):
      let text = String(decoding: text, as: UTF8.self)
      return isNumber(text) ? "a number" : isDate(text) ? "a date" : nil
    case UInt8(ascii: "="), UInt8(ascii: "<"):
      let text = String(decoding: text, as: UTF8.self)
      return text == "=" || text == "<<" ? "a special value" : nil
    default:
      return text.count <= longestBoolean && isBoolean(text) ? "a boolean" : nil
    }
  }

  private static let booleans = ["y", "n", "yes", "no", "on", "off", "true", "false"]
  private static let longestBoolean = 5

  /// Whether a text is one of the words in small letters, in capitals, or begun with one.
  private static func isBoolean(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    let isSmall = { (letter: UInt8) in UInt8(ascii: "a")...UInt8(ascii: "z") ~= letter }
    let isCapital = { (letter: UInt8) in UInt8(ascii: "A")...UInt8(ascii: "Z") ~= letter }
    guard text[0].isASCIILetter,
      text.dropFirst().allSatisfy(isSmall) || text.allSatisfy(isCapital)
    else { return false }
    return booleans.contains { $0.utf8.elementsEqual(text.lazy.map { $0 | 0x20 }) }
  }

  private static func isNumber(_ text: String) -> Bool {
    var body = text[...]
    if body.hasPrefix("+") || body.hasPrefix("-") { body = body.dropFirst() }
    guard !body.isEmpty else { return false }
    let lowered = body.lowercased()
    if lowered == ".inf" || text.lowercased() == ".nan" { return true }
    for (prefix, digits) in [("0x", "0123456789abcdef_"), ("0o", "01234567"), ("0b", "01_")]
    where lowered.hasPrefix(prefix) {
      return lowered.count > 2 && lowered.dropFirst(2).allSatisfy(digits.contains)
    }
    return isDecimal(body) || isSexagesimal(body)
  }

  /// `12`, `1_000`, `1.5`, `.5`, `1e3`, `1.5E-3`.
  private static func isDecimal(_ text: Substring) -> Bool {
    var digits = 0
    var rest = text[...]
    func skipDigits() {
      while let first = rest.first, first.isASCII, first.isNumber || first == "_" && digits > 0 {
        rest = rest.dropFirst()
        digits += 1
      }
    }
    skipDigits()
    if rest.first == "." {
      rest = rest.dropFirst()
      skipDigits()
    }
    guard digits > 0 else { return false }
    guard rest.first == "e" || rest.first == "E" else { return rest.isEmpty }
    rest = rest.dropFirst()
    if rest.first == "+" || rest.first == "-" { rest = rest.dropFirst() }
    return !rest.isEmpty && rest.utf8.allSatisfy(\.isASCIIDigit)
  }

  /// YAML 1.1's numbers to base 60, as `12:30` or `12:30:45.5`.
  private static func isSexagesimal(_ text: Substring) -> Bool {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count > 1, let first = parts.first, isDigits(first) else { return false }
    return parts.dropFirst().enumerated().allSatisfy { offset, part in
      let isLast = offset == parts.count - 2
      let whole = isLast ? part.prefix { $0 != "." } : part
      guard isDigits(whole), whole.count <= 2, let value = Int(whole), value < 60 else {
        return false
      }
      return whole.count == part.count || isDigits(part.dropFirst(whole.count + 1))
        || part.last == "."
    }
  }

  /// `2024-01-02` and what begins so and goes on with a time.
  private static func isDate(_ text: String) -> Bool {
    let parts = text.split(separator: "-", maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count == 3, parts[0].count == 4, isDigits(parts[0]),
      (1...2).contains(parts[1].count), isDigits(parts[1])
    else { return false }
    let day = parts[2].prefix { $0.isASCII && $0.isNumber }
    let rest = parts[2].dropFirst(day.count)
    guard (1...2).contains(day.count) else { return false }
    guard let separator = rest.first else { return parts[1].count == 2 && day.count == 2 }
    return "Tt \t".contains(separator) && rest.contains(":")
  }

  private static func isDigits(_ text: Substring) -> Bool {
    !text.isEmpty && text.utf8.allSatisfy(\.isASCIIDigit)
  }
}
