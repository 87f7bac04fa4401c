import TabLayout
import TabTree

/// A bar that people see, with its items in shown order.
struct ShownBar {
  enum Kind: Hashable {
    case compact
    case regular
    case subTabBar(of: Int)
  }

  let kind: Kind
  let items: [Int]

  /// The earliest situation in which it holds these items.
  let situation: Situation
}

extension ShownBar {
  /// The bars of all situations, each set of items once.
  static func all(of situations: [Situation]) -> [ShownBar] {
    var known: Set<[Int]> = []
    var bars: [ShownBar] = []
    for situation in situations {
      func add(_ kind: Kind, _ items: [Int]) {
        if !items.isEmpty, known.insert(items).inserted {
          bars.append(ShownBar(kind: kind, items: items, situation: situation))
        }
      }
      add(.compact, situation.compactItems)
      add(.regular, situation.regularItems)
      for bar in [situation.compact.bar, situation.regular.bar].compactMap({ $0 }) {
        for subTabBar in bar.subTabBars { add(.subTabBar(of: subTabBar.group), subTabBar.items) }
      }
    }
    return bars
  }
}

extension LintRun {
  /// What a bar is called, as `the compact bar`.
  func name(of bar: ShownBar) -> String {
    switch bar.kind {
    case .compact: "the compact bar"
    case .regular: "the regular tab bar"
    case .subTabBar(let group): "the sub-tab bar of '\(configuration.nodes[group].id)'"
    }
  }
}
