import Diagnostics
import SourceText
import YAMLTree

extension ConfigurationReader {
  /// Checks what a node must have, and values that stand in certain places only.
  mutating func checkNode(_ index: Int, _ entries: NodeEntries) {
    checkRequiredKeys(index, entries)
    checkImages(index, entries)
    checkRole(index, entries)
    checkPlacements(index, entries)
  }

  private mutating func checkPlacements(_ index: Int, _ entries: NodeEntries) {
    guard entries.have(.compact, .sidebarAppearance, .regular) else { return }
    let node = configuration.nodes[index]
    if node.compact == .list, let value = entries[.compact]?.value, !hasOwnScreen(node.parent) {
      let isInGroup = node.parent.map { configuration.nodes[$0].kind } == .group
      misplacedValue(
        index,
        .compact,
        value,
        "'compact: list' stands only in a group with 'landing: self', which has a screen of its own",
        help: isInGroup
          ? "give the group 'landing: self', or write 'compact: tab'"
          : "write 'compact: tab' or 'compact: hidden'"
      )
    }
    if node.sidebarAppearance == .rootSection, node.depth == 1,
      let value = entries[.sidebarAppearance]?.value
    {
      misplacedValue(
        index,
        .sidebarAppearance,
        value,
        "'sidebarAppearance: rootSection' stands on nested groups",
        help: "take it out; a group at the root stands at the top level without it"
      )
    }
    if node.kind == .action, !isInDoubt(.regular, index), let value = entries[.regular]?.value,
      ![.automatic, .sidebarOnly, .hidden].contains(node.regular)
    {
      misplacedValue(
        index,
        .regular,
        value,
        "'regular: \(node.regular.rawValue)' does not stand on an action",
        help: "an action is 'automatic', 'sidebarOnly' or 'hidden' in regular width"
      )
    }
  }

  /// Whether a node is a group with a screen of its own, or may be one.
  private func hasOwnScreen(_ index: Int?) -> Bool {
    guard let index else { return false }
    if isInDoubt(.kind, index) || isInDoubt(.landing, index) { return true }
    return configuration.nodes[index].kind == .group && configuration.nodes[index].landing == .self
  }

  private mutating func misplacedValue(
    _ index: Int,
    _ key: NodeKey,
    _ value: YAMLNode,
    _ message: String,
    help: String
  ) {
    report(
      ReadingRules.misplacedKey,
      message,
      at: value,
      help: help,
      node: configuration.nodes[index].id,
      subject: key.name
    )
  }

  private mutating func checkRequiredKeys(_ index: Int, _ entries: NodeEntries) {
    let doubts = doubts[index] ?? []
    func isMissing(_ key: NodeKey) -> Bool { entries[key] == nil && !doubts.contains(key) }
    if isMissing(.id) {
      let node = configuration.nodes[index].yaml
      report(
        ReadingRules.missingKey,
        "\(describe(index)) has no 'id'",
        at: node,
        span: ByteSpan(at: yaml.span(of: node).lowerBound),
        help: "add an 'id', which stays the same from release to release",
        subject: "id"
      )
    }
    guard !doubts.contains(.kind) else { return }
    let kind = configuration.kind(of: index)
    if isMissing(.title), [.tab, .group, .action].contains(kind), !doubts.contains(.role),
      configuration.nodes[index].role != .search
    {
      missing(.title, index, entries, help: "add 'title: …'", affectsLayout: false)
    }
    if kind == .dynamic {
      if isMissing(.source) {
        let help = "add 'source: …', the name of the app's list"
        missing(.source, index, entries, help: help, affectsLayout: false)
      }
      let isInBar =
        configuration.nodes[index].compact == .tab && entries[.compact] != nil
        && !doubts.contains(.compact)
      if isInBar, isMissing(.max) {
        let help = "add 'max: …'; a list in a compact bar says how long it can get"
        missing(.max, index, entries, help: help)
      }
    }
    if isMissing(.children) {
      if kind == .section {
        missing(.children, index, entries, help: "add 'children' with at least one node")
      } else if kind == .group, !doubts.contains(.landing),
        configuration.nodes[index].landing == .child
      {
        let help = "add 'children' with at least one node, or write 'landing: self'"
        missing(.children, index, entries, help: help)
      }
    }
  }

  private mutating func missing(
    _ key: NodeKey,
    _ index: Int,
    _ entries: NodeEntries,
    help: String,
    affectsLayout: Bool = true
  ) {
    let node = configuration.nodes[index]
    let id = entries[.id]?.value
    report(
      ReadingRules.missingKey,
      "\(describe(index)) has no '\(key.name)'",
      at: id ?? node.yaml,
      span: id == nil ? ByteSpan(at: yaml.span(of: node.yaml).lowerBound) : nil,
      help: help,
      node: id == nil ? nil : node.id,
      subject: key.name,
      affectsLayout: affectsLayout
    )
  }

  private mutating func checkImages(_ index: Int, _ entries: NodeEntries) {
    guard entries.have(.image, .selectedImage) else { return }
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
    guard entries.have(.role, .activatesSearch) else { return }
    let node = configuration.nodes[index]
    let isOpen = isInDoubt(.kind, index) || isInDoubt(.role, index)
    guard node.kind == .tab, !isOpen else { return }
    if let role = entries[.role], let parent = node.parent, !isInDoubt(.kind, parent),
      configuration.nodes[parent].kind != .section
    {
      report(
        ReadingRules.misplacedKey,
        "'role' stands on a tab at the root or in a section",
        at: role.key,
        help: "move the tab to the root, or take the role out",
        node: node.id,
        subject: "role"
      )
    }
    if node.role != .search, let key = entries[.activatesSearch]?.key {
      report(
        ReadingRules.misplacedKey,
        "'activatesSearch' stands only beside 'role: search'",
        at: key,
        help: "write 'role: search', or take it out",
        node: node.id,
        subject: "activatesSearch"
      )
    }
  }
}
