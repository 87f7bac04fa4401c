import FlagLogic
import TabTree

/// The conditions of nodes, each with those of its ancestors. Chains that are alike are one.
struct ConditionChains {
  private struct Link: Hashable {
    let above: Int?
    let condition: Int
  }

  /// By node: the number of its own chain, or of the nearest ancestor's that has a condition; `nil`
  /// where there is none.
  let numbers: [Int?]

  private let conditions: [Condition]
  private let links: [Link]

  init(_ configuration: TabConfiguration) {
    var known: [Link: Int] = [:]
    var links: [Link] = []
    var numbers: [Int?] = []
    numbers.reserveCapacity(configuration.nodes.count)
    for node in configuration.nodes {
      let above = node.parent.flatMap { numbers[$0] }
      guard let condition = node.when else {
        numbers.append(above)
        continue
      }
      let link = Link(above: above, condition: condition)
      if let number = known[link] {
        numbers.append(number)
      } else {
        known[link] = links.count
        numbers.append(links.count)
        links.append(link)
      }
    }
    self.links = links
    self.numbers = numbers
    conditions = configuration.conditions
  }

  /// How many chains there are.
  var count: Int { links.count }

  /// The conditions of a chain, the nearest first.
  subscript(number: Int?) -> [Condition] {
    var result: [Condition] = []
    var next = number
    while let current = next {
      result.append(conditions[links[current].condition])
      next = links[current].above
    }
    return result
  }
}
