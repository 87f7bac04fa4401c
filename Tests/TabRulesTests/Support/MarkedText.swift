import SourceText

/// A file in which keycaps, `1️⃣` to `9️⃣` and `0️⃣`, stand before the places that findings are
/// expected at. They are taken out before it is read.
struct MarkedText {
  /// The file without its marks.
  let source: SourceText

  /// The offsets that the marks stood at, in file order.
  let marks: [Int]

  /// Whether the marks count up in file order.
  let isNumbered: Bool

  init(_ text: String) { self.init(Array(text.utf8)) }

  init(_ marked: [UInt8], name: String = "tabs.yaml") {
    let keycap = Array("\u{FE0F}\u{20E3}".utf8)
    var bytes: [UInt8] = []
    var marks: [Int] = []
    var isNumbered = true
    var index = 0
    while index < marked.count {
      let isDigit = (0x30...0x39).contains(marked[index])
      if isDigit, marked[(index + 1)...].starts(with: keycap) {
        marks.append(bytes.count)
        if marks.count % 10 != Int(marked[index] - 0x30) { isNumbered = false }
        index += 1 + keycap.count
      } else {
        bytes.append(marked[index])
        index += 1
      }
    }
    source = SourceText(name: name, contents: bytes)
    self.marks = marks
    self.isNumbered = isNumbered
  }
}
