/// How many columns of a terminal a text takes.
///
/// Counted by what people see as one character, the grapheme cluster: a flag, a family or a keycap
/// takes two columns however many code points it is made of, and combining marks take none.
public enum DisplayWidth {
  /// The columns of a text that stands on one line.
  @inlinable
  public static func columns(of text: some StringProtocol) -> Int {
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return text.utf8.count }
    return text.reduce(0) { $0 + columns(of: $1) }
  }

  /// The columns of one grapheme cluster.
  public static func columns(of character: Character) -> Int {
    let scalars = character.unicodeScalars
    guard let first = scalars.first else { return 0 }
    if isWide(first) || isEmoji(scalars, after: first) { return 2 }
    return scalars.reduce(0) { $0 + columns(of: $1) }
  }

  private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    WideScalars.contains(scalar) || scalar.properties.isEmojiPresentation
  }

  /// Whether a cluster is an emoji by what follows its first code point: a variation selector, a
  /// skin tone or a joiner.
  private static func isEmoji(
    _ scalars: Character.UnicodeScalarView,
    after first: Unicode.Scalar
  ) -> Bool {
    guard first.properties.isEmoji else { return false }
    return scalars.dropFirst().contains { scalar in
      switch scalar {
      case "\u{FE0F}": true
      case "\u{200D}": !first.isASCII
      default: scalar.properties.isEmojiModifier
      }
    }
  }

  private static func columns(of scalar: Unicode.Scalar) -> Int {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .spacingMark, .format: 0
    default: scalar.isTrailingJamo ? 0 : isWide(scalar) ? 2 : 1
    }
  }
}

extension Unicode.Scalar {
  /// Whether the code point is the vowel or final consonant of a Hangul syllable that is spelt out,
  /// and so drawn inside its first consonant.
  fileprivate var isTrailingJamo: Bool {
    (0x1160...0x11FF).contains(value) || (0xD7B0...0xD7FB).contains(value)
  }
}
