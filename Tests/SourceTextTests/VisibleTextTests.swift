import SourceText
import Testing

@Suite("Visible text")
struct VisibleTextTests {
  @Test(
    "escapes what does not show",
    arguments: [
      ("a\u{0}b\u{7F}", #"a\u{0}b\u{7F}"#),
      ("one\r\ntwo\tthree", #"one\r\ntwo\tthree"#),
      ("\u{1B}[31mred", #"\u{1B}[31mred"#),
      ("user\u{202E}nimda\u{2066}", #"user\u{202E}nimda\u{2066}"#),
      ("a\u{85}b\u{2028}c\u{2029}", #"a\u{85}b\u{2028}c\u{2029}"#),
      ("zero\u{200B}width\u{FEFF}", #"zero\u{200B}width\u{FEFF}"#),
      ("no\u{A0}break", #"no\u{A0}break"#),
      ("Ho\u{200D}me", #"Ho\u{200D}me"#),
      ("x\u{FE0F}", #"x\u{FE0F}"#),
      ("😀\u{E0101}", #"😀\u{E0101}"#),
      ("\u{301}e", #"\u{301}e"#),
      ("\u{3164}\u{115F}", #"\u{3164}\u{115F}"#),
      ("\u{FFFF}", #"\u{FFFF}"#),
    ]
  )
  func escapes(text: String, expected: String) {
    #expect(VisibleText.line(text) == expected)
  }

  @Test(
    "keeps what shows",
    arguments: [
      "Home", "%::]]>\"\\", "日本語\u{3000}", "👨‍👩‍👧 🇩🇪 1️⃣ ❤️ 🏴󠁧󠁢󠁳󠁣󠁴󠁿", "e\u{301}", "می\u{200C}خواهم", "क्\u{200D}ष",
      "葛\u{E0100}", "กำ", "\u{F8FF}",
    ]
  )
  func keeps(text: String) {
    #expect(Array(VisibleText.line(text).unicodeScalars) == Array(text.unicodeScalars))
  }

  @Test("escapes the marks of a cluster that is too long")
  func longCluster() {
    let text = "a" + String(repeating: "\u{301}", count: 17)
    let shown = "a" + String(repeating: "\u{301}", count: 15)
    #expect(VisibleText.line(text) == shown + #"\u{301}\u{301}"#)
  }

  @Test("gives each part its width")
  func pieces() {
    let pieces = VisibleText.pieces(of: "a日\u{202E}")
    #expect(pieces.map(\.text) == ["a", "日", #"\u{202E}"#])
    #expect(pieces.map(\.width) == [1, 2, 8])
  }
}
