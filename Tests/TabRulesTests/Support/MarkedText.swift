import SourceText

/// A file in which `1️⃣` stands before each place that a finding is expected at.
struct MarkedText {
  /// The file without its marks.
  let source: SourceText

  /// The offsets that the marks stood at, in file order.
  let marks: [Int]

  init(_ text: String) { self.init(Array(text.utf8)) }

  init(_ marked: [UInt8], name: String = "tabs.yaml") {
    let mark = Array("1\u{FE0F}\u{20E3}".utf8)
    var bytes: [UInt8] = []
    var marks: [Int] = []
    var offset = 0
    while offset < marked.count {
      if marked[offset...].starts(with: mark) {
        marks.append(bytes.count)
        offset += mark.count
      } else {
        bytes.append(marked[offset])
        offset += 1
      }
    }
    source = SourceText(name: name, contents: bytes)
    self.marks = marks
  }
}
