import Diagnostics
import SourceText
import YAMLTree

extension ConfigurationReader {
  /// A node by its kind and id, or what it has instead of one.
  func describe(_ index: Int) -> String {
    let node = configuration.nodes[index]
    let kind = isInDoubt(.kind, index) ? "node" : node.kind.rawValue
    if !node.id.isEmpty { return "\(kind) '\(node.id.excerpt)'" }
    if let title = configuration.value(.title, of: index), isText(title) {
      return "\(kind) '\(yaml.text(of: title).excerpt)'"
    }
    return kind
  }

  /// Whether the node's kind takes a key; where it does not, that is reported.
  mutating func takes(_ index: Int, _ key: YAMLNode, _ known: NodeKey) -> Bool {
    let kind = configuration.kind(of: index)
    guard !known.isTaken(by: kind), !isInDoubt(.kind, index) else { return true }
    let names = known.entry.kinds.map(\.plural)
    let list =
      names.count == 1
      ? names[0]
      : names.dropLast().joined(separator: ", ")
        + " and " + (names.last ?? "")
    report(
      ReadingRules.misplacedKey,
      "'\(known.name)' does not stand on \(kind.withArticle)",
      at: key,
      help: "only \(list) take it",
      node: configuration.nodes[index].id,
      subject: known.name,
      affectsLayout: known.isAboutLayout
    )
    return false
  }

  /// Notes that what a key of a node says is open.
  mutating func doubt(_ key: NodeKey, _ index: Int) {
    doubts[index, default: []].insert(key)
    if key == .id || key == .children { knowsEveryID = false }
  }

  /// Whether it is open what a key of a node says.
  func isInDoubt(_ key: NodeKey, _ index: Int) -> Bool { doubts[index]?.contains(key) ?? false }

  /// Reports keys that no node has; what the known ones say that they were likely meant for is in
  /// doubt.
  mutating func reportUnknownKeys(_ keys: [YAMLNode], _ index: Int, _ entries: NodeEntries) {
    guard !keys.isEmpty else { return }
    let kind = isInDoubt(.kind, index) ? nil : configuration.nodes[index].kind
    let known = NodeKey.table.filter { entry in
      entries[entry.key] == nil && kind.map(entry.kinds.contains) ?? true
    }
    for key in keys {
      let misnomer = NodeKey.misnomers[yaml.text(of: key)].flatMap { meant in
        known.first { $0.key == meant }
      }
      let name = unknownKey(
        key,
        in: "on \(describe(index))",
        known: known.map(\.name),
        otherwise: misnomer.map { "it is called '\($0.name)' here" }
          ?? "data of the app's own stands under 'metadata'",
        isLayout: { _ in false }
      )
      guard let meant = known.first(where: { $0.name == name }) ?? misnomer else { continue }
      doubt(meant.key, index)
      if !meant.key.isIncidental { configuration.isLayoutReliable = false }
    }
  }

  /// Finds out what a node is, before its other keys are looked at.
  mutating func readKind(_ index: Int, _ entries: NodeEntries, _ unknown: [YAMLNode]) {
    configuration.nodes[index].kind = entries[.children] == nil ? .tab : .group
    guard let value = entries[.kind]?.value else {
      return guessKind(index, entries, unknown)
    }
    let role = isText(value) ? Role(rawValue: yaml.text(of: value)) : nil
    let help = role.map { "write 'role: \($0.rawValue)'" }
    guard let kind: Kind = word(value, "kind", help: help) else { return doubt(.kind, index) }
    configuration.nodes[index].kind = kind
    if kind == .section, configuration.nodes[index].depth > 1 {
      report(
        ReadingRules.misplacedKey,
        "a section stands at the root only",
        at: value,
        help: "write 'kind: group', or move it to the root",
        subject: "kind"
      )
    }
  }

  /// Looks for what says the kind of a node under a misspelled name.
  private mutating func guessKind(_ index: Int, _ entries: NodeEntries, _ unknown: [YAMLNode]) {
    guard !unknown.isEmpty else { return }
    let known = NodeKey.table.filter { entries[$0.key] == nil }.map(\.name)
    for key in unknown {
      let text = yaml.text(of: key)
      switch NodeKey.misnomers[text]?.name ?? NearestName.of(text, among: known) {
      case NodeKey.kind.name: doubt(.kind, index)
      case NodeKey.children.name: configuration.nodes[index].kind = .group
      default: break
      }
    }
  }
}
