/// Texts as Swift literals.
enum SwiftLiteral {
  /// The most characters of a literal on one line, quotes included.
  private static let longest = 60

  /// A text as a string literal, over several lines where it is long.
  static func string(_ text: String) -> String {
    if text.utf8.count + 2 <= longest, text.utf8.allSatisfy(isPlain) { return "\"\(text)\"" }
    let pieces = pieces(of: text)
    let joined = pieces.joined()
    if joined.count + 2 <= longest { return "\"\(joined)\"" }
    var lines: [String] = []
    var current = ""
    for piece in pieces {
      if current.count + piece.count > longest {
        lines.append(current)
        current = ""
      }
      current += piece
    }
    lines.append(current)
    return "\"\"\"\n" + lines.joined(separator: "\\\n") + "\n\"\"\""
  }

  /// A string literal that is an argument or a value: what follows its first line stands deeper.
  static func hanging(_ text: String) -> String {
    let literal = string(text)
    guard literal.hasSeveralLines else { return literal }
    return literal.lines.enumerated().map { $0 == 0 ? String($1) : "  " + $1 }.joined(
      separator: "\n"
    )
  }

  /// Whether a byte is a character that stands for itself in a literal.
  private static func isPlain(_ byte: UInt8) -> Bool {
    (0x20..<0x7F).contains(byte) && byte != UInt8(ascii: "\\") && byte != UInt8(ascii: "\"")
  }

  /// The text scalar by scalar, those escaped that would end the literal, do not show, or would be
  /// drawn together with what stands before them.
  private static func pieces(of text: String) -> [String] {
    var mayTakeMark = false
    return text.unicodeScalars.map { scalar in
      let category = scalar.properties.generalCategory
      switch scalar {
      case "\\": return #"\\"#
      case "\"": return #"\""#
      case "\n": return #"\n"#
      case "\r": return #"\r"#
      case "\t": return #"\t"#
      case " ": return " "
      default: break
      }
      defer { mayTakeMark = isLetter(category) || mayTakeMark && isMark(category) }
      let isShown = isMark(category) ? mayTakeMark : isVisible(category)
      return isShown ? String(scalar) : "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    }
  }

  private static func isLetter(_ category: Unicode.GeneralCategory) -> Bool {
    switch category {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter: true
    default: false
    }
  }

  private static func isMark(_ category: Unicode.GeneralCategory) -> Bool {
    switch category {
    case .nonspacingMark, .spacingMark, .enclosingMark: true
    default: false
    }
  }

  private static func isVisible(_ category: Unicode.GeneralCategory) -> Bool {
    switch category {
    case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator,
      .paragraphSeparator, .spaceSeparator:
      false
    default: true
    }
  }
}
