import TabTree

extension Width {
  /// The regions of the tab bar beside a sidebar, and what people can add to them.
  func regions() -> Regions {
    var regions = Regions()
    var rootActions: [Int] = []
    let visibility = resolution.visibility
    for index in configuration.nodes.indices where visibility.visible[index] {
      let node = configuration.nodes[index]
      guard shown[index] else {
        let canBeAdded =
          visibility.putAway[index] && !visibility.out[index] && node.regular != .sidebarOnly
          && (node.kind == .tab || node.kind == .group)
        if canBeAdded { regions.available.append(index) }
        continue
      }
      switch node.regular {
      case .fixed: regions.fixed.append(index)
      case .default, .movable: regions.center.append(index)
      case .pinned: regions.pinned.append(index)
      case .optional: regions.available.append(index)
      case .sidebarOnly, .hidden: break
      case .automatic:
        switch node.kind {
        case .tab where node.role == .search: regions.pinned.append(index)
        case .tab, .group, .section:
          if node.depth == 1 {
            regions.center.append(index)
          } else {
            regions.available.append(index)
          }
        case .dynamic: break
        case .action: if node.depth == 1 { rootActions.append(index) }
        }
      }
    }
    regions.pinned += rootActions
    return regions
  }
}
