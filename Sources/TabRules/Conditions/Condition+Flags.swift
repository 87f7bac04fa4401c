import FlagLogic

extension Condition {
  /// Hands every flag that the condition names to `body`, as often as it does.
  func forEachFlag(_ body: (Int) -> Void) {
    switch self {
    case .constant, .release: break
    case .flag(let flag, _): body(flag)
    case .not(let condition): condition.forEachFlag(body)
    case .all(let conditions), .any(let conditions):
      for condition in conditions { condition.forEachFlag(body) }
    case .implies(let premise, let conclusion):
      premise.forEachFlag(body)
      conclusion.forEachFlag(body)
    }
  }
}
