import TabLayout
import TabTree

extension JSONWriter {
  /// Writes one layout and the targets that show it.
  mutating func layout(_ layout: Layout, of configuration: TabConfiguration, targets: [Target]) {
    let names = LayoutNames(configuration)
    beginObject()
    key("targets")
    beginArray()
    for target in targets { string(target.name) }
    endArray()
    if let initial = layout.initial { member("initial", names[initial]) }
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
    if let detached = bar.detached { member("detached", names[detached]) }
    if formFactor == .compact { ids("overflow", bar.overflow, names) }
    key("subTabBars")
    beginObject()
    for subTabBar in bar.subTabBars { ids(names[subTabBar.group], subTabBar.items, names) }
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
      member("id", names[row.node])
      if !row.children.isEmpty {
        key("children")
        self.rows(row.children, names)
      }
      endObject()
    }
    endArray()
  }

  private mutating func ids(_ name: String, _ nodes: [Int], _ names: LayoutNames) {
    key(name)
    beginArray()
    for node in nodes { string(names[node]) }
    endArray()
  }
}

/// The ids of a configuration's nodes.
struct LayoutNames {
  let configuration: TabConfiguration

  init(_ configuration: TabConfiguration) { self.configuration = configuration }

  subscript(node: Int) -> String { configuration.nodes[node].id }

  /// How a person selects a node: a dynamic list by one of its items.
  func selected(_ node: Int) -> String {
    configuration.nodes[node].kind == .dynamic ? self[node] + ".*" : self[node]
  }

  /// The ids of the tabs and groups from the root to a node, itself last.
  func path(to node: Int) -> [String] {
    var path = [self[node]]
    var ancestor = configuration.nodes[node].parent
    while let index = ancestor {
      if configuration.nodes[index].kind != .section { path.append(self[index]) }
      ancestor = configuration.nodes[index].parent
    }
    return path.reversed()
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
