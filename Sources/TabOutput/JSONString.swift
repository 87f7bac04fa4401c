extension [UInt8] {
  /// Appends `text` as a JSON string with its quotation marks.
  mutating func appendJSONString(_ text: String) {
    var text = text
    text.withUTF8 { appendJSONString(utf8: $0) }
  }

  /// Appends UTF-8 bytes as a JSON string with its quotation marks.
  ///
  /// Runs without anything to escape are copied whole.
  mutating func appendJSONString(utf8 text: UnsafeBufferPointer<UInt8>) {
    append(UInt8(ascii: "\""))
    var copied = 0
    for offset in text.indices where text[offset].isEscapedInJSON {
      append(contentsOf: UnsafeBufferPointer(rebasing: text[copied..<offset]))
      appendJSONEscape(text[offset])
      copied = offset + 1
    }
    append(contentsOf: UnsafeBufferPointer(rebasing: text[copied...]))
    append(UInt8(ascii: "\""))
  }

  private mutating func appendJSONEscape(_ byte: UInt8) {
    append(UInt8(ascii: "\\"))
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): append(byte)
    case UInt8(ascii: "\n"): append(UInt8(ascii: "n"))
    case UInt8(ascii: "\r"): append(UInt8(ascii: "r"))
    case UInt8(ascii: "\t"): append(UInt8(ascii: "t"))
    case 0x08: append(UInt8(ascii: "b"))
    case 0x0C: append(UInt8(ascii: "f"))
    default:
      append(contentsOf: "u00".utf8)
      append(byte < 0x10 ? UInt8(ascii: "0") : UInt8(ascii: "1"))
      append(contentsOf: String(byte & 0x0F, radix: 16).utf8)
    }
  }
}

extension UInt8 {
  fileprivate var isEscapedInJSON: Bool {
    self < 0x20 || self == UInt8(ascii: "\"") || self == UInt8(ascii: "\\")
  }
}
