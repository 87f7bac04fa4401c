import TabLayout
import TabTree

extension SwiftUITabs {
  /// Makes sure that SwiftUI can show what the tree says.
  func check() throws(GenerationFailure) {
    guard mode == .tabSidebar else { return }
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
}
