import Testing

@testable import TabTree

/// What the language bounds: the last that is allowed passes, the first beyond is reported once.
@Suite struct LimitTests {
  @Test(arguments: [(1, []), (8, []), (9, ["yaml-limit"]), (12, ["yaml-limit"])])
  func depthOfTheTree(depth: Int, rules: [String]) {
    var text = "version: 1\ntabs:\n"
    for level in 1...depth {
      let indentation = String(repeating: "    ", count: level - 1)
      text += "\(indentation)  - id: level\(level)\n\(indentation)    title: Level \(level)\n"
      if level < depth { text += "\(indentation)    children:\n" }
    }
    let reading = Reading(text)
    #expect(reading.rules == rules)
    if let finding = reading.diagnostics.first {
      #expect(finding.message == "the tree is more than 8 levels deep")
      #expect(reading.source[finding.span].hasPrefix("id: level9\n"))
    }
  }

  @Test(arguments: [(1_000, []), (1_001, ["yaml-limit"]), (1_200, ["yaml-limit"])])
  func flags(count: Int, rules: [String]) {
    let flags = (1...count).map { "  flag\($0): true\n" }.joined()
    let reading = Reading("version: 1\nflags:\n\(flags)tabs: [{id: a, title: A}]\n")
    #expect(reading.rules == rules)
    #expect(reading.excerpts == rules.map { _ in "flag1001" })
  }

  @Test func flagsBeyondTheLimitMayBeNamed() {
    let flags = (1...1_001).map { "  flag\($0): true\n" }.joined()
    let node = "{id: a, title: A, when: flag1001}"
    let reading = Reading("version: 1\nflags:\n\(flags)tabs: [\(node)]\n")
    #expect(reading.rules == ["yaml-limit"])
  }

  @Test(arguments: [(100, []), (101, ["yaml-limit"]), (120, ["yaml-limit"])])
  func valuesOfAFlag(count: Int, rules: [String]) {
    let values = (1...count).map { "value\($0)" }.joined(separator: ", ")
    let flag = "{values: [\(values)], default: value1}"
    let node = "{id: a, title: A, when: plan == value2}"
    let reading = Reading("version: 1\nflags: {plan: \(flag)}\ntabs: [\(node)]\n")
    #expect(reading.rules == rules)
    #expect(reading.excerpts == rules.map { _ in "value101" })
  }

  @Test(
    arguments: [
      (256, "x", []), (257, "x", ["yaml-limit"]), (128, "é", []), (129, "é", ["yaml-limit"]),
    ]
  )
  func accessibilityIdentifier(count: Int, character: String, rules: [String]) {
    let identifier = String(repeating: character, count: count)
    let node = "{id: a, title: A, accessibilityIdentifier: \(identifier)}"
    let reading = Reading("version: 1\ntabs: [\(node)]\n")
    #expect(reading.rules == rules)
    #expect(reading.excerpts == rules.map { _ in identifier })
  }

  @Test(arguments: [(128, []), (129, ["invalid-id"])])
  func identifier(count: Int, rules: [String]) {
    let id = String(repeating: "x", count: count)
    let reading = Reading("version: 1\ntabs: [{id: \(id), title: A}]\n")
    #expect(reading.rules == rules)
    #expect(reading.excerpts == rules.map { _ in id })
  }

  @Test(arguments: [(128, ["unknown-key"]), (129, ["yaml-limit"])])
  func key(count: Int, rules: [String]) {
    let key = String(repeating: "é", count: count)
    let reading = Reading("version: 1\ntabs: [{id: a, title: A, \(key): x}]\n")
    #expect(reading.rules == rules)
  }

  @Test(arguments: [("1", []), ("100", []), ("0", ["unknown-value"]), ("101", ["unknown-value"])])
  func mostItemsOfADynamic(max: String, rules: [String]) {
    let node = "{id: a, kind: dynamic, source: things, max: \(max)}"
    #expect(Reading("version: 1\ntabs: [\(node)]\n").rules == rules)
  }

  @Test(arguments: [(64, []), (65, ["invalid-condition"])])
  func depthOfAConditon(depth: Int, rules: [String]) {
    let open = String(repeating: "(", count: depth)
    let close = String(repeating: ")", count: depth)
    for condition in ["\(open)early\(close)", String(repeating: "not ", count: depth) + "early"] {
      let node = "{id: a, title: A, when: \(condition)}"
      let reading = Reading("version: 1\nflags: {early: true}\ntabs: [\(node)]\n")
      #expect(reading.rules == rules, "\(reading.lines)")
    }
  }
}
