import FlagLogic
import TabLayout
import TabTree

extension Generation {
  /// Tabs that stand out in a bar where the release lets them, in document order.
  var prominentTabs: [Int] {
    configuration.nodes.indices.filter {
      configuration.nodes[$0].role == .prominent && isBuilt($0)
    }
  }

  /// When a node is in the tree that both widths share.
  func conditionInTree(_ node: Int) -> Condition {
    .disjunction(FormFactor.allCases.map { presentation.shownOrPutAway(node, in: $0) })
  }

  /// Makes sure that no bar has two prominent tabs: the system lets one stand out.
  func checkProminentTabs() throws(GenerationFailure) {
    let tabs = prominentTabs
    guard tabs.count > 1 else { return }
    let possibilities = Possibilities(configuration)
    for formFactor in FormFactor.allCases {
      var earlier: [Int] = []
      for tab in tabs where presentation.barItems(formFactor)?.contains(tab) ?? false {
        let isThere = presentation.shown(tab, in: formFactor)
        for other in earlier {
          let both = Condition.conjunction([isThere, presentation.shown(other, in: formFactor)])
          guard possibilities.isPossible(both, on: \.hasProminentTabs) else { continue }
          throw GenerationFailure(
            "a bar has one prominent tab, and '\(configuration.nodes[other].id)' and "
              + "'\(configuration.nodes[tab].id)' can stand in that of \(formFactor.rawValue) width "
              + "together",
            .role,
            of: tab,
            help: "take the role from one of them, or give them conditions that exclude each other"
          )
        }
        earlier.append(tab)
      }
    }
  }
}
