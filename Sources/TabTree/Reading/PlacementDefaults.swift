extension ConfigurationReader {
  /// Gives a node the placements that it does not write. Its parent has its own already.
  mutating func setPlacementDefaults(_ index: Int) {
    let written = configuration.nodes[index].written
    if !written.contains(.regular), let parent = configuration.nodes[index].parent,
      configuration.nodes[parent].kind == .section,
      configuration.nodes[parent].written.contains(.regular)
    {
      let regular = configuration.nodes[parent].regular
      if regular == .sidebarOnly || regular == .hidden {
        configuration.nodes[index].regular = regular
      }
    }
    if !written.contains(.compact) {
      configuration.nodes[index].compact = defaultCompactPlacement(of: index)
    }
  }

  private func defaultCompactPlacement(of index: Int) -> CompactPlacement {
    let nodes = configuration.nodes
    let parent = nodes[index].parent
    if nodes[index].kind == .action, parent != nil { return .hidden }
    if nodes[index].regular == .sidebarOnly || nodes[index].hiddenByDefault { return .hidden }
    if nodes[index].kind == .dynamic {
      guard let parent else { return .hidden }
      return nodes[parent].kind == .group && nodes[parent].landing == .self ? .list : .hidden
    }
    guard let parent else { return .tab }
    if nodes[parent].kind == .section {
      return nodes[parent].written.contains(.compact) ? nodes[parent].compact : .tab
    }
    return nodes[parent].compactChildren == .list ? .list : .tab
  }
}
