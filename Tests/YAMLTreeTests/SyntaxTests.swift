import Testing

@testable import YAMLTree

/// What is said of errors of syntax, and where.
@Suite struct SyntaxTests {
  static let inBlocks: [(text: String, lines: [String])] = [
    (
      "a: b1️⃣: c\n",
      ["1️⃣ yaml-syntax: a second ':' on the line, where one key with its value is expected"]
    ),
    (
      "a: \"b\"1️⃣: c\n",
      ["1️⃣ yaml-syntax: a second ':' on the line, where one key with its value is expected"]
    ),
    (
      "--- a1️⃣: b\n",
      ["1️⃣ yaml-syntax: a mapping that begins on the line of '---'"]
    ),
    ("a1️⃣:b\nc: d\n", ["1️⃣ yaml-syntax: expected a space after ':'"]),
    ("x: y\na1️⃣:b\nc: d\n", ["1️⃣ yaml-syntax: expected a space after ':'"]),
    (
      "2️⃣x: y\n1️⃣http://b\nc: d\n",
      ["1️⃣ yaml-syntax: expected ':' after 'http://b' <- 2️⃣ the mapping begins here"]
    ),
    (
      "- a: 2️⃣b\n     1️⃣c: d\n",
      [
        "1️⃣ yaml-syntax: 'c' is indented by 5 spaces, so that it continues the text 'b' of the line "
          + "above <- 2️⃣ the text begins here"
      ]
    ),
    (
      "- 2️⃣a: b\n 1️⃣c: d\n",
      [
        "1️⃣ yaml-syntax: the line is indented by 1 space, but the mapping it continues by 2 <- 2️⃣ the "
          + "mapping begins here"
      ]
    ),
    (
      "a:\n  2️⃣- b\n 1️⃣- c\n",
      [
        "1️⃣ yaml-syntax: the line is indented by 1 space, but the sequence it continues by 2 <- 2️⃣ "
          + "the sequence begins here"
      ]
    ),
    (
      "  2️⃣a: b\n1️⃣c: d\n",
      [
        "1️⃣ yaml-syntax: 'c' is indented by 0 spaces, but the mapping it continues by 2 <- 2️⃣ the "
          + "mapping begins here"
      ]
    ),
    (
      "2️⃣a: b\n1️⃣- c\n",
      [
        "1️⃣ yaml-syntax: an entry of a sequence, where the next key of a mapping is expected <- 2️⃣ "
          + "the mapping begins here"
      ]
    ),
    (
      "a:\n  2️⃣- b\n  1️⃣c: d\n",
      [
        "1️⃣ yaml-syntax: 'c' where the next '-' of a sequence is expected <- 2️⃣ the sequence begins "
          + "here"
      ]
    ),
    ("a: 1️⃣- b\n", ["1️⃣ yaml-syntax: an entry of a sequence cannot begin here"]),
    ("a: 1️⃣? b\n", ["1️⃣ yaml-syntax: a key with '?' cannot begin here"]),
    ("a:\n  - b\n  1️⃣-c\n", ["1️⃣ yaml-syntax: expected a space after '-'"]),
    ("a:\n1️⃣\t- b\n", ["1️⃣ yaml-syntax: a tab character used for indentation, expected spaces"]),
    (
      "a:\n  - b: c\n  1️⃣\t  d: e\n",
      ["1️⃣ yaml-syntax: a tab character used for indentation, expected spaces"]
    ),
    (
      "a: |\n1️⃣\tb\n",
      ["1️⃣ yaml-syntax: a tab character used for indentation, expected spaces"]
    ),
    (
      "a: 2️⃣|\n  b\n 1️⃣c\n",
      [
        "1️⃣ yaml-syntax: the line is indented by 1 space, but the text it continues by 2 <- 2️⃣ the "
          + "text begins here"
      ]
    ),
    (
      "a: >\n1️⃣   \n  b\n",
      ["1️⃣ yaml-syntax: a blank line of 3 spaces before text that is indented by 2"]
    ),
    (
      "a: 2️⃣b # c\n  1️⃣d\n",
      [
        "1️⃣ yaml-syntax: 'd' after a comment, which ends the text above it <- 2️⃣ the text begins here"
      ]
    ),
  ]

  static let inFlow: [(text: String, lines: [String])] = [
    ("a: 1️⃣[b, c\nd: e\n", ["1️⃣ yaml-syntax: '[' is never closed"]),
    ("a: 1️⃣[b, c\n", ["1️⃣ yaml-syntax: '[' is never closed"]),
    ("a: 1️⃣{b: c", ["1️⃣ yaml-syntax: '{' is never closed"]),
    (
      "a: [{b: c}, 1️⃣{d: e2️⃣]\n",
      ["2️⃣ yaml-syntax: ']' where '{' is to be closed by '}' <- 1️⃣ opened here"]
    ),
    ("- 1️⃣{a: b\n- {c: d}\n", ["1️⃣ yaml-syntax: '{' is never closed"]),
    ("a: [b]1️⃣]\n", ["1️⃣ yaml-syntax: ']' without an opening bracket before it"]),
    ("{a: b}1️⃣}\n", ["1️⃣ yaml-syntax: '}' without an opening bracket before it"]),
    (
      "a: 2️⃣[\"b\"1️⃣ \"c\"]\n",
      ["1️⃣ yaml-syntax: expected ',' before '\"c\"' <- 2️⃣ inside these brackets"]
    ),
    (
      "a: 2️⃣[\n  \"b\"1️⃣\n  \"c\"\n]\n",
      ["1️⃣ yaml-syntax: expected ',' before '\"c\"' <- 2️⃣ inside these brackets"]
    ),
    (
      "a: 2️⃣{b: c1️⃣\n  d: e}\n",
      ["1️⃣ yaml-syntax: expected ',' before 'd' <- 2️⃣ inside these brackets"]
    ),
    (
      "a: 2️⃣[b, 1️⃣, c]\n",
      ["1️⃣ yaml-syntax: ',' where an entry is expected <- 2️⃣ inside these brackets"]
    ),
    ("a: {b1️⃣:[c]}\n", ["1️⃣ yaml-syntax: expected a space after ':'"]),
    (
      "a: [b: c1️⃣: d]\n",
      ["1️⃣ yaml-syntax: a second ':', where one key with its value is expected"]
    ),
    (
      "{\"a\"\n  1️⃣: b}\n".replacing("\"a\"", with: "2️⃣\"a\""),
      ["1️⃣ yaml-syntax: a ':' on another line than its key <- 2️⃣ the key"]
    ),
    ("[{a: b1️⃣， c: d}]\n", ["1️⃣ yaml-syntax: a full-width '，' in plain text, expected ','"]),
    ("- a1️⃣：b\n  c: d\n", ["1️⃣ yaml-syntax: a full-width '：' in plain text, expected ':'"]),
    ("a: {1️⃣?b: c}\n", ["1️⃣ yaml-syntax: text that begins with '?' must be quoted inside brackets"]),
    ("a: [1️⃣-, b]\n", ["1️⃣ yaml-syntax: a '-' on its own inside brackets"]),
    (
      "a: 2️⃣[\n1️⃣b,\nc]\n",
      [
        "1️⃣ yaml-syntax: the line is indented by 0 spaces, but the brackets that it continues need at "
          + "least 1 <- 2️⃣ what the line continues begins here"
      ]
    ),
    (
      "- a: 2️⃣[\n 1️⃣]\n",
      [
        "1️⃣ yaml-syntax: the line is indented by 1 space, but the brackets that it continues need at "
          + "least 2 <- 2️⃣ what the line continues begins here"
      ]
    ),
  ]

  static let inTexts: [(text: String, lines: [String])] = [
    ("a: 1️⃣\"b\n", ["1️⃣ yaml-syntax: the double-quoted text is never closed"]),
    ("a: [1️⃣'b]\n", ["1️⃣ yaml-syntax: the single-quoted text is never closed"]),
    (
      "a: 1️⃣\"b\nc: 2️⃣\"d\"\n",
      [
        "1️⃣ yaml-syntax: the double-quoted text reaches down to line 2, where more follows it <- 2️⃣ "
          + "it is closed here"
      ]
    ),
    (
      "a: 2️⃣'it'1️⃣s'\n",
      [
        "1️⃣ yaml-syntax: more text after the closing ' of a single-quoted text <- 2️⃣ the text in quotes"
      ]
    ),
    (
      "a: 2️⃣\"b\" 1️⃣c\n",
      [
        "1️⃣ yaml-syntax: more text after the closing \" of a double-quoted text <- 2️⃣ the text in quotes"
      ]
    ),
    (
      "a: [2️⃣\"b\"1️⃣c]\n",
      [
        "1️⃣ yaml-syntax: more text after the closing \" of a double-quoted text <- 2️⃣ the text in quotes"
      ]
    ),
    ("a: \"b1️⃣\\qc\"\n", ["1️⃣ yaml-syntax: an unknown escape '\\q'"]),
    ("a: \"b1️⃣\\éc\"\n", ["1️⃣ yaml-syntax: an unknown escape '\\é'"]),
    (
      "a: \"1️⃣\\u12\"\n",
      ["1️⃣ yaml-syntax: '\\u' without the 4 hexadecimal digits that it needs"]
    ),
    (
      "a: \"1️⃣\\xg0\"\n",
      ["1️⃣ yaml-syntax: '\\x' without the 2 hexadecimal digits that it needs"]
    ),
    ("a: \"1️⃣\\udc00\"\n", ["1️⃣ yaml-syntax: '\\udc00' is half of a character, as JSON writes it"]),
    ("a: \"1️⃣\\U00110000\"\n", ["1️⃣ yaml-syntax: '\\U00110000', which is no character"]),
    ("a: 1️⃣@b\n", ["1️⃣ yaml-syntax: text that begins with '@' must be quoted"]),
    ("a: 1️⃣`b\n", ["1️⃣ yaml-syntax: text that begins with '`' must be quoted"]),
    ("a: 1️⃣%b\n", ["1️⃣ yaml-syntax: text that begins with '%' must be quoted"]),
    ("a: 1️⃣*\n", ["1️⃣ yaml-syntax: text that begins with '*' must be quoted"]),
    ("a: 1️⃣&/b\n", ["1️⃣ yaml-syntax: text that begins with '&' must be quoted"]),
    ("a: 1️⃣*b c\n", ["1️⃣ yaml-syntax: 'c' after the alias '*b'"]),
    ("a: 1️⃣, b\n", ["1️⃣ yaml-syntax: ',' where a value is expected"]),
    (
      "a: | 1️⃣b\n  c\n",
      ["1️⃣ yaml-syntax: 'b' on the line of '|', expected the text on the next line"]
    ),
    ("a: \"b\"1️⃣# c\n", ["1️⃣ yaml-syntax: expected a space before '#'"]),
    ("a: [b,1️⃣#c\n  d]\n", ["1️⃣ yaml-syntax: expected a space before '#'"]),
    ("a: >1️⃣#c\n  d\n", ["1️⃣ yaml-syntax: expected a space before '#'"]),
    (
      "a: 2️⃣\"b\n1️⃣c\"\n",
      [
        "1️⃣ yaml-syntax: the line is indented by 0 spaces, but the text that it continues needs at "
          + "least 1 <- 2️⃣ what the line continues begins here"
      ]
    ),
    (
      "a: 2️⃣\"b\n1️⃣\tc\"\n",
      [
        "1️⃣ yaml-syntax: a tab character used for indentation, expected spaces <- 2️⃣ what the line "
          + "continues begins here"
      ]
    ),
    (
      "1️⃣\"a\nb\": c\n",
      ["1️⃣ yaml-syntax: a key that reaches over several lines, expected it on one"]
    ),
  ]

  @Test(arguments: inBlocks.indices) func block(index: Int) {
    #expect(Reading(SyntaxTests.inBlocks[index].text).lines == SyntaxTests.inBlocks[index].lines)
  }

  @Test(arguments: inFlow.indices) func flow(index: Int) {
    #expect(Reading(SyntaxTests.inFlow[index].text).lines == SyntaxTests.inFlow[index].lines)
  }

  @Test(arguments: inTexts.indices) func text(index: Int) {
    #expect(Reading(SyntaxTests.inTexts[index].text).lines == SyntaxTests.inTexts[index].lines)
  }

  @Test(arguments: [
    "a: [\n  b\n]\n", "- a: [\n    b\n  ]\n", "a: [{\n  b: c\n}, {\n  d: e\n}]\n",
    "[\na,\nb\n]\n", "a:\n- b\n- c\n", "a: 'b\n\n  c'\n", "{\"a\":1,\"b\":[2,3]}\n",
    "? a\n: b\n", "a: b c: d\n".replacing(": d", with: ":d"), "a: b\n  c\n", "a: -1\nb: ?c\n",
    "a: [b:c, -d, e?]\n", "--- # a\nb: c\n...\n# d\n",
  ]) func isFine(text: String) { #expect(Reading(text).lines == []) }

  /// A file that ends anywhere is an error at a place inside of it, or none.
  @Test func truncatedAnywhere() {
    let text = """
      %YAML 1.2
      --- # tabs
      tabs: &a
        - {id: "é\\u00e9", title: 'it''s', <<: {x: [1, *a]}}
        - |2+
           text

        - ? !!str key
          : >-
            folded
      ...
      """
    let bytes = Array(text.utf8)
    for count in 0...bytes.count {
      let reading = Reading(MarkedText(Array(bytes[..<count])))
      #expect(reading.tree != nil || !reading.lines.isEmpty)
      for diagnostic in reading.diagnostics {
        #expect(diagnostic.span.upperBound <= count)
        #expect(!diagnostic.message.hasPrefix("did not find"))
      }
    }
  }
}
