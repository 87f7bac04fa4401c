/// What a character is to somebody who reviews a file.
enum CharacterClass {
  /// It is seen as what it is.
  case ordinary
  /// A control character, or one that Unicode says is none: an error everywhere.
  case control
  /// It looks like a space, and YAML takes it for a letter.
  case space
  /// It is not seen at all.
  case invisible
  /// It is not seen, but shapes the characters around it.
  case joiner
  /// It is not seen, but tells which flag the black flag before it is.
  case tag
  /// It changes the order in which text is shown.
  case direction
  /// libyaml begins a new line there.
  case lineEnd
  /// A byte order mark.
  case byteOrderMark

  /// The class of `character`.
  init(_ character: Unicode.Scalar) {
    switch character.value {
    case 0x85, 0x2028, 0x2029: self = .lineEnd
    case 0x00..<0x09, 0x0B, 0x0C, 0x0E..<0x20, 0x7F..<0xA0: self = .control
    case 0xA0, 0x1680, 0x2000...0x200A, 0x202F, 0x205F, 0x3000: self = .space
    case 0xAD, 0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x180E, 0x200B, 0x2060...0x2064,
      0x206A...0x206F, 0x2800, 0x3164, 0xFFA0, 0xFFF9...0xFFFB:
      self = .invisible
    case 0x200C, 0x200D: self = .joiner
    case 0xE0020...0xE007F: self = .tag
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: self = .direction
    case 0xFEFF: self = .byteOrderMark
    case 0xFDD0...0xFDEF, 0xFFFE, 0xFFFF: self = .control
    // No escape that JSON and YAML share could stand for these, so quoted text may hold them.
    case 0xE0000...0xE001F: self = .invisible
    default: self = character.value & 0xFFFE == 0xFFFE ? .invisible : .ordinary
    }
  }
}

extension Unicode.Scalar {
  /// Whether the character is an error wherever it stands in a file; an escape may bring it in.
  public var mustBeEscapedInYAML: Bool {
    switch CharacterClass(self) {
    case .control, .lineEnd, .byteOrderMark: true
    case .ordinary, .space, .invisible, .joiner, .tag, .direction: false
    }
  }

  /// Whether the character needs a closer look; false for nearly all letters.
  var mayHide: Bool {
    switch value {
    case 0x034F, 0x061C, 0x115F...0x1160, 0x1680, 0x17B4...0x17B5, 0x180E,
      0x2000...0x206F, 0x2800, 0x3000, 0x3164, 0xFDD0...0xFDEF, 0xFE00...0x1_0000,
      0xE0000...0xE007F:
      true
    default: value & 0xFFFE == 0xFFFE
    }
  }

  /// The code and the name of the character, as `U+00A0 (no-break space)`.
  var inWords: String {
    let digits = String(value, radix: 16, uppercase: true)
    let code = "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    let name =
      switch value {
      case 0x00: "null"
      case 0x07: "bell"
      case 0x08: "backspace"
      case 0x0B: "vertical tab"
      case 0x0C: "form feed"
      case 0x1B: "escape"
      case 0x7F: "delete"
      case 0x85: "next line"
      case 0x00..<0xA0: "control character"
      default: properties.name?.lowercased() ?? "no character"
      }
    return "\(code) (\(name))"
  }
}
