import SourceText
import Testing

@testable import YAMLTree

/// Anchors, aliases and tags.
@Suite struct AliasTests {
  @Test func aliasIsTheNodeItself() throws {
    let reading = Reading("a: &x {b: [c]}\nd: 1️⃣*x2️⃣\n")
    let tree = try #require(reading.tree)
    let original = try #require(tree.value(of: "a", in: tree.root))
    let aliased = try #require(tree.value(of: "d", in: tree.root))
    #expect(tree.kind(of: aliased) == .mapping)
    #expect(tree.span(of: aliased) == tree.span(of: original))
    #expect(tree.place(of: original).anchored == nil)
    #expect(tree.place(of: aliased).span == reading.text.span)
    #expect(tree.place(of: aliased).anchored == tree.span(of: original))
    #expect(aliased != original)
  }

  /// Everything inside an aliased node is reported where the outermost alias stands.
  @Test func outermostAliasIsCarriedAlong() throws {
    let reading = Reading("a: &a {b: c}\nd: &d [*a]\ne: 1️⃣*d2️⃣\n")
    let tree = try #require(reading.tree)
    let outer = try #require(tree.value(of: "e", in: tree.root))
    let inner = try #require(Array(tree.elements(of: outer)).first)
    let entry = try #require(Array(tree.entries(of: inner)).first)
    #expect(tree.text(of: entry.value) == "c")
    #expect(tree.place(of: entry.value).span == reading.text.span)
    #expect(tree.place(of: entry.value).anchored.map { tree.source[$0] } == "c")
  }

  @Test func latestAnchorWins() throws {
    let tree = try #require(Reading("- &x a\n- *x\n- &x b\n- *x\n").tree)
    #expect(tree.elements(of: tree.root).map { tree.text(of: $0) } == ["a", "a", "b", "b"])
  }

  @Test func aliasAsKey() throws {
    let reading = Reading("- &k name\n- {*k : x, 1️⃣name: y}\n- {*k : x, b: y}\n")
    #expect(reading.rules == ["duplicate-key"])
    #expect(reading.lines.first?.hasPrefix("1️⃣") == true)
  }

  @Test(arguments: [
    (
      "a: 1️⃣*x\n",
      ["1️⃣ yaml-unsupported: alias '*x' without an anchor '&x' before it"]
    ),
    (
      "a: 1️⃣*x\nb: &x c\nd: *x\n",
      ["1️⃣ yaml-unsupported: alias '*x' without an anchor '&x' before it"]
    ),
    (
      "a: 2️⃣&x [1️⃣*x]\n",
      [
        "1️⃣ yaml-unsupported: alias '*x' stands inside the node that it refers to <- 2️⃣ the node is "
          + "anchored here"
      ]
    ),
    (
      "1️⃣*x : a\n2️⃣*y : b\n",
      [
        "1️⃣ yaml-unsupported: alias '*x' without an anchor '&x' before it",
        "2️⃣ yaml-unsupported: alias '*y' without an anchor '&y' before it",
      ]
    ),
    ("a: 1️⃣!x b\n", ["1️⃣ yaml-unsupported: an unknown tag '!x'"]),
    ("a: 1️⃣! b\n", ["1️⃣ yaml-unsupported: an unknown tag '!'"]),
    ("a: 1️⃣!!str%00 b\n", ["1️⃣ yaml-unsupported: an unknown tag '!!str%00'"]),
    ("a: [1️⃣!!timestamp x, y]\n", ["1️⃣ yaml-unsupported: an unknown tag '!!timestamp'"]),
    (
      "a: 1️⃣!!seq b\n",
      ["1️⃣ yaml-unsupported: the tag '!!seq' on a scalar, which it does not fit"]
    ),
    (
      "a: 1️⃣!!int\n  b: c\n",
      ["1️⃣ yaml-unsupported: the tag '!!int' on a mapping, which it does not fit"]
    ),
  ]) func isUnsupported(text: String, lines: [String]) {
    let reading = Reading(text)
    #expect(reading.lines == lines)
    #expect(reading.tree != nil)
  }

  @Test func coreTags() throws {
    let names: [(String, YAMLTag)] = [
      ("str", .str), ("int", .int), ("float", .float), ("bool", .bool), ("null", .null),
    ]
    for (name, tag) in names {
      for written in ["!!\(name)", "!<tag:yaml.org,2002:\(name)>"] {
        let reading = Reading("a: \(written) x\n")
        let tree = try #require(reading.tree)
        #expect(reading.lines == [])
        #expect(tree.value(of: "a", in: tree.root).map { tree.tag(of: $0) } == tag)
      }
    }
    let tree = try #require(Reading("!!map\na: !!seq [b]\n").tree)
    #expect(tree.tag(of: tree.root) == .map)
  }

  @Test func nulls() throws {
    let text = "[~, null, Null, NULL, !!null x, '~', \"\", nULL, !!str ~, !!str , a: ]\n"
    let tree = try #require(Reading(text).tree)
    let nulls = tree.elements(of: tree.root).map { tree.isNull($0) }
    #expect(
      nulls == [true, true, true, true, true, false, false, false, false, false, false]
    )
    let tree2 = try #require(Reading("a:\nb: [,\n").tree ?? Reading("a:\n").tree)
    #expect(tree2.value(of: "a", in: tree2.root).map { tree2.isNull($0) } == true)
  }

  /// A node that has been reported is marked, so that nothing else need be said of it.
  @Test func isReported() throws {
    let tree = try #require(Reading("[*x, !y z, {?a: b}, -, c]\n").tree)
    #expect(
      tree.elements(of: tree.root).map { tree.isReported($0) }
        == [true, true, false, true, false]
    )
  }
}
