import Diagnostics
import SourceText
import YAMLTree

/// The entries of one node's mapping whose keys are known.
struct NodeEntries {
  /// Their keys.
  private(set) var written: NodeKeySet = []

  // In the order of the keys.
  private var entries: [YAMLEntry] = []

  init() { entries.reserveCapacity(8) }

  subscript(key: NodeKey) -> YAMLEntry? {
    written.contains(key) ? entries[written.count(before: key)] : nil
  }

  /// Whether one of some keys is given. Most nodes give a few plain ones, and need no closer look.
  func have(_ keys: NodeKey...) -> Bool { keys.contains(where: written.contains) }

  /// The values in the order of their keys.
  var values: some Sequence<YAMLNode> { entries.lazy.map(\.value) }

  mutating func insert(_ entry: YAMLEntry, as key: NodeKey) {
    // Most files give keys in their order.
    let position = written.count(before: key)
    if position == entries.count {
      entries.append(entry)
    } else {
      entries.insert(entry, at: position)
    }
    written.insert(key)
  }
}

extension ConfigurationReader {
  /// How deep the tree of nodes may be.
  static let treeDepthLimit = 8

  mutating func readNodes(_ sequence: YAMLNode, _ name: String, parent: Int?, depth: Int) {
    guard yaml.kind(of: sequence) == .sequence else {
      knowsEveryID = false
      return wrongType(
        name,
        "a sequence of nodes",
        at: sequence,
        help: "begin each node with '- id: …'"
      )
    }
    var isEmpty = true
    for element in yaml.elements(of: sequence) {
      isEmpty = false
      guard depth <= Self.treeDepthLimit else {
        knowsEveryID = false
        return report(
          ReadingRules.limit,
          "the tree is more than \(Self.treeDepthLimit) levels deep",
          at: element,
          help: "take a level out",
          subject: name
        )
      }
      readNode(element, parent: parent, depth: depth)
    }
    if isEmpty {
      report(
        ReadingRules.wrongType,
        "'\(name)' is empty, expected at least one node",
        at: sequence,
        help: parent == nil ? "add a tab" : "add a child, or take the key out",
        subject: name
      )
    }
  }

  private mutating func readNode(_ mapping: YAMLNode, parent: Int?, depth: Int) {
    guard yaml.kind(of: mapping) == .mapping else {
      knowsEveryID = false
      let message =
        yaml.isNull(mapping)
        ? "an empty entry; expected a node with an 'id'"
        : "a node must be a mapping with an 'id', found \(found(mapping))"
      return report(ReadingRules.wrongType, message, at: mapping)
    }
    let index = configuration.nodes.count
    configuration.nodes.append(TabNode(yaml: mapping, index: index, parent: parent, depth: depth))
    let outer = nodeInReading
    nodeInReading = index
    defer { nodeInReading = outer }
    var entries = NodeEntries()
    var unknown: [YAMLNode] = []
    for entry in yaml.entries(of: mapping) {
      if let key = yaml.withText(of: entry.key, { Self.nodeKeys.key(named: $0) }) {
        entries.insert(entry, as: key)
      } else {
        unknown.append(entry.key)
      }
    }
    configuration.nodes[index].written = entries.written
    configuration.nodes[index].firstValue = configuration.values.count
    configuration.values += entries.values
    readKind(index, entries, unknown)
    if let entry = entries[.id] { readID(index, entry.value) }
    reportUnknownKeys(unknown, index, entries)
    for key in entries.written.keys where key != .id && key != .kind && key != .children {
      guard let entry = entries[key] else { continue }
      if takes(index, entry.key, key) { read(key, entry.value, index) }
    }
    setPlacementDefaults(index)
    checkNode(index, entries)
    if let entry = entries[.children] {
      if takes(index, entry.key, .children) {
        readNodes(entry.value, "children", parent: index, depth: depth + 1)
      } else {
        knowsEveryID = false
      }
    }
    configuration.nodes[index].end = configuration.nodes.count
  }

  private mutating func readID(_ index: Int, _ value: YAMLNode) {
    guard let id = text(value, "id", mayBeEmpty: true, affectsLayout: true) else {
      return doubt(.id, index)
    }
    configuration.nodes[index].id = id
    guard let problem = Identifier.problem(in: id) else { return }
    report(
      ReadingRules.invalidID,
      "'\(id.excerpt)' cannot be an id: \(problem.message)",
      at: value,
      span: problem.range.isEmpty ? nil : yaml.sourceSpan(of: problem.range, in: value),
      help: Identifier.reserved.contains(id) ? "give it another one" : nil,
      node: id,
      subject: "id"
    )
  }

  private mutating func read(_ key: NodeKey, _ value: YAMLNode, _ index: Int) {
    let name = key.name
    switch key {
    case .id, .kind, .children: break
    case .title, .titleKey, .subtitle, .systemImage, .selectedSystemImage, .image, .selectedImage,
      .dynamicTitle, .dynamicImage, .badge, .source:
      _ = checkText(value, name, affectsLayout: true)
    case .accessibilityIdentifier:
      if case .text(let most) = key.type { _ = checkText(value, name, maximumBytes: most) }
    case .role:
      configuration.nodes[index].role = word(value, name)
      if configuration.nodes[index].role == nil { doubt(.role, index) }
    case .activatesSearch: set(\.activatesSearch, key, index, boolean(value, name))
    case .compact: set(\.compact, key, index, word(value, name))
    case .regular: set(\.regular, key, index, word(value, name))
    case .landing: set(\.landing, key, index, word(value, name))
    case .defaultChild, .fallback: reference(value, key: name, from: index)
    case .compactChildren: set(\.compactChildren, key, index, word(value, name))
    case .sidebarAppearance: set(\.sidebarAppearance, key, index, word(value, name))
    case .allowsHiding: set(\.allowsHiding, key, index, boolean(value, name, affectsLayout: false))
    case .hiddenByDefault: set(\.hiddenByDefault, key, index, boolean(value, name))
    case .allowsReordering:
      set(\.allowsReordering, key, index, boolean(value, name, affectsLayout: false))
    case .route:
      readRoute(value, name, index)
    case .formerIDs: _ = textElements(value, name, mayBeEmpty: true)
    case .formerRoutes:
      for element in textElements(value, name, mayBeEmpty: true) { readRoute(element, name, index) }
    case .inspector: set(\.inspector, key, index, boolean(value, name, affectsLayout: false))
    case .max:
      if case .integer(let range) = key.entry.type {
        configuration.nodes[index].max = integer(value, name, in: range)
      }
    case .when: configuration.nodes[index].when = condition(value, name)
    case .metadata:
      if yaml.kind(of: value) != .mapping {
        wrongType(name, "a mapping", at: value, affectsLayout: false)
      }
    }
  }

  private mutating func set<Value>(
    _ property: WritableKeyPath<TabNode, Value>,
    _ key: NodeKey,
    _ index: Int,
    _ value: Value?
  ) {
    if let value {
      configuration.nodes[index][keyPath: property] = value
    } else {
      doubt(key, index)
    }
  }

  private mutating func readRoute(_ value: YAMLNode, _ name: String, _ index: Int) {
    guard isText(value) else { return wrongType(name, "a route", at: value, affectsLayout: false) }
    do throws(RouteTemplate.Problem) {
      let hasParameter = try yaml.checkRoute(value)
      if configuration.nodes[index].kind == .dynamic, !hasParameter {
        report(
          ReadingRules.invalidRoute,
          "the route of a dynamic list must have a parameter that says which item is meant",
          at: value,
          help: "add a segment such as '{id}'",
          node: configuration.nodes[index].id,
          subject: name
        )
      }
    } catch {
      report(
        ReadingRules.invalidRoute,
        error.message,
        at: value,
        span: error.range.isEmpty ? nil : yaml.sourceSpan(of: error.range, in: value),
        help: RouteTemplate.help(for: yaml.text(of: value)),
        node: configuration.nodes[index].id,
        subject: name
      )
    }
  }
}

extension YAMLTree {
  /// Reads a scalar as a route template and says whether it has a parameter.
  fileprivate func checkRoute(_ scalar: YAMLNode) throws(RouteTemplate.Problem) -> Bool {
    var problem: RouteTemplate.Problem?
    let hasParameter = withText(of: scalar) { bytes in
      do throws(RouteTemplate.Problem) { return try RouteTemplate.check(bytes) } catch {
        problem = error
        return false
      }
    }
    if let problem { throw problem }
    return hasParameter
  }
}
