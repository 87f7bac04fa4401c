import TabManifest
import TabTree

extension Agreement {
  /// In what a layout is not as the statement says.
  func differences(
    from layout: LayoutManifest.Layout,
    in configuration: TabConfiguration
  ) -> [String] {
    var differences: [String] = []
    func compare<Value: Equatable>(_ what: String, _ value: Value?, _ expected: Value?) {
      guard let expected, value != expected else { return }
      let found = value.map { "\($0)" } ?? "nothing"
      differences.append("\(what) is \(found), expected \(expected)")
    }
    if case .list(let bar)? = layout.tabBar {
      compare("tabBar", bar, tabBar)
    } else {
      compare("tabBar", nil, tabBar)
    }
    compare("overflow", layout.overflow, overflow)
    compare("subTabBars", layout.subTabBars, subTabBars)
    compare("initial", layout.initial, initial)
    var regions: LayoutManifest.TabBar.Regions?
    if case .regions(let found)? = layout.tabBar { regions = found }
    compare("tabBarFixed", regions?.fixed, tabBarFixed)
    compare("tabBarCenter", regions?.center, tabBarCenter)
    compare("tabBarPinned", regions?.pinned, tabBarPinned)
    compare("sidebar", layout.sidebar?.map(\.id), sidebar)
    compare("sidebarFlat", layout.sidebar?.flatMap(\.all), sidebarFlat)
    let inspected = layout.items.filter { $0.value.inspector }.map(\.key).sorted()
    compare("inspector", inspected, inspector?.sorted())
    for (id, expected) in (reach ?? [:]).sorted(by: { $0.key < $1.key }) {
      compare("reach of \(id)", layout.items[id]?.reach?.rawValue, expected)
    }
    for (id, expected) in (opens ?? [:]).sorted(by: { $0.key < $1.key }) {
      compare("opens of \(id)", layout.items[id].map { $0.opens ?? id }, expected)
    }
    for (id, expected) in (fallback ?? [:]).sorted(by: { $0.key < $1.key }) {
      compare("fallback of \(id)", layout.items[id]?.fallback, expected)
    }
    for (id, expected) in (children ?? [:]).sorted(by: { $0.key < $1.key }) {
      compare("children of \(id)", children(of: id, in: layout, configuration), expected)
    }
    if let route { compare("item of \(route)", layout.item(forPath: route)?.id, item) }
    return differences
  }

  /// The rows of a group's own screen.
  private func children(
    of id: String,
    in layout: LayoutManifest.Layout,
    _ configuration: TabConfiguration
  ) -> [String]? {
    guard let group = configuration.nodes.firstIndex(where: { $0.id == id }) else { return nil }
    return configuration.children(of: group).map { configuration.nodes[$0].id }
      .filter { child in layout.items[child].map { $0.reach != .notShown } ?? false }
  }
}

extension LayoutManifest.Row {
  /// The ids of the row and of all rows below it, each before its children.
  fileprivate var all: [String] { [id] + children.flatMap(\.all) }
}
