import TabLayout
import TabTree

extension SwiftUITabs {
  /// Makes sure that SwiftUI can show what the tree says.
  func check() throws(GenerationFailure) {
    guard mode == .tabSidebar else { return }
    try checkOrder()
    for node in configuration.nodes.indices where configuration.nodes[node].kind == .group {
      guard isBuilt(node), presentation.isEver(node, in: .regular), hasTabsBelow(node),
        presentation.defaultChildren(of: node, in: .regular).isEmpty,
        let list = configuration.children(of: node).first(where: { isBuilt($0) })
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

  /// A group without children is a tab of SwiftUI, and its sidebar shows tabs before sections.
  private func checkOrder() throws(GenerationFailure) {
    var first: Int?
    for root in configuration.roots where presentation.isEver(root, in: .regular) {
      switch configuration.nodes[root].kind {
      case .group where !hasTabsBelow(root): first = first ?? root
      case .tab, .dynamic:
        guard let first else { continue }
        throw GenerationFailure(
          "SwiftUI shows group '\(configuration.nodes[first].id)', which has no children, among the "
            + "tabs of its sidebar, before '\(configuration.nodes[root].id)' and not after it",
          .kind,
          of: first,
          help: "move it behind the tabs at the root, or make it a tab"
        )
      default: break
      }
    }
  }
}
