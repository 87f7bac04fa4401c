import TabLayout
import TabTree
import YAMLTree

extension JSONWriter {
  /// Writes an item of a layout under its id: what the file says of it, then how it is reached.
  mutating func item(_ item: Item, in layout: Layout, _ names: LayoutNames) {
    key(names[item.node])
    beginObject()
    attributes(of: item.node, names.configuration)
    if let reach = item.reach { self.reach(reach, of: item, in: layout, names) }
    if let opens = item.opens { member("opens", names[opens]) }
    if let fallback = item.fallback { member("fallback", names[fallback]) }
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
      for id in names.path(to: item.node) { string(id) }
      endArray()
    }
    let steps = layout.steps(of: item)
    if !steps.isEmpty { self.steps("steps", steps, names) }
    if let row = item.sidebarRow {
      self.steps("sidebarSteps", [Step(container: .sidebar, node: row)], names)
    }
  }

  mutating func steps(
    _ name: String,
    _ steps: some Sequence<Step>,
    _ names: LayoutNames
  ) {
    key(name)
    beginArray()
    for step in steps {
      beginObject()
      member("in", step.container.rawValue)
      member("select", names.selected(step.node))
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
    texts(
      [
        .title, .titleKey, .subtitle, .systemImage, .selectedSystemImage, .image, .selectedImage,
        .dynamicTitle, .dynamicImage, .badge, .accessibilityIdentifier,
      ],
      values,
      yaml
    )
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
    texts([.route], values, yaml)
    flag("inspector", node.inspector)
    texts([.source], values, yaml)
    if let max = node.max {
      key("max")
      integer(max)
    }
    if let metadata = values[.metadata] {
      key("metadata")
      self.metadata(metadata, yaml, isYAML: false)
    }
  }

  private mutating func texts(_ keys: [NodeKey], _ values: NodeValues, _ yaml: YAMLTree) {
    for name in keys {
      guard let value = values[name] else { continue }
      key(name.name)
      yaml.withText(of: value) { string(utf8: $0) }
    }
  }

  private mutating func flag(_ name: String, _ value: Bool) {
    guard value else { return }
    key(name)
    boolean(true)
  }
}
