import FlagLogic
import TabLayout

/// Something about a layout that must not happen for any assignment of the flags.
struct Claim {
  /// What must not happen.
  enum Statement {
    /// The greatest counts of what is shown come to more than this.
    case more(than: Int, [CountedCondition])

    /// The least counts of what is shown come to fewer than this.
    case fewer(than: Int, [CountedCondition])

    /// The greatest counts of what is shown come to one.
    case one([CountedCondition])

    /// The condition holds.
    case holds(Condition)
  }

  let statement: Statement

  /// The nodes that the statement speaks of.
  let nodes: [Int]

  /// An assignment for which it happens, by proof.
  func example(among legal: LegalAssignments) throws(ProofLimit) -> Example? {
    switch statement {
    case .more(let most, let items): try legal.example(counting: items, moreThan: most)
    case .fewer(let fewest, let items): try legal.example(counting: items, fewerThan: fewest)
    case .one(let items):
      try legal.restricted(to: [.disjunction(items.map(\.condition))])
        .example(
          counting: items.map { CountedCondition($0.condition, least: $0.greatest) },
          fewerThan: 2
        )
    case .holds(let condition): try legal.example(of: condition)
    }
  }

  /// The flags that its conditions speak of.
  var flags: Set<Int> {
    switch statement {
    case .more(_, let items), .fewer(_, let items), .one(let items):
      items.reduce(into: []) { $0.formUnion($1.condition.flags) }
    case .holds(let condition): condition.flags
    }
  }

  /// How many parts its conditions have.
  var size: Int {
    switch statement {
    case .more(_, let items), .fewer(_, let items), .one(let items):
      items.reduce(0) { $0 + $1.condition.size }
    case .holds(let condition): condition.size
    }
  }

  /// Whether it happens for one assignment.
  func happens(for assignment: Assignment, release: Int) -> Bool {
    func total(_ items: [CountedCondition], _ weight: (CountedCondition) -> Int) -> Int {
      items.reduce(0) { sum, item in
        item.condition.holds(for: assignment, release: release) ? sum + weight(item) : sum
      }
    }
    switch statement {
    case .more(let most, let items): return total(items) { $0.greatest } > most
    case .fewer(let fewest, let items): return total(items) { $0.least } < fewest
    case .one(let items): return total(items) { $0.greatest } == 1
    case .holds(let condition): return condition.holds(for: assignment, release: release)
    }
  }
}
