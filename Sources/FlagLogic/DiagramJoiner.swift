/// Joins diagrams within an allowance of nodes, and never the same two twice.
struct DiagramJoiner {
  /// How many more nodes may be worked out, see ``NodeBudget``.
  var allowance = 0

  /// The nodes.
  var table: DiagramTable

  private var memo = DiagramMemo()

  init(widths: [Int]) {
    table = DiagramTable(widths: widths)
  }

  /// The statement that the flag of `level` has one of `values`, or that it has none of them.
  mutating func statement(
    at level: Int,
    isOneOf values: [Int],
    isNegated: Bool
  ) throws(AllowanceSpent) -> Diagram {
    for value in 0..<table.widths[level] {
      table.push(values.contains(value) != isNegated ? .always : .never)
    }
    let known = table.count
    let result = table.popNode(at: level)
    if table.count > known { try spend(at: level) }
    return result
  }

  /// `left` and `right`, joined assignment by assignment.
  mutating func join(
    _ left: Diagram,
    _ right: Diagram,
    by operation: DiagramOperation
  ) throws(AllowanceSpent) -> Diagram {
    if let result = operation.shortcut(left, right) { return result }
    // All operations commute, so one order of the two is enough to remember.
    let first = min(left.reference, right.reference)
    let second = max(left.reference, right.reference)
    let weight = left.weight + right.weight
    if let known = memo.result(operation, first, second) { return known.adding(weight) }
    let level = min(table.level(of: left), table.level(of: right))
    try spend(at: level)
    for value in 0..<table.widths[level] {
      table.push(
        try join(
          table.child(of: left, at: level, for: value),
          table.child(of: right, at: level, for: value),
          by: operation
        )
      )
    }
    let result = table.popNode(at: level)
    memo.remember(operation, first, second, result)
    return result.adding(weight)
  }

  /// Whether two statements hold together for some assignment; stops at the first one found.
  mutating func overlap(_ left: Diagram, _ right: Diagram) throws(AllowanceSpent) -> Bool {
    if let result = DiagramOperation.both.shortcut(left, right) { return result != .never }
    let first = min(left.reference, right.reference)
    let second = max(left.reference, right.reference)
    if let known = memo.result(.both, first, second) { return known != .never }
    let level = min(table.level(of: left), table.level(of: right))
    try spend(at: level)
    for value in 0..<table.widths[level] {
      let isFound = try overlap(
        table.child(of: left, at: level, for: value),
        table.child(of: right, at: level, for: value)
      )
      if isFound { return true }
    }
    memo.remember(.both, first, second, .never)
    return false
  }

  /// `weight` where `statement` holds and 0 elsewhere.
  mutating func count(
    _ statement: Diagram,
    weight: Int
  ) throws(AllowanceSpent) -> Diagram {
    guard statement.isNode else {
      return statement == .never ? .always : .always.adding(Int32(weight))
    }
    let operation = DiagramOperation.count(weight: weight)
    let second = Diagram.never.reference
    if let known = memo.result(operation, statement.reference, second) { return known }
    let level = table.level(of: statement)
    try spend(at: level)
    for value in 0..<table.widths[level] {
      let child = table.child(of: statement, at: level, for: value)
      table.push(try count(child, weight: weight))
    }
    let result = table.popNode(at: level)
    memo.remember(operation, statement.reference, second, result)
    return result
  }

  private mutating func spend(at level: Int) throws(AllowanceSpent) {
    allowance -= max(1, table.widths[level] - 1)
    if allowance < 0 { throw AllowanceSpent() }
  }
}
