import SourceText
import Testing

@testable import YAMLTree

/// Places inside a text are found in its source. In each case `@` in the decoded text came from
/// what stands between the marks.
@Suite struct OffsetTests {
  @Test(arguments: [
    "a: x1️⃣@2️⃣y\n",
    "a: é 1️⃣@2️⃣\n",
    "a: x\n  y1️⃣@2️⃣\n",
    "a: x\n\n\n  y 1️⃣@2️⃣\n",
    "a: x\r\n\r\n  y 1️⃣@2️⃣\r\n",
    "a: 'x1️⃣@2️⃣'\n",
    "a: 'it''s 1️⃣@2️⃣'\n",
    "a: 'x\n\n  y1️⃣@2️⃣'\n",
    "a: \"x1️⃣@2️⃣\"\n",
    "a: \"\\t\\u00e9\\x41\\U0001F600\\\\1️⃣@2️⃣\"\n",
    "a: \"x1️⃣\\x402️⃣y\"\n",
    "a: \"é1️⃣\\u00402️⃣y\"\n",
    "a: \"x  \n  y\\\n  z\\\n\n  1️⃣@2️⃣\"\n",
    "{a: x1️⃣@2️⃣, b: c}\n",
    "[\"\\\"1️⃣@2️⃣\"]\n",
    "a: |\n  x\n  y1️⃣@2️⃣\n",
    "a: |\r\n  x\r\n  y1️⃣@2️⃣\r\n",
    "a: |2\n    x1️⃣@2️⃣\n",
    "- a: |1\n    x1️⃣@2️⃣\n",
    "a: >\n  x\n  y\n\n  z\n    w\n  1️⃣@2️⃣\n",
    "a: >+\n\n  x1️⃣@2️⃣\n\n",
    "--- |\n x1️⃣@2️⃣\n",
  ]) func place(text: String) throws {
    let reading = Reading(text)
    #expect(reading.lines == [])
    let tree = try #require(reading.tree)
    let node = try #require(tree.allNodes.first { tree.text(of: $0).contains("@") })
    let bytes = tree.withText(of: node) { Array($0) }
    let offset = try #require(bytes.firstIndex(of: UInt8(ascii: "@")))
    #expect(tree.sourceSpan(of: offset..<offset + 1, in: node) == reading.text.span)
    #expect(tree.sourceOffset(of: offset, in: node) == reading.text.span.lowerBound)
  }

  @Test func ends() throws {
    for text in ["a: bc", "a: 'bc'", "a: \"bc\"", "a: \"\\x62c\"", "a: |-\n bc\n"] {
      let tree = try #require(Reading(text).tree)
      let node = try #require(tree.value(of: "a", in: tree.root))
      let end = tree.sourceOffset(of: 2, in: node)
      #expect(tree.source[ByteSpan(end - 1, end)] == "c")
      #expect(tree.sourceOffset(of: 99, in: node) == end)
      #expect(tree.sourceSpan(of: 0..<99, in: node).upperBound == end)
      #expect(tree.sourceSpan(of: 2..<2, in: node) == ByteSpan(at: end))
    }
  }

  @Test func collectionsHaveNoText() throws {
    let tree = try #require(Reading("[a]").tree)
    #expect(tree.sourceSpan(of: 0..<1, in: tree.root) == tree.span(of: tree.root))
    #expect(tree.text(of: tree.root) == "")
  }
}
