import TabLayout
import TabTree

extension SwiftUITabs {
  /// Makes sure that SwiftUI can show what the tree says.
  func check() throws(GenerationFailure) {
    guard mode == .tabSidebar else { return }
    try checkOrder()
    for node in configuration.nodes.indices where configuration.nodes[node].kind == .group {
      guard generation.isBuilt(node), presentation.isEver(node, in: .regular), hasTabsBelow(node),
        presentation.defaultChildren(of: node, in: .regular).isEmpty,
        let list = configuration.children(of: node).first(where: { generation.isBuilt($0) })
      else { continue }
      throw GenerationFailure(
        "a section of SwiftUI cannot be selected, and group '\(configuration.nodes[node].id)' has no "
          + "tab to be selected for it",
        .kind,
        of: list,
        help: "add a tab, or make it a section"
      )
    }
  }

  /// A group without children is a tab of SwiftUI, and its sidebar shows tabs before sections; as a
  /// group it stands behind the tabs, among the sections.
  private func checkOrder() throws(GenerationFailure) {
    var first: Int?
    var section: Int?
    for root in configuration.roots where presentation.isEver(root, in: .regular) {
      switch configuration.nodes[root].kind {
      case .group where !hasTabsBelow(root):
        if let section { throw wrongOrder(of: root, beside: section) }
        first = first ?? root
      case .tab, .dynamic: if let first { throw wrongOrder(of: first, beside: root) }
      case .group, .section: section = section ?? root
      case .action: break
      }
    }
  }

  private func wrongOrder(of group: Int, beside other: Int) -> GenerationFailure {
    GenerationFailure(
      "group '\(configuration.nodes[group].id)' has no children, so SwiftUI shows it among the tabs of "
        + "its sidebar, on the other side of '\(configuration.nodes[other].id)'",
      .kind,
      of: group,
      help: "move it between the tabs and the sections, or make it a tab"
    )
  }
}
