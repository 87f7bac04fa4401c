/// Strings in a JSON file that is read as YAML again. YAML does not take some characters verbatim
/// that JSON does; an escape means the same to both.
extension JSONWriter {
  mutating func yamlString(_ text: String) {
    if let escaped = YAMLReadable.escaped(text) { literal(escaped) } else { string(text) }
  }

  mutating func yamlKey(_ text: String) {
    if let escaped = YAMLReadable.escaped(text) { key(literal: escaped) } else { key(text) }
  }
}

private enum YAMLReadable {
  /// The text as a JSON string in which what YAML does not take verbatim is escaped; `nil` where
  /// there is nothing of that kind.
  static func escaped(_ text: String) -> String? {
    guard text.unicodeScalars.contains(where: isForbidden) else { return nil }
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": result += "\\" + String(scalar)
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case _ where scalar.value < 0x20 || isForbidden(scalar):
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  private static func isForbidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x7F...0x9F, 0x2028, 0x2029, 0xFEFF, 0xFDD0...0xFDEF, 0xFFFE, 0xFFFF: true
    default: false
    }
  }
}
