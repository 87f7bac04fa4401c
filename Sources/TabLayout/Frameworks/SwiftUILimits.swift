import FlagLogic
import TabTree

extension FrameworkLimitCheck {
  /// A group without rows below it is a tab of SwiftUI, and its sidebar shows tabs before sections;
  /// as a group it stands behind the tabs, among the sections.
  func orderOfGroups() -> FrameworkLimit? {
    guard configuration.effectiveMode == .tabSidebar else { return nil }
    let roots = configuration.roots.filter { presentation.isEver($0, in: .regular) }
    // What stands on the wrong side of a group, one for each condition.
    var sectionsBefore: [(node: Int, condition: Condition)] = []
    var known: Set<Condition> = []
    var tabsBehind = roots.reversed().compactMap { root -> (node: Int, condition: Condition)? in
      let kind = configuration.nodes[root].kind
      let isShown = presentation.shown(root, in: .regular)
      let isMeant = (kind == .tab || kind == .dynamic) && known.insert(isShown).inserted
      return isMeant ? (root, isShown) : nil
    }
    known = []
    for root in roots {
      let kind = configuration.nodes[root].kind
      if tabsBehind.last?.node == root { tabsBehind.removeLast() }
      guard kind == .group || kind == .section else { continue }
      let rows = rows(below: root)
      let isTab = possibilities.settled(
        .conjunction([presentation.shown(root, in: .regular), rows.negated])
      )
      if kind == .group, isPossible([isTab]) {
        let others = sectionsBefore + tabsBehind.reversed()
        if isPossible([isTab, .disjunction(others.map(\.condition))]),
          let other = others.first(where: { isPossible([isTab, $0.condition]) })
        {
          return wrongOrder(of: root, beside: other.node)
        }
      }
      if rows != .constant(false), known.insert(rows).inserted {
        sectionsBefore.append((root, rows))
      }
    }
    return nil
  }

  private func wrongOrder(of group: Int, beside other: Int) -> FrameworkLimit {
    let hasChildren = configuration.children(of: group).contains {
      presentation.isBuilt($0) && configuration.nodes[$0].kind != .action
    }
    return FrameworkLimit(
      node: group,
      key: .kind,
      other: other,
      message: "group \(id(group)) \(hasChildren ? "does not always have" : "has no") children, so "
        + "SwiftUI shows it among the tabs of its sidebar, on the other side of \(id(other))",
      help: "move it between the tabs and the sections, or make it a tab"
    )
  }

  /// When a group or section has rows of tabs below it.
  private func rows(below node: Int) -> Condition {
    .disjunction(
      configuration.children(of: node).filter { configuration.nodes[$0].kind != .action }
        .map { presentation.shown($0, in: .regular) }
    )
  }

  /// A group is a section while it has rows below it, and one of its tabs is selected for it.
  func childrenOfGroups() -> FrameworkLimit? {
    guard configuration.effectiveMode == .tabSidebar else { return nil }
    for group in configuration.nodes.indices
    where configuration.nodes[group].kind == .group && presentation.isEver(group, in: .regular) {
      let tabs = presentation.defaultChildren(of: group, in: .regular)
      let others = configuration.children(of: group).filter {
        ![.tab, .group].contains(configuration.nodes[$0].kind)
      }
      guard !others.isEmpty else { continue }
      let hasNone = tabs.map { presentation.shown($0, in: .regular).negated }
      for child in others where isPossible([presentation.shown(child, in: .regular)] + hasNone) {
        let isWithout = tabs.isEmpty ? "has no tab" : "does not always have a tab"
        return FrameworkLimit(
          node: child,
          key: .kind,
          other: group,
          message:
            "a section of SwiftUI cannot be selected, and group \(id(group)) \(isWithout) to be "
            + "selected for it beside \(id(child))",
          help: "add a tab that is always shown with it, or make the group a section"
        )
      }
    }
    return nil
  }
}
