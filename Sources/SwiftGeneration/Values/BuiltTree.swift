import FlagLogic
import TabLayout
import TabTree

/// The tree of tabs that both form factors share.
extension Generation {
  /// The mode in effect.
  var mode: Mode { configuration.effectiveMode }

  /// Whether a node has a place in the tree.
  func isBuilt(_ node: Int) -> Bool { presentation.isBuilt(node) }

  /// The roots of the tree. A tab bar without a sidebar has no sections: their children stand in it,
  /// each with the section that it comes from.
  func builtRoots() -> [(node: Int, section: Int?)] {
    presentation.orderedRoots.flatMap { root -> [(node: Int, section: Int?)] in
      guard configuration.nodes[root].kind == .section, mode != .tabSidebar else {
        return [(root, nil)]
      }
      return builtChildren(of: root).filter { configuration.nodes[$0].kind != .action }
        .map { ($0, root) }
    }
  }

  /// The nodes below a node that have a place in the tree.
  func builtChildren(of node: Int) -> [Int] {
    configuration.children(of: node).filter { isBuilt($0) }
  }

  /// Whether a node is a tab or section of its own: a section without a sidebar is not, nor an action
  /// below the root.
  func isBuiltItself(_ node: Int) -> Bool {
    switch configuration.nodes[node].kind {
    case .section: mode == .tabSidebar
    case .action: configuration.nodes[node].depth == 1
    case .tab, .group, .dynamic: true
    }
  }

  /// When a section or group in the tree has no row below it in regular width, as an expression: all
  /// that could be there is for compact width, or put away until people bring it out. `nil` where it
  /// has one, or none is in the tree either.
  func conditionWithoutRows(_ node: Int) -> String? {
    let rows = configuration.children(of: node).map {
      presentation.shownInParent($0, in: .regular)
    }
    let isWithout = conditions.settled(Condition.disjunction(rows).negated)
    guard rows.contains(.constant(false)), isWithout != .constant(false) else { return nil }
    return conditions.text(isWithout) ?? "true"
  }

  /// Whether a node stands for compact width beside another place of its id.
  func isTwin(_ node: Int) -> Bool { mode != .sidebar && presentation.isCompactTwin(node) }

  /// Whether the app gives the badge of a node.
  func hasOwnBadge(_ node: Int) -> Bool {
    ["count", "dot"].contains(configuration.text(.badge, of: node))
  }

  /// By node: a name in Swift, other than that of any other place of its id.
  func placeNames() -> [String] {
    let places = configuration.places.mapValues { places in
      Dictionary(uniqueKeysWithValues: zip(places, 1...))
    }
    let ids = configuration.nodes.indices.map { index in
      let node = configuration.nodes[index]
      let place = places[node.identity]?[index] ?? 1
      return place == 1 ? node.id : "\(node.id) at place \(place)"
    }
    return SwiftName.names(for: ids)
  }
}
