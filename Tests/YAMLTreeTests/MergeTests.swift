import Testing

@testable import YAMLTree

/// Merge keys, as YAML 1.1 defines them.
@Suite struct MergeTests {
  private static let bases = """
    - &a {x: a, y: a}
    - &b {y: b, z: b}
    - &c {<<: *a, x: c, w: c}

    """

  @Test(arguments: [
    ("{<<: *a}", "x=a y=a"),
    ("{k: 1, <<: *a, l: 2}", "k=1 x=a y=a l=2"),
    ("{<<: *a, x: own}", "y=a x=own"),
    ("{x: own, <<: *a}", "x=own y=a"),
    ("{<<: [*a, *b]}", "x=a y=a z=b"),
    ("{<<: [*b, *a]}", "y=b z=b x=a"),
    ("{<<: [*a, *a]}", "x=a y=a"),
    ("{<<: *c}", "y=a x=c w=c"),
    ("{<<: [*b, *c], k: 1}", "y=b z=b x=c w=c k=1"),
    ("{<<: {i: 1}, k: 2}", "i=1 k=2"),
    ("{<<: [{i: 1}, *a]}", "i=1 x=a y=a"),
    ("{<<: []}", ""),
    ("{<<: {}}", ""),
    ("{\"<<\": *a}", "<<="),
    ("{!!str <<: *a}", "<<="),
    ("{<<: *a, \"<<\": k}", "x=a y=a <<=k"),
  ]) func entries(mapping: String, expected: String) throws {
    let reading = Reading(MergeTests.bases + "- \(mapping)\n")
    #expect(reading.lines == [])
    let tree = try #require(reading.tree)
    let last = try #require(Array(tree.elements(of: tree.root)).last)
    let entries = tree.entries(of: last).map {
      "\(tree.text(of: $0.key))=\(tree.text(of: $0.value))"
    }
    #expect(entries.joined(separator: " ") == expected)
  }

  @Test func mergedEntriesCarryTheirAlias() throws {
    let reading = Reading("- &a {x: v}\n- {<<: 1️⃣*a2️⃣, k: 1}\n- {<<: {m: 1}}\n")
    let tree = try #require(reading.tree)
    let elements = Array(tree.elements(of: tree.root))
    let entries = Array(tree.entries(of: elements[1]))
    #expect(tree.place(of: entries[0].value).span == reading.text.span)
    #expect(tree.place(of: entries[0].key).span == reading.text.span)
    #expect(tree.place(of: entries[0].value).anchored.map { tree.source[$0] } == "v")
    #expect(!entries[1].value.isAliased)
    #expect(tree.entries(of: elements[2]).allSatisfy { !$0.value.isAliased })
  }

  @Test(arguments: [
    (
      "- &a {x: v}\n- {2️⃣<<: *a, 1️⃣<<: *a}\n",
      "1️⃣ duplicate-key: a second '<<' in this mapping <- 2️⃣ it stands here first"
    ),
    (
      "{<<: 1️⃣x}\n",
      "1️⃣ yaml-unsupported: '<<' takes a mapping or a sequence of mappings, found a scalar"
    ),
    (
      "{<<:1️⃣ }\n",
      "1️⃣ yaml-unsupported: '<<' takes a mapping or a sequence of mappings, found a scalar"
    ),
    (
      "{<<: [{a: b}, 1️⃣[c]]}\n",
      "1️⃣ yaml-unsupported: '<<' takes a mapping or a sequence of mappings, found a sequence"
    ),
    (
      "- &a [x]\n- {<<: 1️⃣*a}\n",
      "1️⃣ yaml-unsupported: '<<' takes a mapping or a sequence of mappings, found a sequence"
    ),
    ("{<<: 1️⃣*a}\n", "1️⃣ yaml-unsupported: alias '*a' without an anchor '&a' before it"),
    (
      "2️⃣&a {<<: 1️⃣*a}\n",
      "1️⃣ yaml-unsupported: alias '*a' stands inside the node that it refers to <- 2️⃣ the node is "
        + "anchored here"
    ),
  ]) func isRefused(text: String, line: String) throws {
    let reading = Reading(text)
    #expect(reading.lines == [line])
    #expect(reading.tree != nil)
  }
}
