extension Condition {
  /// Each of `conditions` holds; constants among them are settled.
  public static func conjunction(_ conditions: [Condition]) -> Condition {
    if conditions.contains(.constant(false)) { return .constant(false) }
    let open = conditions.filter { $0 != .constant(true) }
    return open.isEmpty ? .constant(true) : open.count == 1 ? open[0] : .all(open)
  }

  /// One of `conditions` holds; constants among them are settled.
  public static func disjunction(_ conditions: [Condition]) -> Condition {
    if conditions.contains(.constant(true)) { return .constant(true) }
    let open = conditions.filter { $0 != .constant(false) }
    return open.isEmpty ? .constant(false) : open.count == 1 ? open[0] : .any(open)
  }

  /// The condition does not hold.
  public var negated: Condition {
    switch self {
    case .constant(let value): .constant(!value)
    case .not(let condition): condition
    default: .not(self)
    }
  }

  /// What is left of the condition on systems of a major release.
  public func settled(release: Int) -> Condition {
    settled { leaf in
      guard case .release(let least) = leaf else { return leaf }
      return .constant(release >= least)
    }
  }

  /// What is left of the condition where a flag has a value.
  public func settled(flag: Int, value: Int) -> Condition {
    settled { leaf in
      guard case .flag(flag, let values) = leaf else { return leaf }
      return .constant(values.contains(value))
    }
  }

  /// The flags that the condition speaks of.
  public var flags: Set<Int> {
    switch self {
    case .constant, .release: []
    case .flag(let flag, _): [flag]
    case .not(let condition): condition.flags
    case .all(let conditions), .any(let conditions):
      conditions.reduce(into: []) { $0.formUnion($1.flags) }
    case .implies(let premise, let conclusion): premise.flags.union(conclusion.flags)
    }
  }

  /// What is left of the condition where each of its parts that are not made of others is replaced.
  public func settled(_ leaf: (Condition) -> Condition) -> Condition {
    switch self {
    case .constant: return self
    case .flag, .release: return leaf(self)
    case .not(let condition):
      let condition = condition.settled(leaf)
      guard case .constant(let value) = condition else { return .not(condition) }
      return .constant(!value)
    case .all(let conditions): return .conjunction(conditions.map { $0.settled(leaf) })
    case .any(let conditions): return .disjunction(conditions.map { $0.settled(leaf) })
    case .implies(let premise, let conclusion):
      let premise = premise.settled(leaf)
      let conclusion = conclusion.settled(leaf)
      switch (premise, conclusion) {
      case (.constant(false), _), (_, .constant(true)): return .constant(true)
      case (.constant(true), _): return conclusion
      case (_, .constant(false)): return .not(premise)
      default: return .implies(premise, conclusion)
      }
    }
  }
}
