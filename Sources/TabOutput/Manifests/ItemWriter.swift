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
    let values = configuration.values(of: index)
    let yaml = configuration.yaml
    member("kind", configuration.kind(of: index).rawValue)
    values.forEach(in: .title ... .accessibilityIdentifier) { name, value in
      text(name, value, yaml)
    }
    configuration.nodes.withUnsafeBufferPointer { nodes in
      if let role = nodes[index].role { member("role", role.rawValue) }
      flag("activatesSearch", nodes[index].activatesSearch)
      let regular = nodes[index].regular
      if regular != .automatic { member("regular", regular.rawValue) }
      let compact = nodes[index].compact
      if compact == .list { member("compact", compact.rawValue) }
      let appearance = nodes[index].sidebarAppearance
      if appearance != .automatic { member("sidebarAppearance", appearance.rawValue) }
      flag("allowsHiding", nodes[index].allowsHiding)
      flag("hiddenByDefault", nodes[index].hiddenByDefault)
      flag("allowsReordering", nodes[index].allowsReordering)
    }
    if let route = values[.route] { text(.route, route, yaml) }
    flag("inspector", values.keys.contains(.inspector) && configuration.nodes[index].inspector)
    if let source = values[.source] { text(.source, source, yaml) }
    if values.keys.contains(.max), let max = configuration.nodes[index].max {
      key("max")
      integer(max)
    }
    if let metadata = values[.metadata] {
      key("metadata")
      self.metadata(metadata, yaml, isYAML: false)
    }
  }

  private mutating func text(_ name: NodeKey, _ value: YAMLNode, _ yaml: YAMLTree) {
    key(name.literalName)
    yaml.withText(of: value) { string(utf8: $0) }
  }

  private mutating func flag(_ name: StaticString, _ value: Bool) {
    guard value else { return }
    key(name)
    boolean(true)
  }
}
