import TabLayout
import TabTree

extension UIKitTabs {
  /// Makes sure that UIKit can show what the tree says.
  func check() throws(GenerationFailure) {
    try generation.checkProminentTabs()
    let possibilities = Possibilities(configuration)
    var earlier: [Int] = []
    for node in configuration.nodes.indices
    where configuration.nodes[node].role == .search && generation.isBuilt(node) {
      let isThere = generation.conditionInTree(node)
      for other in earlier
      where possibilities.isPossible(.conjunction([isThere, generation.conditionInTree(other)])) {
        let (first, second) = (configuration.nodes[other], configuration.nodes[node])
        throw GenerationFailure(
          "UIKit has one search tab in a tree, and "
            + (first.identity == second.identity
              ? "'\(first.id)' has a place for each width"
              : "'\(first.id)' and '\(second.id)' can be in it together"),
          .id,
          of: node,
          help: first.identity == second.identity
            ? "give it one place" : "give them conditions that exclude each other"
        )
      }
      earlier.append(node)
    }
  }
}
