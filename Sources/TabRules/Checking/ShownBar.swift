import TabLayout
import TabTree

/// A bar with every item that some assignment may show in it, in shown order.
struct ShownBar {
  enum Kind: Hashable {
    case whole
    case subTabBar(of: Int)
  }

  let kind: Kind
  let formFactor: FormFactor
  let items: [Int]

  /// Where it stands with these items.
  private(set) var targets: [Target]
}

extension ShownBar {
  /// The bars of all situations, each set of items once.
  static func all(of situations: [Situation]) -> [ShownBar] {
    var bars: [ShownBar] = []
    guard let nodes = situations.first?.resolution.configuration.nodes else { return [] }
    // By node: the bars that begin with it. They are few, as each is its own on a target.
    var known = [[Int]](repeating: [], count: nodes.count)
    for situation in situations {
      for formFactor in FormFactor.allCases {
        func add(_ kind: Kind, _ items: [Int]) {
          guard let first = items.first else { return }
          let target = situation.resolution.target
          if let index = known[first].first(where: { bars[$0].items == items }) {
            if bars[index].kind == kind, bars[index].formFactor == formFactor {
              bars[index].targets.append(target)
            }
            return
          }
          known[first].append(bars.count)
          bars.append(
            ShownBar(kind: kind, formFactor: formFactor, items: items, targets: [target])
          )
        }
        add(.whole, situation.items(formFactor))
        for subTabBar in situation.arrangement(formFactor).bar?.subTabBars ?? [] {
          add(.subTabBar(of: subTabBar.group), subTabBar.items)
        }
      }
    }
    return bars
  }
}

extension LintRun {
  /// What a bar is called, as `the compact bar`.
  func name(of bar: ShownBar) -> String {
    switch (bar.kind, bar.formFactor) {
    case (.whole, .compact): "the compact bar"
    case (.whole, .regular): "the regular tab bar"
    case (.subTabBar(let group), _): "the sub-tab bar of '\(configuration.nodes[group].id)'"
    }
  }
}

/// Two items that one bar can show together and that have something in common.
struct AlikeItems {
  let first: Int
  let second: Int
  let bar: ShownBar

  let `case`: Prover.Case

  /// As `on ios26 with notes = true`.
  let circumstances: String
}

extension LintRun {
  /// The items of bars that have a key in common, each item once: in the case with the fewest flags
  /// off their defaults.
  func alikeItems(by key: (Int) -> String?) -> [AlikeItems] {
    var alikeItems: [AlikeItems] = []
    var known: [Int: Int] = [:]
    for bar in survey.bars {
      // With room from the start, as in `RepeatedTexts`.
      var positions = [String: Int](minimumCapacity: bar.items.count)
      var groups: [[Int]] = []
      for item in bar.items.sorted() {
        guard let key = key(item) else { continue }
        if let position = positions[key] {
          groups[position].append(item)
        } else {
          positions[key] = groups.count
          groups.append([item])
        }
      }
      for group in groups where group.count > 1 {
        let identity = configuration.identity(of:)
        let found = meetings(
          among: group,
          by: identity,
          in: [bar.formFactor],
          where: bar.targets.contains
        )
        for meeting in found {
          let alike = AlikeItems(
            first: group[meeting.first],
            second: group[meeting.second],
            bar: bar,
            case: meeting.case,
            circumstances: meeting.circumstances
          )
          let second = identity(alike.second)
          if let position = known[second] {
            if prover.precedes(alike.case, alikeItems[position].case) {
              alikeItems[position] = alike
            }
          } else {
            known[second] = alikeItems.count
            alikeItems.append(alike)
          }
        }
      }
    }
    return alikeItems
  }
}
