/// The grammar of ids: parts `[A-Za-z][A-Za-z0-9_-]*` joined by dots.
public enum Identifier {
  /// The most bytes that an id may have.
  public static let maximumBytes = 128

  /// Ids that the system uses itself: for the list behind More, and for `UISearchTab`.
  public static let reserved = ["moreNavigationController", "com.apple.UIKit.Search"]

  /// What is wrong with `text` as an id and at which of its bytes; `nil` where nothing is.
  public static func problem(in text: String) -> (message: String, range: Range<Int>)? {
    var text = text
    return text.withUTF8 { problem(in: $0) }
  }

  private static func problem(
    in bytes: UnsafeBufferPointer<UInt8>
  ) -> (message: String, range: Range<Int>)? {
    if bytes.isEmpty { return ("an id cannot be empty", 0..<0) }
    let isReserved = reserved.contains {
      $0.utf8.count == bytes.count && $0.utf8.elementsEqual(bytes)
    }
    if isReserved {
      return ("the system uses it itself", 0..<bytes.count)
    }
    var beginsPart = true
    for (offset, byte) in bytes.enumerated() {
      let isLetter = byte.isASCIILetter
      if beginsPart ? isLetter : isLetter || byte.isASCIIDigit || byte == 0x5F || byte == 0x2D {
        beginsPart = false
      } else if byte == UInt8(ascii: "."), !beginsPart, offset + 1 < bytes.count {
        beginsPart = true
      } else if byte == UInt8(ascii: "."), !beginsPart {
        return ("an id does not end in '.'", offset..<offset + 1)
      } else {
        return (
          beginsPart
            ? "each part of an id begins with a letter"
            : "an id is made of letters, digits, '-', '_' and '.'",
          characterRange(bytes, at: offset)
        )
      }
    }
    if bytes.count > maximumBytes {
      return (
        "an id has at most \(maximumBytes) bytes, this one has \(bytes.count)", 0..<bytes.count
      )
    }
    return nil
  }

  /// The bytes of the character whose first byte stands at `offset`.
  static func characterRange(_ bytes: some Collection<UInt8>, at offset: Int) -> Range<Int> {
    let rest = bytes.dropFirst(offset + 1)
    return offset..<offset + 1 + rest.prefix { $0 & 0xC0 == 0x80 }.count
  }
}

extension UInt8 {
  /// Whether the byte is an ASCII letter.
  var isASCIILetter: Bool { (0x41...0x5A).contains(self) || (0x61...0x7A).contains(self) }

  /// Whether the byte is an ASCII digit.
  var isASCIIDigit: Bool { (0x30...0x39).contains(self) }
}
