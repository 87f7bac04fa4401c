import TabLayout
import TabTree

extension UIKitTabs {
  /// Makes sure that UIKit can show what the tree says.
  func check() throws(GenerationFailure) {
    for node in configuration.nodes.indices where isBuilt(node) {
      if configuration.nodes[node].role == .search, mode != .sidebar,
        presentation.isCompactTwin(node)
      {
        throw GenerationFailure(
          "UIKit has one search tab in a tree, and '\(configuration.nodes[node].id)' has a place for "
            + "each width",
          .id,
          of: node,
          help: "give it one place"
        )
      }
    }
  }
}
