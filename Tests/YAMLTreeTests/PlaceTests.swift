import SourceText
import Testing

@testable import YAMLTree

/// The place of a node is exact, whatever stands before it. The node's own text stands between the
/// marks.
@Suite struct PlaceTests {
  static let table: [(text: String, decoded: String)] = [
    ("a: 1️⃣b2️⃣", "b"),
    ("a: 1️⃣b2️⃣\n", "b"),
    ("\u{FEFF}a: 1️⃣b2️⃣\n", "b"),
    ("\u{FEFF}1️⃣a2️⃣: b\n", "a"),
    ("a: b\r\nc: 1️⃣d2️⃣\r\n", "d"),
    ("a: é\r\nc: 1️⃣d2️⃣\r\n", "d"),
    ("a: \"😀\"\nc: 1️⃣d2️⃣", "d"),
    ("{東京: 1️⃣駅2️⃣, x: y}\n", "駅"),
    ("東京: 駅 # 線\nx: 1️⃣é2️⃣ \n", "é"),
    ("a:\t1️⃣b2️⃣\t\n", "b"),
    ("{a: b,\t1️⃣c2️⃣: d}\n", "c"),
    ("a: 1️⃣\"b c\"2️⃣ # d\n", "b c"),
    ("a: 1️⃣'it''s'2️⃣\n", "it's"),
    ("a: 1️⃣\"\\u00e9\\n\"2️⃣\n", "é\n"),
    ("a: 1️⃣\"b\n  c\n\n  d\"2️⃣\n", "b c\nd"),
    ("a: 1️⃣b\n  c\n\n  d2️⃣\n\nx: y\n", "b c\nd"),
    ("a: 1️⃣|\n  b\n  c2️⃣\n\n\nx: y\n", "b\nc\n"),
    ("a: 1️⃣|\n  b\n  c2️⃣", "b\nc"),
    ("a: 1️⃣|\r\n  b\r\n  c2️⃣\r\nx: y\r\n", "b\nc\n"),
    ("a: 1️⃣>-\n  b\n  c2️⃣\n# comment\nx: y\n", "b c"),
    ("a: 1️⃣|2️⃣\nx: y\n", ""),
    ("a: 1️⃣|+2️⃣\n\n\nx: y\n", "\n\n"),
    ("a: 1️⃣|2 # comment\n   b2️⃣\n", " b\n"),
    ("a:1️⃣2️⃣\nx: y\n", ""),
    ("a:1️⃣2️⃣ # comment\n\nx: y\n", ""),
    ("- 1\n-1️⃣2️⃣\n- 2\n", ""),
    ("{a1️⃣2️⃣ , b: c}\n", ""),
    ("{a:1️⃣2️⃣ , b: c}\n", ""),
    ("? a\n1️⃣2️⃣", ""),
    ("a: &x 1️⃣b2️⃣\n", "b"),
    ("a: !!str &x # comment\n  1️⃣\"b\"2️⃣\n", "b"),
    ("a: &x1️⃣2️⃣\nc: d\n", ""),
    ("--- 1️⃣b2️⃣\n...\n", "b"),
    ("%YAML 1.2\n--- 1️⃣b2️⃣\n", "b"),
  ]

  @Test(arguments: table.indices) func scalar(index: Int) throws {
    let (text, decoded) = PlaceTests.table[index]
    let reading = Reading(text)
    #expect(reading.lines == [])
    let tree = try #require(reading.tree)
    let span = text.hasPrefix("? a") ? ByteSpan(at: 3) : reading.text.span
    let node = tree.allNodes.first { tree.span(of: $0) == span && tree.kind(of: $0) == .scalar }
    let spans = tree.allNodes.map { tree.sourceText(of: $0) }
    #expect(node.map { tree.text(of: $0) } == decoded, "\(spans)")
  }

  @Test(arguments: [
    "tabs: 1️⃣[a, b]2️⃣ # c\n",
    "tabs: &x 1️⃣[a, b]2️⃣\n",
    "tabs: 1️⃣[\n  a,\n]2️⃣\n",
    "tabs: !!map 1️⃣{a: b}2️⃣\n",
    "tabs:\n  1️⃣- a\n  - b2️⃣\n\n# c\nx: y\n",
    "tabs:\n1️⃣- a\n- b2️⃣\nx: y\n",
    "tabs: &x\n1️⃣- a\n- b2️⃣\nx: y\n",
    "tabs: &x # c\n  1️⃣- a\n  - b: |\n      c2️⃣\n\nx: y\n",
    "- 1️⃣a: b\n  c:2️⃣\n\n- d\n",
    "- - 1️⃣a: b2️⃣\n",
    "- &x\n  1️⃣&y a: b2️⃣\n",
    "- 1️⃣&y a: b2️⃣\n",
    "- 1️⃣é: ü2️⃣ # c\n",
    "[1️⃣a: b2️⃣, c]\n",
    "[1️⃣? a : b2️⃣ ]\n",
    "[1️⃣\"a\":b2️⃣]\n",
    "1️⃣a: [b,\n  c]2️⃣\n",
    "\u{FEFF}1️⃣a: b2️⃣",
    "# c\r\n1️⃣a: b\r\nc: d2️⃣\r\n",
  ]) func collection(text: String) throws {
    let reading = Reading(text)
    #expect(reading.lines == [])
    let tree = try #require(reading.tree)
    let spans = tree.allNodes.filter { tree.kind(of: $0) != .scalar }.map { tree.span(of: $0) }
    #expect(spans.contains(reading.text.span), "\(spans.map { tree.source[$0] })")
  }
}
