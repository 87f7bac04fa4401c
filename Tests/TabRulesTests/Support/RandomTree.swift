import RandomTesting

/// A small configuration made by chance, the same for the same seed: tabs and groups behind boolean
/// flags that share routes, titles, references and now and then an id.
struct RandomTree {
  static let flags = ["alpha", "beta", "gamma"]

  private struct Node {
    var keys: [String]
    var when: String?
    var children: [Node] = []
  }

  private var numbers: RandomNumbers
  private var nodes: [Node] = []
  private var count = 0
  private var assumption: String?
  private var initial = ""

  init(seed: Int) {
    numbers = RandomNumbers(seed: seed)
    if chance(4) { assumption = condition() }
    if chance(3) { initial = "initial: n\(numbers.number(below: 4))\n" }
    let number = 3 + numbers.number(below: 3)
    nodes = (0..<number).map { _ in node(depth: 1) }
  }

  /// The file with its flags.
  var text: String {
    "version: 1\nmode: tabSidebar\n\(initial)"
      + "flags: {\(Self.flags.map { "\($0): false" }.joined(separator: ", "))}\n"
      + (assumption.map { "assume: [\"\($0)\"]\n" } ?? "") + "tabs:\n"
      + nodes.map { Self.lines($0, indent: "  ") { $0 } }.joined()
  }

  /// The file in which each condition says what it comes to for an assignment; `nil` where that is
  /// not a legal one.
  func text(with values: [String: Bool]) -> String? {
    if let assumption, !Self.holds(assumption, values) { return nil }
    return "version: 1\nmode: tabSidebar\n\(initial)tabs:\n"
      + nodes.map { Self.lines($0, indent: "  ") { "\(Self.holds($0, values))" } }.joined()
  }

  private static func lines(
    _ node: Node,
    indent: String,
    _ condition: (String) -> String
  ) -> String {
    let when = node.when.map { ["when: \"\(condition($0))\""] } ?? []
    let first = "\(indent)- " + (node.keys + when).joined(separator: "\n\(indent)  ") + "\n"
    guard !node.children.isEmpty else { return first }
    return first + "\(indent)  children:\n"
      + node.children.map { lines($0, indent: indent + "    ", condition) }.joined()
  }

  /// Conditions are `a`, `not a`, `a and b` or `a or b`.
  private static func holds(_ condition: String, _ values: [String: Bool]) -> Bool {
    let words = condition.split(separator: " ").map(String.init)
    func value(_ word: String) -> Bool { values[word] ?? false }
    if words.count == 1 { return value(words[0]) }
    if words.count == 2 { return !value(words[1]) }
    return words[1] == "and"
      ? value(words[0]) && value(words[2]) : value(words[0]) || value(words[2])
  }

  private mutating func node(depth: Int) -> Node {
    let id = chance(12) ? numbers.number(below: 4) : count
    count += 1
    var keys = ["id: n\(id)", "title: Title \(chance(4) ? 0 : count)", "systemImage: house"]
    let isGroup = depth < 4 && chance(3)
    if chance(3) { keys.append("route: /r\(numbers.number(below: 6))") }
    if chance(4) { keys.append("accessibilityIdentifier: a\(numbers.number(below: 6))") }
    if chance(5) { keys.append("compact: hidden") }
    if chance(6) { keys.append("regular: hidden") }
    if chance(4) { keys.append("fallback: n\(numbers.number(below: 4))") }
    var node = Node(keys: keys, when: chance(2) ? condition() : nil)
    if isGroup {
      let isLandingSelf = chance(3)
      if isLandingSelf { node.keys.append("landing: self") }
      let number = 1 + numbers.number(below: 3)
      let first = count
      node.children = (0..<number).map { _ in self.node(depth: depth + 1) }
      if chance(3) { node.keys.append("defaultChild: n\(first)") }
    }
    return node
  }

  private mutating func condition() -> String {
    let first = Self.flags[numbers.number(below: 3)]
    let second = Self.flags[numbers.number(below: 3)]
    return [first, "not \(first)", "\(first) and \(second)", "\(first) or \(second)"][
      numbers.number(below: 4)
    ]
  }

  private mutating func chance(_ outOf: Int) -> Bool { numbers.number(below: outOf) == 0 }
}
