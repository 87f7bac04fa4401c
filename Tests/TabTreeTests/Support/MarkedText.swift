import SourceText

/// A configuration in which keycaps, `1️⃣` to `9️⃣` and then `0️⃣`, stand before what findings are
/// expected at, in file order. They are taken out before it is read.
struct MarkedText {
  /// The text without its marks.
  let bytes: [UInt8]

  /// The offsets that the marks stand for, in file order.
  let offsets: [Int]

  /// Whether the marks count up in file order.
  let isNumbered: Bool

  /// Takes the marks out of a text.
  init(_ text: [UInt8]) {
    let keycap = Array("\u{FE0F}\u{20E3}".utf8)
    var bytes: [UInt8] = []
    var offsets: [Int] = []
    var isNumbered = true
    var index = 0
    while index < text.count {
      let isDigit = (0x30...0x39).contains(text[index])
      if isDigit, text[(index + 1)...].starts(with: keycap) {
        offsets.append(bytes.count)
        if offsets.count % 10 != Int(text[index] - 0x30) { isNumbered = false }
        index += 1 + keycap.count
      } else {
        bytes.append(text[index])
        index += 1
      }
    }
    self.bytes = bytes
    self.offsets = offsets
    self.isNumbered = isNumbered
  }

  /// The text as the file `name`.
  func source(_ name: String) -> SourceText { SourceText(name: name, contents: bytes) }
}
