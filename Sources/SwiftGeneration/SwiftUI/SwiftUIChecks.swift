import FlagLogic
import TabLayout
import TabTree

extension SwiftUITabs {
  /// Makes sure that SwiftUI can show what the tree says.
  func check() throws(GenerationFailure) {
    try generation.checkProminentTabs()
    guard mode == .tabSidebar else { return }
    let possibilities = Possibilities(configuration)
    try checkOrder(possibilities)
    for node in configuration.nodes.indices
    where configuration.nodes[node].kind == .group && presentation.isEver(node, in: .regular) {
      try checkChildren(of: node, possibilities)
    }
  }

  /// A group is a section while it has rows below it, and one of its tabs is selected for it.
  private func checkChildren(of group: Int, _ possibilities: Possibilities)
    throws(GenerationFailure)
  {
    let tabs = presentation.defaultChildren(of: group, in: .regular)
    let hasNone = tabs.map { presentation.shown($0, in: .regular).negated }
    for child in configuration.children(of: group) where !tabs.contains(child) {
      let isThere = presentation.shown(child, in: .regular)
      guard isThere != .constant(false), possibilities.isPossible(.conjunction([isThere] + hasNone))
      else { continue }
      let isWithout = tabs.isEmpty ? "has no tab" : "does not always have a tab"
      throw GenerationFailure(
        "a section of SwiftUI cannot be selected, and group '\(configuration.nodes[group].id)' "
          + "\(isWithout) to be selected for it beside '\(configuration.nodes[child].id)'",
        .kind,
        of: child,
        help: "add a tab that is always shown with it, or make the group a section"
      )
    }
  }

  /// A group without rows below it is a tab of SwiftUI, and its sidebar shows tabs before sections;
  /// as a group it stands behind the tabs, among the sections.
  private func checkOrder(_ possibilities: Possibilities) throws(GenerationFailure) {
    let roots = configuration.roots.filter { presentation.isEver($0, in: .regular) }
    for (position, group) in roots.enumerated() where configuration.nodes[group].kind == .group {
      let isTab = generation.conditions.settled(
        .conjunction([presentation.shown(group, in: .regular), rows(below: group).negated])
      )
      guard isTab != .constant(false), possibilities.isPossible(isTab) else { continue }
      for (other, root) in roots.enumerated() where other != position {
        let isOnOtherSide =
          switch configuration.nodes[root].kind {
          case .tab, .dynamic:
            other > position ? presentation.shown(root, in: .regular) : .constant(false)
          case .group, .section: other < position ? rows(below: root) : .constant(false)
          case .action: Condition.constant(false)
          }
        guard isOnOtherSide != .constant(false),
          possibilities.isPossible(.conjunction([isTab, isOnOtherSide]))
        else { continue }
        throw wrongOrder(of: group, beside: root)
      }
    }
  }

  /// When a group or section has rows of tabs below it.
  private func rows(below node: Int) -> Condition {
    .disjunction(
      configuration.children(of: node).filter { configuration.nodes[$0].kind != .action }
        .map { presentation.shown($0, in: .regular) }
    )
  }

  private func wrongOrder(of group: Int, beside other: Int) -> GenerationFailure {
    let hasNone = hasTabsBelow(group) ? "does not always have" : "has no"
    return GenerationFailure(
      "group '\(configuration.nodes[group].id)' \(hasNone) children, so SwiftUI shows it among the "
        + "tabs of its sidebar, on the other side of '\(configuration.nodes[other].id)'",
      .kind,
      of: group,
      help: "move it between the tabs and the sections, or make it a tab"
    )
  }
}
