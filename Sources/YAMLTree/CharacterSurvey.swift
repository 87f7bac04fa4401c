import SourceText

/// What one pass over a file's bytes finds out about its characters.
struct CharacterSurvey {
  /// Whether every byte is ASCII.
  private(set) var isASCII = true

  /// Whether libyaml may be given the text: it is UTF-8, and its lines are what editors show.
  private(set) var isReadable = true

  /// Characters that are errors where they stand in certain places, or everywhere.
  private(set) var suspects: [Suspect] = []

  private let bytes: UnsafeBufferPointer<UInt8>
  private var position = 0
  private var hasLoneReturn = false

  /// Looks at all of `bytes`, and reports what makes them unreadable.
  init(_ bytes: UnsafeBufferPointer<UInt8>, into findings: inout Findings) {
    self.bytes = bytes
    while let offset = nextUnusual(), isReadable || !findings.isFull {
      position = offset
      let byte = bytes[offset]
      if byte < 0x80 {
        surveyControl(byte, &findings)
      } else {
        isASCII = false
        surveyWide(&findings)
        if position == bytes.count { return }
      }
    }
  }

  /// The next byte that is not printable ASCII or a line feed.
  private func nextUnusual() -> Int? {
    var offset = position
    if let base = UnsafeRawPointer(bytes.baseAddress) {
      while offset + 8 <= bytes.count,
        !EightBytes((base + offset).loadUnaligned(as: UInt64.self)).holdUnusual
      {
        offset += 8
      }
    }
    while offset < bytes.count {
      let byte = bytes[offset]
      if byte < 0x20 && byte != 0x0A || byte > 0x7E { return offset }
      offset += 1
    }
    return nil
  }

  private mutating func surveyControl(_ byte: UInt8, _ findings: inout Findings) {
    let offset = position
    position += 1
    switch byte {
    case 0x09: return
    case 0x0D:
      guard bytes.at(offset + 1) != 0x0A, !hasLoneReturn else { return }
      hasLoneReturn = true
      isReadable = false
      findings.report(
        YAMLRules.invalidCharacter,
        "a carriage return without a line feed",
        at: ByteSpan(offset, offset + 1),
        help: "save the file with LF or CRLF line ends"
      )
    case 0x00 where offset < 4:
      end(
        "the file is not UTF-8 but looks like UTF-16 or UTF-32",
        ByteSpan(offset, offset + 1),
        &findings
      )
    default: suspects.append(Suspect(offset: offset, character: Unicode.Scalar(byte)))
    }
  }

  private mutating func surveyWide(_ findings: inout Findings) {
    let offset = position
    guard let (character, length) = UTF8Reader.read(bytes, at: offset) else {
      let starts = [bytes[offset], bytes.at(offset + 1) ?? 0]
      let isUTF16 = offset == 0 && (starts == [0xFF, 0xFE] || starts == [0xFE, 0xFF])
      let code = String(bytes[offset], radix: 16, uppercase: true)
      return end(
        isUTF16 ? "the file is not UTF-8 but UTF-16" : "the byte 0x\(code) is not UTF-8 here",
        ByteSpan(offset, offset + 1),
        &findings
      )
    }
    position += length
    guard character.value < 0x00B0 || character.mayHide else { return }
    switch CharacterClass(character) {
    case .ordinary: return
    case .joiner where isJoining(from: offset, to: position): return
    case .tag where isPartOfFlag(offset): return
    case .lineEnd:
      isReadable = false
      findings.report(
        YAMLRules.invalidCharacter,
        "\(character.inWords), which YAML takes for a line break and editors do not",
        at: ByteSpan(offset, position),
        help: "put an ordinary line break there"
      )
    case .byteOrderMark:
      isReadable = false
      findings.report(
        YAMLRules.invalidCharacter,
        "a byte order mark (U+FEFF) inside the text",
        at: ByteSpan(offset, position),
        help: "delete the character; editors do not show it"
      )
    default: suspects.append(Suspect(offset: offset, character: character))
    }
  }

  private mutating func end(_ message: String, _ span: ByteSpan, _ findings: inout Findings) {
    isReadable = false
    position = bytes.count
    findings.report(
      YAMLRules.invalidCharacter,
      message,
      at: span,
      help: "save the file as UTF-8"
    )
  }

  /// Whether a tag character stands after a black flag or another tag character.
  private func isPartOfFlag(_ offset: Int) -> Bool {
    guard offset >= 4, let (before, _) = UTF8Reader.read(bytes, at: offset - 4) else {
      return false
    }
    return before == "\u{1F3F4}" || CharacterClass(before) == .tag
  }

  /// Whether a joiner stands between two characters that it can join.
  private func isJoining(from start: Int, to end: Int) -> Bool {
    guard start > 0, bytes[start - 1] >= 0x80, let next = bytes.at(end), next >= 0x80 else {
      return false
    }
    guard let (following, _) = UTF8Reader.read(bytes, at: end) else { return false }
    return CharacterClass(following) == .ordinary
  }
}

/// Eight bytes of a text, looked at together.
private struct EightBytes {
  private static let ones: UInt64 = 0x0101_0101_0101_0101
  private static let highs = ones &* 0x80
  private let word: UInt64

  init(_ word: UInt64) { self.word = word }

  /// Whether one of them is not printable ASCII and no line feed either.
  var holdUnusual: Bool {
    // In each byte the highest bit tells; no sum carries over, unless a byte is not ASCII, and then
    // the answer is clear anyway.
    let areSpaceOrAbove = word &+ EightBytes.ones &* 0x60
    let areNotLineFeed = (word ^ EightBytes.ones &* 0x0A) &+ EightBytes.ones &* 0x7F
    let areDelete = word &+ EightBytes.ones
    return (word | ~areSpaceOrAbove & areNotLineFeed | areDelete) & EightBytes.highs != 0
  }
}

/// Reads code points, strictly.
enum UTF8Reader {
  /// The code point at `offset` and its length; nil where there is none. Overlong forms, surrogates
  /// and what lies beyond Unicode are none.
  static func read(
    _ bytes: UnsafeBufferPointer<UInt8>,
    at offset: Int
  ) -> (character: Unicode.Scalar, length: Int)? {
    let first = UInt32(bytes[offset])
    let length: Int
    let least: UInt32
    var value: UInt32
    switch first {
    case 0x00...0x7F: return (Unicode.Scalar(bytes[offset]), 1)
    case 0xC2...0xDF: (length, least, value) = (2, 0x80, first & 0x1F)
    case 0xE0...0xEF: (length, least, value) = (3, 0x800, first & 0x0F)
    case 0xF0...0xF4: (length, least, value) = (4, 0x1_0000, first & 0x07)
    default: return nil
    }
    guard offset + length <= bytes.count else { return nil }
    for index in offset + 1..<offset + length {
      guard bytes[index] & 0xC0 == 0x80 else { return nil }
      value = value << 6 | UInt32(bytes[index] & 0x3F)
    }
    guard value >= least, let character = Unicode.Scalar(value) else { return nil }
    return (character, length)
  }
}
