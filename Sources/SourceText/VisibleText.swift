/// A text as it can be shown on one line of a terminal: nothing in it moves the cursor, turns the
/// writing direction or hides.
///
/// Control characters, bidirectional controls, invisible characters and marks without a base become
/// `\u{202E}`, line breaks and tabs `\n`, `\r` and `\t`. Joiners and selectors stay where writing
/// needs them, as in an emoji or in Persian.
public enum VisibleText {
  /// A part of a text that is shown or left out as a whole.
  public struct Piece: Hashable, Sendable {
    /// What is shown.
    public let text: String

    /// The columns that it takes.
    public let width: Int

    /// A part that takes `width` columns.
    public init(_ text: String, width: Int) {
      self.text = text
      self.width = width
    }
  }

  /// The text with everything escaped that does not show.
  public static func line(_ text: String) -> String {
    if text.utf8.allSatisfy(isPrintable) { return text }
    var line = ""
    for character in text {
      let (shown, escaped) = shown(of: character)
      line += shown
      line += escaped
    }
    return line
  }

  /// The text part by part, in order.
  public static func pieces(of text: some StringProtocol) -> [Piece] { text.map(piece(of:)) }

  /// One grapheme cluster as a part.
  public static func piece(of character: Character) -> Piece {
    let (shown, escaped) = shown(of: character)
    return Piece(
      shown + escaped,
      width: DisplayWidth.columns(of: shown) + DisplayWidth.columns(of: escaped)
    )
  }

  /// What of a grapheme cluster is shown as it is, and the rest of it, escaped.
  private static func shown(of character: Character) -> (text: String, escaped: String) {
    if let ascii = character.asciiValue, isPrintable(ascii) { return (String(character), "") }
    var shown = String.UnicodeScalarView()
    var escaped = ""
    var base: Unicode.Scalar?
    for scalar in character.unicodeScalars {
      if escaped.isEmpty, shown.count < longestCluster, isShown(scalar, after: base) {
        shown.append(scalar)
        if base == nil { base = scalar }
      } else {
        escaped += isShown(scalar, after: nil) ? String(scalar) : escape(scalar)
      }
    }
    return (String(shown), escaped)
  }

  private static func isPrintable(_ byte: UInt8) -> Bool { 0x20 <= byte && byte < 0x7F }

  // More than any writing system or emoji needs; what is beyond it is there to overflow the line.
  private static let longestCluster = 16

  private static func escape(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\n": #"\n"#
    case "\r": #"\r"#
    case "\t": #"\t"#
    default: #"\u{"# + String(scalar.value, radix: 16, uppercase: true) + "}"
    }
  }

  private static func isShown(_ scalar: Unicode.Scalar, after base: Unicode.Scalar?) -> Bool {
    if scalar.properties.isNoncharacterCodePoint { return false }
    if let base, scalar.modifies(base) { return true }
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: return false
    case .spaceSeparator: return scalar == " " || scalar == "\u{3000}"
    case .nonspacingMark, .enclosingMark, .spacingMark:
      return base != nil && !scalar.properties.isDefaultIgnorableCodePoint
    default: return !scalar.properties.isDefaultIgnorableCodePoint
    }
  }
}

extension Unicode.Scalar {
  /// Whether the code point, invisible by itself, belongs to the spelling of a cluster that begins
  /// with `base`.
  fileprivate func modifies(_ base: Unicode.Scalar) -> Bool {
    switch value {
    // The scripts that join letters begin with Arabic.
    case 0x200C, 0x200D: base.value >= 0x0600
    case 0xFE0E, 0xFE0F: base.properties.isEmoji
    case 0xFE00...0xFE0D, 0xE0100...0xE01EF: base.properties.isIdeographic
    case 0x180B...0x180F: (0x1800...0x18AF).contains(base.value)
    case 0xE0020...0xE007F: base.value == 0x1F3F4
    default: false
    }
  }
}
