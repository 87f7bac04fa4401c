import Growth
import Testing

@testable import YAMLTree

/// Each limit holds from its value on, and is an error one above it.
@Suite struct LimitTests {
  private static func limits(_ change: (inout YAMLLimits) -> Void) -> YAMLLimits {
    var limits = YAMLLimits()
    change(&limits)
    return limits
  }

  @Test func usualLimits() {
    let limits = YAMLLimits()
    #expect(limits.depth == 64)
    #expect(limits.nodes == 250_000)
    #expect(limits.scalarBytes == 16 << 20)
    #expect(limits.scalar == 64 << 10)
    #expect(limits.keyCharacters == 128)
    #expect(YAMLLimits(nodes: 250_000) == limits)
    #expect(YAMLLimits(nodes: 500_000).scalarBytes == 32 << 20)
    #expect(YAMLLimits(nodes: .max).scalarBytes == .max)
    #expect(YAMLLimits(nodes: -1).nodes == 0)
  }

  @Test(arguments: ["[", "- ", "{a: ", "? "], [63, 64, 65, 66])
  func depth(opener: String, count: Int) {
    var text = String(repeating: opener, count: count)
    if opener == "[" { text += String(repeating: "]", count: count) }
    if opener == "{a: " { text += "b" + String(repeating: "}", count: count) }
    let reading = Reading(text + "\n")
    let isDeep = reading.rules.contains("yaml-limit")
    #expect(isDeep == (count > 64))
    if isDeep {
      #expect(
        reading.lines == ["@\(64 * opener.utf8.count) yaml-limit: nested more than 64 levels deep"]
      )
      #expect(reading.tree == nil)
    }
  }

  @Test func depthComesBeforeAnythingIsBuilt() {
    for opener in ["[", "{a: ", "- ", "[\n"] {
      let growth = growth(tenfoldFrom: 10_000) { count in
        #expect(Reading(String(repeating: opener, count: count)).rules == ["yaml-limit"])
      }
      #expect(growth < proportional)
    }
  }

  @Test(arguments: [8, 9, 10]) func nodes(limit: Int) {
    // A mapping, two keys, a sequence with two texts, and the sequence once more.
    let reading = Reading(
      "a: &a [b, c]\nd: 1️⃣*a\n",
      limits: LimitTests.limits { $0.nodes = limit - 1 }
    )
    #expect(
      reading.lines
        == (limit - 1 >= 9
          ? [] : ["1️⃣ yaml-limit: more than \(limit - 1) nodes, counted with aliases expanded"])
    )
  }

  @Test(arguments: [9, 10, 11]) func bytes(limit: Int) {
    let reading = Reading(
      "a: &a [bb, cc]\nd: 1️⃣*a\n",
      limits: LimitTests.limits { $0.scalarBytes = limit }
    )
    #expect(
      reading.lines
        == (limit >= 10
          ? [] : ["1️⃣ yaml-limit: more than \(limit) bytes of text, counted with aliases expanded"])
    )
  }

  @Test(arguments: [63, 64, 65]) func scalar(count: Int) {
    let text = String(repeating: "é", count: count / 2) + String(repeating: "x", count: count % 2)
    let limits = LimitTests.limits { $0.scalar = 64 }
    let expected = "1️⃣ yaml-limit: a text of \(count) bytes, expected at most 64"
    for text in ["\(text)", "'\(text)'", "|-\n  \(text)"] {
      let reading = Reading("a: 1️⃣\(text)\nb: c\n", limits: limits)
      #expect(reading.lines == (count > 64 ? [expected] : []))
      #expect(reading.tree != nil)
    }
  }

  @Test(arguments: [127, 128, 129, 1_024, 1_025, 3_000]) func key(count: Int) {
    let expected = ["1️⃣ yaml-limit: a key of more than 128 characters"]
    for letter in ["k", "é", "駅"] {
      let key = String(repeating: letter, count: count)
      for text in ["1️⃣\(key): v\n", "a: b\n1️⃣\(key): v\n", "{1️⃣\(key): v}\n", "? 1️⃣\(key)\n: v\n"] {
        #expect(Reading(text).lines == (count > 128 ? expected : []))
      }
    }
  }

  @Test func bombs() {
    var lines = ["a0: &a0 x"]
    for level in 1...40 {
      let alias = "*a\(level - 1)"
      lines.append("a\(level): &a\(level) [\(alias), \(alias), \(alias), \(alias)]")
    }
    #expect(Reading(lines.joined(separator: "\n")).rules == ["yaml-limit"])

    lines = ["m0: &m0 {k: v}"]
    for level in 1...40 {
      let alias = "*m\(level - 1)"
      lines.append("m\(level): &m\(level) {<<: [\(alias), \(alias), \(alias)]}")
    }
    #expect(Reading(lines.joined(separator: "\n")).rules == ["yaml-limit"])
  }

  /// A long chain of merges takes no stack.
  @Test func chainOfMerges() throws {
    var lines = ["m0: &m0 {k: v}"]
    for level in 1...3_000 { lines.append("m\(level): &m\(level) {<<: *m\(level - 1)}") }
    let text = lines.joined(separator: "\n")
    let tree = try #require(Reading(text, limits: YAMLLimits(nodes: 100_000_000)).tree)
    let last = try #require(tree.value(of: "m3000", in: tree.root))
    #expect(tree.entries(of: last).map { tree.text(of: $0.key) } == ["k"])
  }
}
