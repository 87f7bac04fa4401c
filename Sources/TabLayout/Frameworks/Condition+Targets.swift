import FlagLogic

extension Condition {
  /// What is left of the condition on the targets: each part once, and nothing of what always holds or
  /// never does.
  public func settled(on targets: [Target]) -> Condition {
    switch self {
    case .constant, .flag: return self
    case .release(let least):
      if targets.allSatisfy({ $0.release >= least }) { return .constant(true) }
      return targets.contains { $0.release >= least } ? self : .constant(false)
    case .not(let inner):
      let inner = inner.settled(on: targets)
      if case .constant(let value) = inner { return .constant(!value) }
      return .not(inner)
    case .all(let parts):
      let parts = Self.distinct(parts, on: targets) {
        if case .all(let parts) = $0 { parts } else { [$0] }
      }
      return Self.hasOpposites(parts) ? .constant(false) : .conjunction(parts)
    case .any(let parts):
      let parts = Self.distinct(parts, on: targets) {
        if case .any(let parts) = $0 { parts } else { [$0] }
      }
      return Self.hasOpposites(parts) ? .constant(true) : .disjunction(parts)
    case .implies(let premise, let conclusion):
      return Condition.any([.not(premise), conclusion]).settled(on: targets)
    }
  }

  /// The parts of conditions, each once.
  private static func distinct(
    _ conditions: [Condition],
    on targets: [Target],
    _ parts: (Condition) -> [Condition]
  ) -> [Condition] {
    var known: Set<Condition> = []
    return conditions.flatMap { parts($0.settled(on: targets)) }
      .filter { known.insert($0).inserted }
  }

  private static func hasOpposites(_ conditions: [Condition]) -> Bool {
    var known: Set<Condition>?
    for condition in conditions {
      guard case .not(let opposite) = condition else { continue }
      let all = known ?? Set(conditions)
      if all.contains(opposite) { return true }
      known = all
    }
    return false
  }
}
