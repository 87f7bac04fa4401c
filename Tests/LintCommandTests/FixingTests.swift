import Diagnostics
import Growth
import SourceText
import Testing

@Suite struct FixingTests {
  private func fix(_ edits: (Int, Int, String)...) -> Fix {
    Fix("mend", edits.map { Fix.Edit(ByteSpan($0.0, $0.1), $0.2) })
  }

  private func apply(_ fixes: [Fix], to text: String) -> (text: String, count: Int) {
    let outcome = Fixing.apply(fixes, to: SourceText(name: "x", contents: Array(text.utf8)))
    return (String(decoding: outcome.text.contents, as: UTF8.self), outcome.count)
  }

  @Test func `edits are made whatever the order of the fixes`() {
    let result = apply([fix((4, 5, "E")), fix((0, 0, ">")), fix((1, 3, ""))], to: "abcde")
    #expect(result == (">adE", 3))
  }

  @Test func `of two fixes that overlap the first wins`() {
    #expect(apply([fix((0, 3, "x")), fix((2, 4, "y"))], to: "abcde") == ("xde", 1))
    #expect(apply([fix((2, 4, "y")), fix((0, 3, "x"))], to: "abcde") == ("xde", 1))
    #expect(apply([fix((1, 2, "x")), fix((1, 2, "y"))], to: "abc") == ("axc", 1))
    #expect(apply([fix((1, 1, "x")), fix((1, 1, "y"))], to: "abc") == ("axbc", 1))
  }

  @Test func `neighbors do not overlap`() {
    #expect(apply([fix((0, 2, "x")), fix((2, 4, "y"))], to: "abcde") == ("xye", 2))
    #expect(apply([fix((0, 2, "x")), fix((2, 2, "y"))], to: "abc") == ("xyc", 2))
  }

  @Test func `a fix is made as a whole or not at all`() {
    let whole = fix((0, 1, "A"), (4, 5, "E"))
    #expect(apply([whole, fix((2, 3, "C"))], to: "abcde") == ("AbcdE", 1))
    #expect(apply([fix((0, 1, "x")), whole], to: "abcde") == ("xbcde", 1))
  }

  @Test func `edits that cannot be made are left out`() {
    let bad = [fix(), fix((4, 9, "x")), fix((3, 4, "x"), (0, 1, "y")), fix((0, 2, ""), (1, 3, ""))]
    #expect(apply(bad + [fix((0, 1, "A"))], to: "abcde") == ("Abcde", 1))
  }

  @Test func `the byte order mark stays`() {
    #expect(
      apply([fix((0, 1, "A"))], to: "\u{FEFF}abc").text.unicodeScalars.elementsEqual(
        "\u{FEFF}Abc".unicodeScalars
      )
    )
  }

  @Test func `line breaks become those of the file`() {
    #expect(
      Array(apply([fix((3, 4, "x\ny\r\nz"))], to: "a\r\nb\r\n").text.utf8)
        == Array("a\r\nx\r\ny\r\nz\r\n".utf8)
    )
    #expect(apply([fix((2, 3, "x\ny"))], to: "a\nb\n").text == "a\nx\ny\n")
  }

  @Test func `many fixes take time in proportion`() {
    let growth = growth(tenfoldFrom: 5_000) { count in
      let text = String(repeating: "ab", count: count)
      let fixes = (0..<count).map { fix((2 * $0, 2 * $0 + 1, "c")) }
      let result = apply(fixes.reversed(), to: text)
      #expect(result.count == count)
      #expect(result.text == String(repeating: "cb", count: count))
    }
    #expect(growth < proportional)
  }
}
