import FlagLogic
import TabLayout
import TabTree

/// Every layout that UI tests may meet, numbered, and when each is the one.
struct UITestLayouts {
  /// What one form factor shows for some of the flags' values.
  struct Choice {
    /// When it is shown; the last choice of a form factor is for all else.
    var condition: Condition

    /// The layouts by the release from which on each is shown, from the earliest.
    var layouts: [(since: Int, number: Int)]
  }

  /// The layouts, by number.
  private(set) var layouts: [Layout] = []

  /// By number and identity: the destination in the layout, or the group that opens one.
  private var items: [[Int: Item]] = []

  private let configuration: TabConfiguration

  /// The choices of each form factor.
  private(set) var choices: [FormFactor: [Choice]] = [:]

  init(_ configuration: TabConfiguration) throws(GenerationFailure) {
    self.configuration = configuration
    let likeness = Likeness(of: configuration) { node in
      let keys: [NodeKey] = [.title, .accessibilityIdentifier]
      return keys.flatMap { [UInt8(0)] + Array((configuration.text($0, of: node) ?? "").utf8) }
    } path: { _ in
      []
    }
    let targets = Target.all(of: configuration)
    for formFactor in FormFactor.allCases {
      let variants: [Variant]
      do throws(VariantFailure) {
        variants = try configuration.variants(formFactor, on: targets, likeness)
      } catch {
        throw GenerationFailure(
          "the flags show too many different things for UI tests to tell them apart",
          .flags,
          help: "state with 'assume' what always holds between them"
        )
      }
      for variant in variants {
        var numbers: [(since: Int, number: Int)] = []
        for layout in variant.layouts {
          numbers.append((layout.targets[0].release, layouts.count))
          layouts.append(layout.layout)
          items.append(
            Dictionary(
              layout.layout.items.map { (configuration.nodes[$0.node].identity, $0) }
            ) { first, second in first.reach == nil && first.opens == nil ? second : first }
          )
        }
        let boxes = variant.when.map { box in
          Condition.conjunction(box.choices.map { .flag($0.flag, isOneOf: $0.values) })
        }
        choices[formFactor, default: []].append(
          Choice(condition: .disjunction(boxes), layouts: numbers)
        )
      }
    }
  }

  /// The destination that selecting an identity leads to in a layout: itself, or what a group that
  /// is none opens.
  func item(_ identity: Int, in number: Int) -> Item? {
    guard let item = items[number][identity], item.reach == nil else {
      return items[number][identity]
    }
    return item.opens.flatMap { items[number][configuration.nodes[$0].identity] }
  }

  /// Takes layouts for one which look the same to tests.
  mutating func merge(by look: (Int) -> [String]) {
    var known: [[String]: Int] = [:]
    var kept: [Int] = []
    let numbers = layouts.indices.map { number in
      let look = look(number)
      if let other = known[look] { return other }
      known[look] = kept.count
      kept.append(number)
      return kept.count - 1
    }
    layouts = kept.map { layouts[$0] }
    items = kept.map { items[$0] }
    choices = choices.mapValues { Self.merged($0, numbers) }
  }

  private static func merged(_ choices: [Choice], _ numbers: [Int]) -> [Choice] {
    var merged: [Choice] = []
    // From the last on, which is for all else and stays so.
    for var choice in choices.reversed() {
      var layouts: [(since: Int, number: Int)] = []
      for (since, number) in choice.layouts where layouts.last?.number != numbers[number] {
        layouts.append((since, numbers[number]))
      }
      choice.layouts = layouts
      if let index = merged.firstIndex(where: { $0.layouts.elementsEqual(layouts, by: ==) }) {
        merged[index].condition = .disjunction([choice.condition, merged[index].condition])
      } else {
        merged.append(choice)
      }
    }
    return merged.reversed()
  }
}
