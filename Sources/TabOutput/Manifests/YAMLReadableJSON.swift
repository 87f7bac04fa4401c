import YAMLTree

/// Strings in a JSON file that is read as YAML again. YAML does not take some characters verbatim
/// that JSON does; an escape means the same to both.
extension JSONWriter {
  mutating func yamlString(_ text: String) {
    if let escaped = YAMLReadable.escaped(text) { literal(escaped) } else { string(text) }
  }

  mutating func yamlKey(_ text: String) {
    if let escaped = YAMLReadable.escaped(text) { key(literal: escaped) } else { key(named: text) }
  }
}

private enum YAMLReadable {
  /// The text as a JSON string in which what YAML does not take verbatim is escaped; `nil` where
  /// there is nothing of that kind.
  static func escaped(_ text: String) -> String? {
    guard text.unicodeScalars.contains(where: \.mustBeEscapedInYAML) else { return nil }
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": result += "\\" + String(scalar)
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case "\u{08}": result += "\\b"
      case "\u{0C}": result += "\\f"
      case _ where scalar.mustBeEscapedInYAML:
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
