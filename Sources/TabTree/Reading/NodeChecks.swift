import Diagnostics
import SourceText
import YAMLTree

extension ConfigurationReader {
  /// A node by its kind and id, or what it has instead of one.
  func describe(_ index: Int) -> String {
    let node = configuration.nodes[index]
    if !node.id.isEmpty { return "\(node.kind.rawValue) '\(node.id.excerpt)'" }
    if let title = configuration.value(.title, of: index), isText(title) {
      return "\(node.kind.rawValue) '\(yaml.text(of: title).excerpt)'"
    }
    return node.kind.rawValue
  }

  /// Whether the node's kind takes a key; where it does not, that is reported.
  mutating func takes(_ index: Int, _ key: YAMLNode, _ known: NodeKey) -> Bool {
    let kind = configuration.nodes[index].kind
    let kinds = known.entry.kinds
    guard !kinds.contains(kind) else { return true }
    let names = kinds.map(\.rawValue)
    let list =
      names.count == 1
      ? names[0]
      : names.dropLast().joined(separator: ", ")
        + " and " + (names.last ?? "")
    report(
      ReadingRules.misplacedKey,
      "'\(known.name)' does not stand on a \(kind.rawValue)",
      at: key,
      help: "only a \(list) \(names.count == 1 ? "takes" : "take") it",
      node: configuration.nodes[index].id,
      subject: known.name
    )
    return false
  }

  /// Reports keys that no node has, and gives the known ones that they were likely meant for.
  mutating func reportUnknownKeys(
    _ keys: [YAMLNode],
    _ index: Int,
    _ entries: NodeEntries
  ) -> Set<String> {
    guard !keys.isEmpty else { return [] }
    let kind = configuration.nodes[index].kind
    let known = NodeKey.table.filter { $0.kinds.contains(kind) && entries[$0.key] == nil }
      .map(\.name)
    var nearest: Set<String> = []
    for key in keys {
      let name = unknownKey(key, in: "on \(describe(index))", known: known) { name in
        switch NodeKey.table.first(where: { $0.name == name })?.type {
        case .text, .symbol, .route, .routes, .texts, .metadata: false
        default: true
        }
      }
      if let name { nearest.insert(name) }
    }
    return nearest
  }

  /// Checks what a node must have, and values that stand in certain places only.
  mutating func checkNode(_ index: Int, _ entries: NodeEntries, nearest: Set<String>) {
    checkRequiredKeys(index, entries, nearest: nearest)
    checkImages(index, entries)
    checkRole(index, entries)
    let node = configuration.nodes[index]
    if node.compact == .list, let value = entries[.compact]?.value {
      let parent = node.parent.map { configuration.nodes[$0] }
      if parent?.kind != .group || parent?.landing != .self {
        misplacedValue(
          index,
          .compact,
          value,
          "'compact: list' stands only in a group with 'landing: self', which has a screen of its own"
        )
      }
    }
    if node.sidebarAppearance == .rootSection, node.depth == 1,
      let value = entries[.sidebarAppearance]?.value
    {
      misplacedValue(
        index,
        .sidebarAppearance,
        value,
        "'sidebarAppearance: rootSection' stands on nested groups"
      )
    }
    if node.kind == .action, let value = entries[.regular]?.value,
      ![.automatic, .sidebarOnly, .hidden].contains(node.regular)
    {
      misplacedValue(
        index,
        .regular,
        value,
        "an action is placed 'automatic', 'sidebarOnly' or 'hidden' in regular width"
      )
    }
  }

  private mutating func misplacedValue(
    _ index: Int,
    _ key: NodeKey,
    _ value: YAMLNode,
    _ message: String
  ) {
    report(
      ReadingRules.misplacedKey,
      message,
      at: value,
      node: configuration.nodes[index].id,
      subject: key.name
    )
  }

  private mutating func checkRequiredKeys(
    _ index: Int,
    _ entries: NodeEntries,
    nearest: Set<String>
  ) {
    let node = configuration.nodes[index]
    func isMissing(_ key: NodeKey) -> Bool { entries[key] == nil && !nearest.contains(key.name) }
    if isMissing(.id) {
      report(
        ReadingRules.missingKey,
        "\(describe(index)) has no 'id'",
        at: node.yaml,
        span: ByteSpan(at: yaml.span(of: node.yaml).lowerBound),
        subject: "id"
      )
    }
    let needsTitle = [.tab, .group, .action].contains(node.kind) && node.role != .search
    if needsTitle, isMissing(.title) { missing(.title, index, entries, affectsLayout: false) }
    if node.kind == .dynamic {
      if isMissing(.source) { missing(.source, index, entries, affectsLayout: false) }
      if isMissing(.max), entries[.compact] != nil, node.compact == .tab {
        missing(.max, index, entries, "; a list in a compact bar must say how long it can get")
      }
    }
    let needsChildren = node.kind == .section || node.kind == .group && node.landing == .child
    if needsChildren, isMissing(.children) { missing(.children, index, entries) }
  }

  private mutating func missing(
    _ key: NodeKey,
    _ index: Int,
    _ entries: NodeEntries,
    _ reason: String = "",
    affectsLayout: Bool = true
  ) {
    let node = configuration.nodes[index]
    let message = "\(describe(index)) has no '\(key.name)'\(reason)"
    if let id = entries[.id]?.value {
      report(
        ReadingRules.missingKey,
        message,
        at: id,
        node: node.id,
        subject: key.name,
        affectsLayout: affectsLayout
      )
    } else {
      report(
        ReadingRules.missingKey,
        message,
        at: node.yaml,
        span: ByteSpan(at: yaml.span(of: node.yaml).lowerBound),
        subject: key.name,
        affectsLayout: affectsLayout
      )
    }
  }

  private mutating func checkImages(_ index: Int, _ entries: NodeEntries) {
    for (symbol, asset) in [
      (NodeKey.systemImage, NodeKey.image), (.selectedSystemImage, .selectedImage),
    ] {
      guard let first = entries[symbol], let second = entries[asset] else { continue }
      report(
        ReadingRules.misplacedKey,
        "'\(asset.name)' stands instead of, not beside, '\(symbol.name)'",
        at: second.key,
        related: [Related("the other image", at: yaml.place(of: first.key).span)],
        help: "take one of them out",
        node: configuration.nodes[index].id,
        subject: asset.name,
        affectsLayout: false
      )
    }
  }

  private mutating func checkRole(_ index: Int, _ entries: NodeEntries) {
    let node = configuration.nodes[index]
    if node.kind == .tab, let role = entries[.role], let parent = node.parent,
      configuration.nodes[parent].kind != .section
    {
      report(
        ReadingRules.misplacedKey,
        "'role' stands on a tab at the root or in a section",
        at: role.key,
        node: node.id,
        subject: "role"
      )
    }
    if node.kind == .tab, node.role != .search, let key = entries[.activatesSearch]?.key {
      report(
        ReadingRules.misplacedKey,
        "'activatesSearch' stands only beside 'role: search'",
        at: key,
        node: node.id,
        subject: "activatesSearch"
      )
    }
  }
}
