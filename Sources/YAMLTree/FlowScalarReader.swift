/// Decodes plain and quoted scalars, which join their lines.
struct FlowScalarReader {
  /// The quotation mark around the text; nil around a plain one.
  var quote: UInt8?

  private let source: UnsafeBufferPointer<UInt8>
  private let end: Int
  private var offset: Int

  /// Reads from `start` up to `end`, without the quotes.
  init(_ source: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int) {
    self.source = source
    self.end = end
    offset = start
  }

  /// Decodes the text into `text`.
  mutating func read(into text: inout DecodedText) {
    while offset < end {
      let byte = source[offset]
      if byte.isBlankOrBreak {
        readSpace(isEscaped: false, into: &text)
      } else if byte == UInt8(ascii: "\\"), quote == UInt8(ascii: "\"") {
        readEscape(into: &text)
      } else {
        text.append(byte, from: offset..<offset + 1)
        // The second of two apostrophes.
        offset += byte == UInt8(ascii: "'") && quote == byte ? 2 : 1
      }
    }
  }

  /// Reads blanks and line breaks: one break is a space, each further one stays a break.
  private mutating func readSpace(isEscaped: Bool, into text: inout DecodedText) {
    let start = offset
    var breaks: [Range<Int>] = []
    while offset < end, source[offset].isBlankOrBreak {
      let width = source.breakLength(at: offset)
      if width > 0 { breaks.append(offset..<offset + width) }
      offset += max(width, 1)
    }
    guard let first = breaks.first else {
      guard !isEscaped else { return }
      for blank in start..<offset { text.append(source[blank], from: blank..<blank + 1) }
      return
    }
    if breaks.count == 1, !isEscaped { text.append(UInt8(ascii: " "), from: first) }
    for line in breaks.dropFirst() { text.append(UInt8(ascii: "\n"), from: line) }
  }

  private mutating func readEscape(into text: inout DecodedText) {
    let start = offset
    let next = source.at(offset + 1) ?? 0
    if next.isBreak {
      offset += 1
      return readSpace(isEscaped: true, into: &text)
    }
    offset = min(end, start + Escape.length(next))
    let digits = String(decoding: source[start + 2..<max(start + 2, offset)], as: UTF8.self)
    let character = Escape.character(next, digits) ?? "\u{FFFD}"
    for byte in String(character).utf8 { text.append(byte, from: start..<offset) }
  }
}

/// The escapes of double-quoted text.
enum Escape {
  /// The length of the escape with the letter `letter`, from its backslash on.
  static func length(_ letter: UInt8) -> Int {
    switch letter {
    case UInt8(ascii: "x"): 4
    case UInt8(ascii: "u"): 6
    case UInt8(ascii: "U"): 10
    default: 2
    }
  }

  /// What an escape stands for; nil where there is no such escape.
  static func character(_ letter: UInt8, _ digits: String) -> Unicode.Scalar? {
    switch Unicode.Scalar(letter) {
    case "0": "\u{0}"
    case "a": "\u{7}"
    case "b": "\u{8}"
    case "t", "\t": "\t"
    case "n": "\n"
    case "v": "\u{B}"
    case "f": "\u{C}"
    case "r": "\r"
    case "e": "\u{1B}"
    case " ", "\"", "/", "\\": Unicode.Scalar(letter)
    case "N": "\u{85}"
    case "_": "\u{A0}"
    case "L": "\u{2028}"
    case "P": "\u{2029}"
    case "x", "u", "U": UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init)
    default: nil
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// The length of the line break at `offset`; 0 where there is none.
  func breakLength(at offset: Int) -> Int {
    switch at(offset) {
    case 0x0A: 1
    case 0x0D: at(offset + 1) == 0x0A ? 2 : 1
    default: 0
    }
  }
}
