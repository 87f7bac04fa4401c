extension Layout {
  /// What a person does from the tab bar to select a node that stands in a bar, be it a group that
  /// is no destination because it lands on a child; empty where no bar has it.
  public func selection(of node: Int) -> [Step] {
    if let regions {
      let stands = [regions.fixed, regions.center, regions.pinned].contains { $0.contains(node) }
      return stands ? [Step(container: .tabBar, node: node)] : []
    }
    guard let bar else { return [] }
    if bar.items.contains(node) { return [Step(container: .tabBar, node: node)] }
    if bar.overflow.contains(node) { return [Step(container: .overflow, node: node)] }
    guard let above = bar.subTabBars.first(where: { $0.items.contains(node) }) else { return [] }
    return selection(of: above.group) + [Step(container: .subTabBar, node: node)]
  }

  /// Whether the sidebar has a row of a node.
  public func hasRow(of node: Int) -> Bool {
    var rows = sidebar ?? []
    while let row = rows.popLast() {
      if row.node == node { return true }
      rows += row.children
    }
    return false
  }
}

extension Step.Container {
  /// How a destination is found whose last step is made here; `nil` for a group's own screen.
  public var reach: Reach? {
    switch self {
    case .tabBar: .tabBar
    case .overflow: .overflow
    case .subTabBar: .subTabBar
    case .content: nil
    case .sidebar: .sidebar
    }
  }
}
