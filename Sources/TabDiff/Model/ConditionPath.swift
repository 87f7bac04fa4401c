import FlagLogic
import TabTree

/// The conditions that a node is under, by their indices.
struct ConditionPath: Hashable {
  /// Its own one.
  let own: Int?

  /// Those of the nodes above.
  let above: [Int]

  /// The conditions themselves.
  func condition(in conditions: [Condition]) -> PlacedCondition {
    PlacedCondition(
      own: own.map { conditions[$0] } ?? .constant(true),
      above: .all(above.map { conditions[$0] })
    )
  }
}

/// A condition, and what holds wherever its node could be at all.
struct PlacedCondition {
  /// The node's own one.
  let own: Condition

  /// Those of the nodes above together.
  let above: Condition

  /// All of them together.
  var whole: Condition { .all([above, own]) }
}

extension TabConfiguration {
  /// The conditions that a node is under.
  func conditionPath(of node: Int) -> ConditionPath {
    var above: [Int] = []
    var ancestor = nodes[node].parent
    while let index = ancestor {
      if let condition = nodes[index].when { above.append(condition) }
      ancestor = nodes[index].parent
    }
    return ConditionPath(own: nodes[node].when, above: above)
  }
}
