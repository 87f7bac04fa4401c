extension ConfigurationReader {
  /// Gives a node the placements that it does not write. Its parent has its own already.
  mutating func setPlacementDefaults(_ index: Int) {
    let node = configuration.nodes[index]
    let parent = node.parent.map { configuration.nodes[$0] }
    if !node.written.contains(.regular), let parent, parent.kind == .section,
      parent.written.contains(.regular), [.sidebarOnly, .hidden].contains(parent.regular)
    {
      configuration.nodes[index].regular = parent.regular
    }
    if !node.written.contains(.compact) {
      configuration.nodes[index].compact = defaultCompactPlacement(
        of: configuration.nodes[index],
        in: parent
      )
    }
  }

  private func defaultCompactPlacement(
    of node: TabNode,
    in parent: TabNode?
  ) -> CompactPlacement {
    if node.kind == .action, parent != nil { return .hidden }
    if node.regular == .sidebarOnly || node.hiddenByDefault { return .hidden }
    if node.kind == .dynamic {
      return parent?.kind == .group && parent?.landing == .self ? .list : .hidden
    }
    guard let parent else { return .tab }
    if parent.kind == .section {
      return parent.written.contains(.compact) ? parent.compact : .tab
    }
    return parent.compactChildren == .list ? .list : .tab
  }
}
