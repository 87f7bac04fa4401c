import FlagLogic

/// Conditions of which each is known to hold or not to: the values that they leave to single flags,
/// and what is left of those that speak of several.
struct KnownConditions {
  private let flags: [Flag]

  /// By flag: the values that are left to it, where some are not.
  private var values: [Int: [Int]] = [:]

  /// What more must hold.
  private var others: [Condition] = []

  init(_ flags: [Flag]) { self.flags = flags }

  /// All that is known, as one condition.
  var condition: Condition {
    .conjunction(
      values.sorted { $0.key < $1.key }.map { .flag($0.key, isOneOf: $0.value) } + others
    )
  }

  /// What is left of a condition by the values that are left to its flags.
  func settled(_ condition: Condition) -> Condition {
    condition.settled { leaf in
      guard case .flag(let flag, let own) = leaf, let left = values[flag] else { return leaf }
      let both = own.filter(left.contains)
      return both.isEmpty || both.count == left.count ? .constant(!both.isEmpty) : leaf
    }
  }

  /// These and one more, that a condition holds or that it does not.
  func adding(_ condition: Condition, holds: Bool) -> KnownConditions {
    var result = self
    result.add(condition, holds: holds)
    return result
  }

  private mutating func add(_ condition: Condition, holds: Bool) {
    switch (condition, holds) {
    case (.constant(holds), _): break
    case (.flag(let flag, let own), _):
      let left = values[flag] ?? Array(flags[flag].values.indices)
      values[flag] = left.filter { own.contains($0) == holds }
    case (.not(let negated), _): add(negated, holds: !holds)
    case (.all(let parts), true), (.any(let parts), false):
      for part in parts { add(part, holds: holds) }
    case (.implies(let premise, let conclusion), false):
      add(premise, holds: true)
      add(conclusion, holds: false)
    default: others.append(holds ? condition : .not(condition))
    }
  }
}
