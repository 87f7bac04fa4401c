import Growth
import Testing

@testable import YAMLTree

/// Keys stand once, and are text.
@Suite struct KeyTests {
  @Test(arguments: [
    "2️⃣a: 1\n1️⃣a: 2\n",
    "{2️⃣a: 1, 1️⃣\"a\": 2}\n",
    "{2️⃣'a': 1, 1️⃣\"\\x61\": 2}\n",
    "? 2️⃣a\n: 1\n? 1️⃣|-\n  a\n: 2\n",
    "- x:\n  - {y: z}\n  - {2️⃣a: 1, b: {a: 1}, 1️⃣a: 2}\n",
    "{2️⃣a, 1️⃣a}\n",
    "2️⃣é: 1\n1️⃣\"\\u00e9\": 2\n",
  ]) func standsTwice(text: String) {
    let name = text.contains("é") ? "é" : "a"
    #expect(
      Reading(text).lines == [
        "1️⃣ duplicate-key: key '\(name)' stands twice in this mapping <- 2️⃣ it stands here first"
      ]
    )
  }

  @Test(arguments: [
    "{a: 1, A: 2}\n", "{a: {a: 1}}\n", "é: 1\ne\u{301}: 2\n", "{a: 1, \"a \": 2}\n",
    "{abcdefgh1: 1, abcdefgh2: 2}\n",
  ]) func areDifferent(text: String) { #expect(Reading(text).lines == []) }

  @Test func onlyTheFirstCounts() throws {
    let reading = Reading("a: 1\n1️⃣a: 2\nb: 3\n2️⃣a: 4\n3️⃣b: 5\n")
    let tree = try #require(reading.tree)
    #expect(reading.lines.map { $0.prefix(3) } == ["1️⃣ d", "2️⃣ d", "3️⃣ d"])
    #expect(tree.entries(of: tree.root).map { tree.text(of: $0.value) } == ["1", "3"])
    #expect(reading.diagnostics.map(\.subject) == ["a", "a", "b"])
  }

  @Test(arguments: [15, 16, 17, 18, 1_000]) func manyKeys(count: Int) {
    var text = ""
    for number in 0..<count { text += "a key of number \(number): x\n" }
    #expect(Reading(text).lines == [])
    let last = count - 1
    #expect(
      Reading(text + "1️⃣\"a key of number \(last)\": y\n").lines.map { $0.prefix(15) }
        == ["1️⃣ duplicate-key"]
    )
  }

  @Test func keysAreNotAllCompared() {
    let growth = growth(tenfoldFrom: 2_000) { count in
      var text = ""
      for number in 0..<count { text += "k\(number): x\n" }
      #expect(Reading(text, limits: YAMLLimits(nodes: 10_000_000)).lines == [])
    }
    #expect(growth < proportional)
  }

  @Test func collectionsAreNoKeys() throws {
    let reading = Reading("{1️⃣[a]: b, 2️⃣{c: d}: e, f: g}\n")
    #expect(
      reading.lines == [
        "1️⃣ yaml-unsupported: a sequence as a key, expected text",
        "2️⃣ yaml-unsupported: a mapping as a key, expected text",
      ]
    )
    let tree = try #require(reading.tree)
    #expect(tree.entries(of: tree.root).map { tree.text(of: $0.key) } == ["f"])
  }
}
