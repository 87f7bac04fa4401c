import Testing

@testable import YAMLTree

/// Characters that a file may not have, at their exact places.
@Suite struct CharacterTests {
  @Test(arguments: [
    ("a: 1️⃣\u{8}b\n", "1️⃣ invalid-character: U+0008 (backspace), which YAML does not allow"),
    ("a: \"1️⃣\u{0}\"\n", "1️⃣ invalid-character: U+0000 (null), which YAML does not allow"),
    ("a: b # 1️⃣\u{7F}\n", "1️⃣ invalid-character: U+007F (delete), which YAML does not allow"),
    (
      "a: |\n  é1️⃣\u{91}\n",
      "1️⃣ invalid-character: U+0091 (control character), which YAML does not allow"
    ),
    (
      "a: 'é1️⃣\u{FFFE}'\n", "1️⃣ invalid-character: U+FFFE (no character), which YAML does not allow"
    ),
    ("a: b1️⃣\rc: d\n", "1️⃣ invalid-character: a carriage return without a line feed"),
    (
      "a: b1️⃣\u{85}c: d\n",
      "1️⃣ invalid-character: U+0085 (next line), which YAML takes for a line break and editors do not"
    ),
    (
      "# 東1️⃣\u{2028}c: d\n",
      "1️⃣ invalid-character: U+2028 (line separator), which YAML takes for a line break and editors "
        + "do not"
    ),
    ("a: 1️⃣\u{FEFF}b\n", "1️⃣ invalid-character: a byte order mark (U+FEFF) inside the text"),
    (
      "a: b1️⃣\u{A0}c\n",
      "1️⃣ invalid-character: U+00A0 (no-break space) outside quotes, where it is taken for a letter"
    ),
    (
      "1️⃣\u{3000}a: b\n",
      "1️⃣ invalid-character: U+3000 (ideographic space) used for indentation, expected a space"
    ),
    (
      "a1️⃣\u{200B}: b\n",
      "1️⃣ invalid-character: U+200B (zero width space) in a key, where nobody sees it"
    ),
    (
      "a: |\n  b1️⃣\u{AD}c\n",
      "1️⃣ invalid-character: U+00AD (soft hyphen) in a text, where nobody sees it"
    ),
    (
      "a: b1️⃣\u{200D}c\n",
      "1️⃣ invalid-character: U+200D (zero width joiner) in a text, where nobody sees it"
    ),
    (
      "a: b1️⃣\u{202E}c\n",
      "1️⃣ invalid-character: U+202E (right-to-left override), which changes the order in which a text "
        + "is shown"
    ),
    (
      "a: b # 1️⃣\u{2066}c\n",
      "1️⃣ invalid-character: U+2066 (left-to-right isolate), which changes the order in which a "
        + "comment is shown"
    ),
  ]) func isReported(text: String, line: String) {
    #expect(Reading(text).lines == [line])
  }

  @Test(arguments: [
    "a: \"b\u{A0}c\"\n",
    "a: '\u{200B}\u{202E}'\n",
    "a: b # \u{A0}\u{200B}\n",
    "a: 👩‍👩‍👦\n",
    "a: می‌خواهم\n",
    "a: 🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}\n",
    "a: ❤️\n",
    "a: \"\\u200b\\0\"\n",
    "a: \u{FF0C}\n",
    "a: b\tc\r\n",
  ]) func isAllowed(text: String) { #expect(Reading(text).lines == []) }

  @Test(
    arguments: [
      ([0x61, 0x3A, 0x20, 0xE8, 0x0A], 3, "the byte 0xE8 is not UTF-8 here"),
      ([0x61, 0x3A, 0x20, 0xC0, 0xAF], 3, "the byte 0xC0 is not UTF-8 here"),
      ([0x61, 0x3A, 0x20, 0xE0, 0x80, 0xAF], 3, "the byte 0xE0 is not UTF-8 here"),
      ([0x61, 0x3A, 0x20, 0xED, 0xA0, 0x80], 3, "the byte 0xED is not UTF-8 here"),
      ([0x61, 0x3A, 0x20, 0xF4, 0x90, 0x80, 0x80], 3, "the byte 0xF4 is not UTF-8 here"),
      ([0x61, 0x3A, 0x20, 0xE6, 0x9D], 3, "the byte 0xE6 is not UTF-8 here"),
      ([0x61, 0x3A, 0x20, 0x80], 3, "the byte 0x80 is not UTF-8 here"),
      ([0xFF, 0xFE, 0x61, 0x00], 0, "the file is not UTF-8 but UTF-16"),
      ([0x61, 0x00, 0x3A, 0x00], 1, "the file is not UTF-8 but looks like UTF-16 or UTF-32"),
    ] as [([UInt8], Int, String)]
  )
  func isNotUTF8(bytes: [UInt8], offset: Int, message: String) {
    let reading = Reading(MarkedText(bytes))
    #expect(reading.lines == ["@\(offset) invalid-character: \(message)"])
    #expect(reading.tree == nil)
  }

  @Test func allAreReportedInOrder() {
    let reading = Reading(
      "1️⃣\u{200B}a: 2️⃣\u{8}\nb: x3️⃣\u{A0}y\u{A0}z # 4️⃣\u{202E}\n5️⃣b: '\u{A0}6️⃣\u{1}'\n7️⃣b: [\n]\n"
    )
    #expect(reading.lines.map { $0.prefix(1) } == ["1️⃣", "2️⃣", "3️⃣", "4️⃣", "5️⃣", "6️⃣", "7️⃣"])
  }

  @Test func noMoreThanAThousand() {
    let text = String(repeating: "\u{8}", count: 5_000)
    #expect(Reading("a: \"\(text)\"\n").diagnostics.count == 1_000)
    #expect(Reading(String(repeating: "\u{2028}", count: 5_000)).diagnostics.count == 1_000)
  }

  /// What follows from a hidden character is not reported on top of it.
  @Test func nothingElseIsSaid() {
    let reading = Reading("tabs:1️⃣\u{A0}[a, b\nx: y\n")
    #expect(reading.rules == ["invalid-character"])
    #expect(reading.tree == nil)
  }
}
