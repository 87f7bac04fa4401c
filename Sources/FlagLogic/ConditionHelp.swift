/// What to write in place of what other languages have.
enum ConditionHelp {
  /// What to write for a token that stands in a wrong place.
  static func token(_ token: ConditionToken) -> String? {
    if let word = reservedWord(for: token) { return "write '\(word)'" }
    switch token.text.utf8.first {
    case UInt8(ascii: "!"): return token.text == "!=" ? nil : "write 'not'"
    case UInt8(ascii: "&"): return "write 'and'"
    case UInt8(ascii: "|"): return "write 'or'"
    case UInt8(ascii: "="): return token.text == "==" ? nil : "write '=='"
    case UInt8(ascii: ">"), UInt8(ascii: "<"):
      return "releases are compared with '>=' and '<', as in 'os >= 26'"
    case UInt8(ascii: "\""), UInt8(ascii: "'"): return "write the name without quotes"
    case UInt8(ascii: "-"): return "write 'implies' for an arrow"
    case UInt8(ascii: "$"): return "name the flag alone; nothing is substituted"
    default: return nil
    }
  }

  /// The word of conditions that a token is but for letter case, or that says `os` as Apple does.
  static func reservedWord(for token: ConditionToken) -> String? {
    guard token.kind == .word, token.text.utf8.count <= 8 else { return nil }
    let lowered = token.text.lowercased()
    let word = lowered == "ios" || lowered == "ipados" ? "os" : lowered
    return word != token.text && ConditionParser.reservedWords.contains(word) ? word : nil
  }

  /// What to write for a comparison of a boolean flag.
  static func boolean(
    _ name: ConditionToken,
    _ sign: ConditionToken,
    _ value: ConditionToken?
  ) -> String {
    switch (sign.text, value?.text) {
    case ("==", "true"), ("=", "true"), ("!=", "false"): "write '\(name.excerpt)'"
    case ("==", "false"), ("=", "false"), ("!=", "true"): "write 'not \(name.excerpt)'"
    default: "write '\(name.excerpt)' or 'not \(name.excerpt)'"
    }
  }

  /// What to write for a comparison of `os` by another sign.
  static func release(_ sign: ConditionToken, _ major: Int?) -> String {
    guard let major else { return "write it as in 'os >= 26'" }
    switch sign.text {
    case "==", "=": return "write 'os >= \(major) and os < \(major + 1)'"
    case "!=": return "write 'os < \(major) or os >= \(major + 1)'"
    case ">": return "write 'os >= \(major + 1)'"
    case "<=": return "write 'os < \(major + 1)'"
    default: return "write it as in 'os >= 26'"
    }
  }
}
