import SourceText
import Testing

@Suite("Lines and columns")
struct LineIndexTests {
  @Test("count code points from 1")
  func positions() {
    let text = "a: é\r\n日本: x\n\n"
    let index = LineIndex(SourceText(name: "tabs.yaml", contents: Array(text.utf8)))
    let places = [0, 3, 5, 7, 10, 13, 16, 17, 18, 400].map { index.position(at: $0) }
    let expected = [
      (1, 1), (1, 4), (1, 5), (2, 1), (2, 2), (2, 3), (2, 6), (3, 1), (4, 1), (4, 1),
    ]
    #expect(places == expected.map { SourcePosition(line: $0.0, column: $0.1) })
    #expect(index.lineCount == 3)
    #expect(index.span(ofLine: 1) == ByteSpan(0, 5))
    #expect(index.span(ofLine: 9) == ByteSpan(at: 18))
  }

  @Test("agree with a plain count in long lines", arguments: [1023, 1024, 1025, 2048, 5000])
  func longLines(length: Int) {
    let units = ["x", "é", "日", "👍", "\n"]
    let text = (0..<length).map { $0 % 997 == 996 ? "\n" : units[$0 * 7 % 4] }.joined()
    let bytes = Array(text.utf8)
    let index = LineIndex(SourceText(name: "tabs.yaml", contents: bytes))
    for offset in 0...bytes.count {
      guard offset % 37 == 0 || offset + 40 > bytes.count else { continue }
      let before = bytes[..<offset]
      let line = before.count { $0 == UInt8(ascii: "\n") } + 1
      let start = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
      let column = bytes[start..<offset].count { $0 & 0xC0 != 0x80 } + 1
      #expect(index.position(at: offset) == SourcePosition(line: line, column: column))
    }
  }

  @Test("exist in an empty text")
  func empty() {
    let index = LineIndex(SourceText(name: "tabs.yaml", contents: []))
    #expect(index.position(at: 0) == SourcePosition(line: 1, column: 1))
    #expect(index.lineCount == 1)
  }
}
