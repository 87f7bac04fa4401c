import TabLayout
import TabTree

extension UIKitTabs {
  /// Makes sure that UIKit can show what the tree says.
  func check() throws(GenerationFailure) {
    for node in configuration.nodes.indices where generation.isBuilt(node) {
      if configuration.nodes[node].role == .search, generation.isTwin(node) {
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
