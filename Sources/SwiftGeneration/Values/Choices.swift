import FlagLogic

/// Destinations of which the first is selected whose condition holds.
struct Choices: Hashable {
  /// A destination, and the condition under which it is selected if none before it is.
  struct Choice: Hashable {
    let node: Int
    let condition: Condition
  }

  private(set) var list: [Choice] = []

  /// Whether some condition always holds: what would follow is never reached.
  private(set) var isComplete = false

  private var known: Set<Condition> = []

  /// Adds a destination at the end, unless it could never be the one.
  mutating func add(_ node: Int, if condition: Condition) {
    guard !isComplete, condition != .constant(false), known.insert(condition).inserted else {
      return
    }
    // Where the opposite has been asked for, this holds by itself.
    isComplete = condition == .constant(true) || known.contains(condition.negated)
    list.append(Choice(node: node, condition: isComplete ? .constant(true) : condition))
  }
}
