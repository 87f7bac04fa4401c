import TabTree

/// How a destination is found beside a sidebar.
struct Finding {
  var reach: Reach

  /// What to select in the tab bar, where it leads there.
  var barItem: Int?

  /// What to select in the sidebar, where it leads there.
  var row: Int?
}

extension LayoutBuilder {
  /// How a destination is found by regions and rows.
  func find(_ index: Int) -> Finding {
    let visibility = width.resolution.visibility
    var finding: Finding
    if isInRegions[index] {
      finding = Finding(reach: .tabBar, barItem: index)
    } else if hasRow[index] {
      finding = Finding(reach: .sidebar)
    } else {
      let isPutAway =
        visibility.visible[index] && visibility.putAway[index] && !visibility.out[index]
      finding = Finding(reach: isPutAway ? .hiddenByDefault : .none)
    }
    if hasRow[index] { finding.row = index }
    // A group's row only unfolds where the system selects a child, so the way leads to that child.
    if width.groupsSelectChild, configuration.kind(of: index) == .group,
      let child = landings.defaultChild[index]
    {
      let below = find(child)
      finding.row = below.row
      if !isInRegions[index] {
        finding.reach = below.reach
        finding.barItem = below.barItem
      }
    }
    return finding
  }
}
