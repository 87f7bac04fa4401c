import TabLayout
import TabTree
import YAMLTree

extension JSONWriter {
  /// Writes an item of a layout under its id: what the file says of it, then how it is reached.
  mutating func item(_ item: Item, in layout: Layout, _ names: LayoutNames) {
    names.withJSON(of: item.node) { key(literal: $0) }
    beginObject()
    attributes(of: item.node, names.configuration)
    if let reach = item.reach { self.reach(reach, of: item, in: layout, names) }
    if let opens = item.opens { id("opens", opens, names) }
    if let fallback = item.fallback { id("fallback", fallback, names) }
    endObject()
  }

  private mutating func reach(
    _ reach: Reach,
    of item: Item,
    in layout: Layout,
    _ names: LayoutNames
  ) {
    member("reach", reach.rawValue)
    if reach != .none {
      key("path")
      beginArray()
      names.forEachOnPath(to: item.node) { id($0, names) }
      endArray()
    }
    let steps = layout.steps(of: item)
    if !steps.isEmpty { self.steps("steps", steps, names) }
    if let row = item.sidebarRow {
      self.steps("sidebarSteps", CollectionOfOne(Step(container: .sidebar, node: row)), names)
    }
  }

  mutating func steps(
    _ name: StaticString,
    _ steps: some Sequence<Step>,
    _ names: LayoutNames
  ) {
    key(name)
    beginArray()
    for step in steps {
      beginObject()
      member("in", step.container.rawValue)
      key("select")
      if names.isSelectedByItem(step.node) {
        string(names.selected(step.node))
      } else {
        id(step.node, names)
      }
      endObject()
    }
    endArray()
  }

  /// Writes what the file says of a node, into the object that has begun.
  mutating func attributes(of index: Int, _ configuration: TabConfiguration) {
    let node = configuration.nodes[index]
    let values = configuration.values(of: index)
    let yaml = configuration.yaml
    member("kind", node.kind.rawValue)
    texts(NodeKeySet.labels, values, yaml)
    if let role = node.role { member("role", role.rawValue) }
    flag("activatesSearch", node.activatesSearch)
    if node.regular != .automatic { member("regular", node.regular.rawValue) }
    if node.compact == .list { member("compact", node.compact.rawValue) }
    if node.sidebarAppearance != .automatic {
      member("sidebarAppearance", node.sidebarAppearance.rawValue)
    }
    flag("allowsHiding", node.allowsHiding)
    flag("hiddenByDefault", node.hiddenByDefault)
    flag("allowsReordering", node.allowsReordering)
    texts(NodeKeySet.route, values, yaml)
    flag("inspector", node.inspector)
    texts(NodeKeySet.source, values, yaml)
    if let max = node.max {
      key("max")
      integer(max)
    }
    if let metadata = values[.metadata] {
      key("metadata")
      self.metadata(metadata, yaml, isYAML: false)
    }
  }

  private mutating func texts(_ keys: NodeKeySet, _ values: NodeValues, _ yaml: YAMLTree) {
    for name in keys.intersection(values.keys).keys {
      guard let value = values[name] else { continue }
      key(name.literalName)
      yaml.withText(of: value) { string(utf8: $0) }
    }
  }

  private mutating func flag(_ name: StaticString, _ value: Bool) {
    guard value else { return }
    key(name)
    boolean(true)
  }
}

extension NodeKeySet {
  /// What people and UI tests see of an item.
  fileprivate static let labels = NodeKeySet([
    .title, .titleKey, .subtitle, .systemImage, .selectedSystemImage, .image, .selectedImage,
    .dynamicTitle, .dynamicImage, .badge, .accessibilityIdentifier,
  ])
  fileprivate static let route = NodeKeySet([.route])
  fileprivate static let source = NodeKeySet([.source])
}
