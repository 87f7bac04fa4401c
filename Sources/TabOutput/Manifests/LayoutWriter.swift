import TabLayout
import TabTree

extension JSONWriter {
  /// Writes one layout and the targets that show it.
  mutating func layout(_ layout: Layout, targets: [Target], _ names: LayoutNames) {
    beginObject()
    key("targets")
    beginArray()
    for target in targets { string(target.name) }
    endArray()
    if let initial = layout.initial { id("initial", initial, names) }
    if let bar = layout.bar { self.bar(bar, layout.formFactor, names) }
    if let regions = layout.regions { self.regions(regions, names) }
    if let sidebar = layout.sidebar {
      key("sidebar")
      rows(sidebar, names)
    }
    key("items")
    beginObject()
    for item in layout.items { self.item(item, in: layout, names) }
    endObject()
    endObject()
  }

  private mutating func bar(_ bar: Bar, _ formFactor: FormFactor, _ names: LayoutNames) {
    if formFactor == .compact {
      ids("tabBar", bar.items, names)
    } else {
      regions(Regions(center: bar.items), names)
    }
    if let detached = bar.detached { id("detached", detached, names) }
    if formFactor == .compact { ids("overflow", bar.overflow, names) }
    key("subTabBars")
    beginObject()
    for subTabBar in bar.subTabBars {
      names.withJSON(of: subTabBar.group) { key(literal: $0) }
      ids(subTabBar.items, names)
    }
    endObject()
  }

  private mutating func regions(_ regions: Regions, _ names: LayoutNames) {
    key("tabBar")
    beginObject()
    ids("fixed", regions.fixed, names)
    ids("center", regions.center, names)
    ids("pinned", regions.pinned, names)
    ids("available", regions.available, names)
    endObject()
  }

  private mutating func rows(_ rows: [Row], _ names: LayoutNames) {
    beginArray()
    for row in rows {
      beginObject()
      id("id", row.node, names)
      if !row.children.isEmpty {
        key("children")
        self.rows(row.children, names)
      }
      endObject()
    }
    endArray()
  }

  private mutating func ids(_ name: StaticString, _ nodes: [Int], _ names: LayoutNames) {
    key(name)
    ids(nodes, names)
  }

  private mutating func ids(_ nodes: [Int], _ names: LayoutNames) {
    beginArray()
    for node in nodes { id(node, names) }
    endArray()
  }

  /// Writes a member whose value is the id of a node.
  mutating func id(_ name: StaticString, _ node: Int, _ names: LayoutNames) {
    key(name)
    id(node, names)
  }

  /// Writes the id of a node.
  mutating func id(_ node: Int, _ names: LayoutNames) {
    names.withJSON(of: node) { literal($0) }
  }
}

extension Likeness {
  /// Which places look the same in a manifest.
  init(of configuration: TabConfiguration) {
    self.init(of: configuration) { node in
      var writer = JSONWriter(.compact)
      writer.beginObject()
      writer.attributes(of: node, configuration)
      writer.endObject()
      return writer.bytes
    } path: {
      LayoutNames(configuration).path(to: $0)
    }
  }
}
