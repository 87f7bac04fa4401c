import RandomTesting
import SourceText
import TabRules
import TabTree

/// A made-up app, whose parts can be changed one by one.
struct RandomApp: Sendable {
  struct Node: Sendable {
    var id: String
    var kind: Kind
    var keys: [String: String] = [:]
    var children: [Node] = []
  }

  var root: [String: String] = [:]
  var nodes: [Node] = []

  private static let ids = (0..<14).map { "n\($0)" }

  /// An app of a few nodes, two or three deep.
  init(_ numbers: inout RandomNumbers) {
    var ids = Self.ids.shuffled(using: &numbers)[...]
    nodes = (0..<Int.random(in: 2...5, using: &numbers)).compactMap { _ in
      Self.node(depth: 1, &ids, &numbers)
    }
    change(&numbers, times: 6)
  }

  private static func node(
    depth: Int,
    _ ids: inout ArraySlice<String>,
    _ numbers: inout RandomNumbers
  ) -> Node? {
    guard let id = ids.popFirst() else { return nil }
    let kinds: [Kind] =
      depth == 1
      ? [.tab, .tab, .group, .section, .action]
      : depth == 2 ? [.tab, .tab, .group, .dynamic] : [.tab]
    let kind = kinds.randomElement(using: &numbers) ?? .tab
    var node = Node(id: id, kind: kind)
    if kind == .group || kind == .section {
      node.children = (0..<Int.random(in: 1...3, using: &numbers)).compactMap { _ in
        Self.node(depth: depth + 1, &ids, &numbers)
      }
      if node.children.isEmpty { node.kind = .tab }
    }
    return node
  }

  // MARK: Changing

  /// Changes some things at random.
  mutating func change(_ numbers: inout RandomNumbers, times: Int) {
    for _ in 0..<times {
      switch Int.random(in: 0..<14, using: &numbers) {
      case 0, 10, 11, 12: changeRoot(&numbers)
      case 1: nodes.shuffle(using: &numbers)
      case 2: insert(&numbers)
      case 3: remove(&numbers)
      case 4: rename(&numbers)
      case 5: move(&numbers)
      default: changeKey(&numbers)
      }
    }
  }

  private mutating func changeRoot(_ numbers: inout RandomNumbers) {
    let choices: [(String, [String?])] = [
      ("framework", ["uikit", "swiftui", "adaptiveAppShell", nil]),
      ("mode", ["automatic", "tabBar", "tabSidebar", "sidebar", nil]),
      ("deploymentTarget", ["17", "18", "18.2", "26", nil]),
      ("sdk", ["26", "27", nil]),
      ("design", ["compatibility", "liquidGlass", nil]),
      ("customizationIdentifier", ["main", "other", nil]),
      ("urlPrefixes", ["[\"a://\"]", "[\"a://\", \"b://\"]", "[]", nil]),
      ("flags", Self.flags), ("flags", Self.flags), ("profiles", Self.profiles),
      ("assume", ["[a implies b]", "[not a or b]", nil]),
      ("profiles", Self.profiles),
      ("initial", ids.map { $0 } + [nil]),
    ]
    guard let (key, values) = choices.randomElement(using: &numbers) else { return }
    root[key] = values.randomElement(using: &numbers) ?? nil
  }

  private static let flags = [
    "{a: false, b: false, plan: {values: [free, paid], default: free}}",
    "{b: true, a: false, plan: {values: [free, paid, team], default: paid}}",
    "{a: false, b: false, c: true, plan: {values: [free, paid], default: free}}",
    "{a: {default: false, description: A}, b: false, plan: {values: [paid, free], default: free}}",
  ]

  private static let profiles = [
    "{p: {a: true, b: true}, q: {b: true}}", "{p: {b: true}}", "{}", nil,
  ]

  private var ids: [String] {
    func ids(_ nodes: [Node]) -> [String] { nodes.flatMap { [$0.id] + ids($0.children) } }
    return ids(nodes)
  }

  private mutating func changeKey(_ numbers: inout RandomNumbers) {
    let ids = ids
    let choices: [(String, [String?])] = [
      ("title", ["One", "Two", "\"e\\u0301\"", "é"]),
      ("systemImage", ["star", "house", nil]), ("badge", ["count", "dot", nil]),
      ("accessibilityIdentifier", ["x", "y", nil]),
      ("compact", ["tab", "list", "hidden", nil]),
      (
        "regular",
        ["automatic", "default", "optional", "fixed", "pinned", "sidebarOnly", "hidden", nil]
      ),
      ("landing", ["self", "child", nil]), ("compactChildren", ["list", "subTabBar", nil]),
      ("sidebarAppearance", ["inline", "automatic", nil]),
      ("allowsHiding", ["true", "false", nil]),
      ("hiddenByDefault", ["true", nil]), ("inspector", ["true", nil]),
      ("route", ["/a", "/b", "/a/b", "\"/a/{x}\"", "\"/a/{y}\"", nil]),
      ("formerRoutes", ["[/a]", "[/c, /d]", "[/d, /c]", "[]", nil]),
      ("formerIDs", ["[old]", "[\"0\", old]", "[n1, n2]", nil]),
      ("fallback", ids + [nil]), ("defaultChild", ids + [nil]),
      ("when", ["a", "not not a", "a and b", "b and a", "plan == paid", "os >= 26", nil]),
      ("metadata", ["{k: 1}", "{k: \"1\"}", "{}", "{k: 1, l: 2}", "{l: 2, k: 1}", nil]),
      ("role", ["search", "prominent", nil]), ("activatesSearch", ["true", nil]),
    ]
    // What many kinds of change come of is changed more often.
    let favorites = choices.filter { ["route", "when", "regular", "formerIDs"].contains($0.0) }
    let pool = Bool.random(using: &numbers) ? choices : favorites
    guard let (key, values) = pool.randomElement(using: &numbers) else { return }
    let value = values.randomElement(using: &numbers) ?? nil
    edit(ids.randomElement(using: &numbers)) { $0.keys[key] = value }
  }

  private mutating func insert(_ numbers: inout RandomNumbers) {
    let known = Set(ids)
    guard let id = Self.ids.first(where: { !known.contains($0) }) else { return }
    nodes.insert(Node(id: id, kind: .tab), at: Int.random(in: 0...nodes.count, using: &numbers))
  }

  private mutating func remove(_ numbers: inout RandomNumbers) {
    guard nodes.count > 2 else { return }
    nodes.remove(at: Int.random(in: 0..<nodes.count, using: &numbers))
  }

  private mutating func rename(_ numbers: inout RandomNumbers) {
    let known = Set(ids)
    guard let old = ids.randomElement(using: &numbers),
      let new = Self.ids.first(where: { !known.contains($0) })
    else { return }
    let tells = Bool.random(using: &numbers)
    edit(old) { node in
      node.id = new
      if tells { node.keys["formerIDs"] = "[\(old)]" }
    }
  }

  private mutating func move(_ numbers: inout RandomNumbers) {
    guard nodes.count > 2 else { return }
    let index = Int.random(in: 0..<nodes.count, using: &numbers)
    let node = nodes.remove(at: index)
    guard node.kind == .tab,
      let parent = nodes.indices.filter({ nodes[$0].kind == .group }).randomElement(using: &numbers)
    else {
      nodes.insert(node, at: index)
      return
    }
    nodes[parent].children.append(node)
  }

  private mutating func edit(_ id: String?, _ body: (inout Node) -> Void) {
    func edit(_ nodes: inout [Node]) {
      for index in nodes.indices {
        if nodes[index].id == id { body(&nodes[index]) }
        edit(&nodes[index].children)
      }
    }
    edit(&nodes)
  }

  /// Gives a node's keys, or without an id the root's, the values that another app gives them.
  ///
  /// - Returns: Whether both have the node.
  mutating func restore(_ keys: [String], of id: String?, from other: RandomApp) -> Bool {
    guard let id else {
      for key in keys { root[key] = other.root[key] }
      return true
    }
    guard let earlier = other.node(id), node(id) != nil else { return false }
    edit(id) { node in
      for key in keys { node.keys[key] = earlier.keys[key] }
    }
    return true
  }

  private func node(_ id: String) -> Node? {
    func find(_ nodes: [Node]) -> Node? {
      for node in nodes {
        if node.id == id { return node }
        if let found = find(node.children) { return found }
      }
      return nil
    }
    return find(nodes)
  }

  // MARK: Writing

  /// The app as a file, its keys in an order of their own.
  func text(_ numbers: inout RandomNumbers) -> String {
    var root = root
    if root["flags"] == nil { root["flags"] = Self.flags[0] }
    root["version"] = "1"
    root["app"] = "App"
    root["tabs"] = "[\(nodes.map { text(of: $0, &numbers) }.joined(separator: ", "))]"
    return joined(root, "\n", &numbers) + "\n"
  }

  private func text(of node: Node, _ numbers: inout RandomNumbers) -> String {
    var keys = node.keys.filter { key, _ in
      NodeKey.table.first { $0.name == key }?.kinds.contains(node.kind) ?? false
    }
    keys["id"] = node.id
    keys["kind"] = node.kind.rawValue
    if node.kind == .dynamic {
      keys["source"] = "things"
      if keys["compact"] == "tab" { keys["max"] = "2" }
      keys["route"] = keys["route"].flatMap { $0.contains("{") ? $0 : nil }
    } else if keys["title"] == nil, node.kind != .section {
      keys["title"] = "Title"
    }
    if !node.children.isEmpty {
      keys["children"] = "[\(node.children.map { text(of: $0, &numbers) }.joined(separator: ", "))]"
    }
    return "{\(joined(keys, ", ", &numbers))}"
  }

  private func joined(
    _ members: [String: String],
    _ separator: String,
    _ numbers: inout RandomNumbers
  ) -> String {
    members.sorted { $0.key < $1.key }.shuffled(using: &numbers)
      .map { "\($0.key): \($0.value)" }.joined(separator: separator)
  }

  /// The configuration that the file has; `nil` if it does not pass the rules that every file must.
  func configuration(_ numbers: inout RandomNumbers) -> TabConfiguration? {
    Lint(SourceText(name: "app.tabs.yaml", contents: Array(text(&numbers).utf8))).configuration
  }
}

/// Two configurations of which one came of the other, and both as they are read again from other
/// text.
struct RandomPair: Sendable {
  let old: TabConfiguration
  let new: TabConfiguration
  let oldAgain: TabConfiguration

  /// What the two were written from.
  let apps: (old: RandomApp, new: RandomApp)

  /// - Returns: `nil` if one of the two is no configuration.
  init?(seed: Int) {
    var numbers = RandomNumbers(seed: seed)
    let app = RandomApp(&numbers)
    var changed = app
    changed.change(&numbers, times: Int.random(in: 0...5, using: &numbers))
    guard let old = app.configuration(&numbers), let new = changed.configuration(&numbers),
      let again = app.configuration(&numbers)
    else { return nil }
    self.old = old
    self.new = new
    oldAgain = again
    apps = (app, changed)
  }
}
