import SourceText
import Testing

@Suite("Display width")
struct DisplayWidthTests {
  @Test(
    "counts grapheme clusters",
    arguments: [
      ("", 0), ("Home", 4), ("é", 1), ("e\u{301}", 1), ("日本語", 6), ("ＡＢ", 4), ("ｱ", 1),
      ("한글", 4), ("\u{1112}\u{1161}\u{11AB}", 2), ("👨‍👩‍👧", 2), ("👍🏽", 2), ("✌🏽", 2), ("🇩🇪", 2),
      ("1️⃣", 2), ("❤️", 2), ("❤", 1), ("❤\u{200D}🔥", 2), ("🏴󠁧󠁢󠁳󠁣󠁴󠁿", 2), ("⌚", 2), ("กำ", 2),
      ("नमस्ते", 4), ("שלום", 4), ("e\u{301}\u{302}\u{303}", 1), ("\u{3000}", 2), ("…", 1),
    ]
  )
  func columns(text: String, expected: Int) {
    #expect(DisplayWidth.columns(of: text) == expected)
  }

  @Test("takes a substring")
  func substring() {
    #expect(DisplayWidth.columns(of: "tab: 日本".dropFirst(5)) == 4)
  }

  @Test("knows where the wide ranges begin and end")
  func bounds() {
    let widths = ["\u{10FF}", "\u{1100}", "\u{115F}", "\u{2FFFD}", "\u{30000}", "\u{3FFFE}"]
      .map { DisplayWidth.columns(of: $0) }
    #expect(widths == [1, 2, 2, 2, 2, 1])
  }
}
