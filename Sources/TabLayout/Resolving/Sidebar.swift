import TabTree

extension Width {
  /// The sidebar's rows.
  func sidebar() -> [Row] {
    let roots = configuration.roots.filter { shown[$0] }
    guard mode == .tabSidebar else { return roots.flatMap { rows(ofRoot: $0) } }
    // The system puts loose items before groups and sections (documented).
    let inSidebar = roots.filter {
      configuration.nodes[$0].kind != .action || configuration.nodes[$0].regular == .sidebarOnly
    }
    return inSidebar.filter { isLoose($0) }.flatMap { rows(ofRoot: $0) }
      + inSidebar.filter { !isLoose($0) }.flatMap { rows(ofRoot: $0) }
  }

  private func isLoose(_ root: Int) -> Bool {
    let node = configuration.nodes[root]
    switch node.kind {
    case .tab, .dynamic, .action: return true
    case .section: return false
    case .group: return node.sidebarAppearance == .inline
    }
  }

  private func rows(ofRoot root: Int) -> [Row] {
    var hoisted: [Int] = []
    let children = rows(below: root, hoisted: &hoisted)
    let own = isInline(root) ? children : [Row(node: root, children: children)]
    return own + rows(hoisted: hoisted)
  }

  /// The rows of groups that are taken out to the top level, each followed by those that were taken
  /// out of it.
  private func rows(hoisted groups: [Int]) -> [Row] {
    groups.flatMap { group in
      var hoisted: [Int] = []
      let row = Row(node: group, children: rows(below: group, hoisted: &hoisted))
      return [row] + rows(hoisted: hoisted)
    }
  }

  /// The rows of a node's children, actions last; those that are to be taken out are put aside.
  private func rows(below parent: Int, hoisted: inout [Int]) -> [Row] {
    var rows: [Row] = []
    var actions: [Row] = []
    for child in configuration.children(of: parent) where shown[child] {
      switch configuration.kind(of: child) {
      case .action: actions.append(Row(node: child, children: []))
      case .tab, .dynamic: rows.append(Row(node: child, children: []))
      case .group where configuration.nodes[child].sidebarAppearance == .rootSection:
        hoisted.append(child)
      case .group where isInline(child): rows += self.rows(below: child, hoisted: &hoisted)
      case .group, .section:
        rows.append(Row(node: child, children: self.rows(below: child, hoisted: &hoisted)))
      }
    }
    return actions.isEmpty ? rows : rows + actions
  }

  private func isInline(_ index: Int) -> Bool {
    configuration.nodes[index].kind == .group
      && configuration.nodes[index].sidebarAppearance == .inline
  }
}
