/// Builds the diagrams of formulas over one order of flags.
struct DiagramWorkspace {
  private var table: DiagramTable
  private let order: [Int]
  private let levelOfFlag: [Int]
  private var islandStatements: [Int: Diagram] = [:]

  init(_ flags: [Flag], order: FlagOrder) {
    self.order = order.flags
    var levels = [Int](repeating: 0, count: flags.count)
    for (level, flag) in order.flags.enumerated() { levels[flag] = level }
    levelOfFlag = levels
    table = DiagramTable(widths: order.flags.map { flags[$0].values.count })
  }

  /// Runs `body` with leave to create `allowance` nodes; says in `spent` how many it took.
  mutating func withAllowance<Result>(
    _ allowance: Int,
    spent: inout Int,
    _ body: (inout DiagramWorkspace) throws(AllowanceSpent) -> Result
  ) throws(AllowanceSpent) -> Result {
    table.allowance = allowance
    defer {
      spent = allowance - table.allowance
      table.forgetPending()
    }
    return try body(&self)
  }

  /// Calls `body` with the flag and the children of each node of `diagram`, children first; a child
  /// that is a node is given as the number of calls before its own. Returns the root likewise.
  mutating func copyNodes(
    of diagram: Diagram,
    _ body: (_ flag: Int, _ children: [Int32]) -> Void
  ) -> Diagram {
    let order = order
    return table.copyNodes(of: diagram) { level, children in body(order[level], children) }
  }

  /// The statement that `formula` makes.
  mutating func statement(_ formula: Formula) throws(AllowanceSpent) -> Diagram {
    switch formula {
    case .always: .always
    case .never: .never
    case .flag(let flag, let values, let isNegated):
      try table.statement(at: levelOfFlag[flag], isOneOf: values, isNegated: isNegated)
    case .all(let parts): try statement(joining: parts, by: .product)
    case .any(let parts): try statement(joining: parts, by: .either)
    }
  }

  /// All of `formulas`, or one of them.
  mutating func statement(
    joining formulas: [Formula],
    by operation: DiagramOperation
  ) throws(AllowanceSpent) -> Diagram {
    var diagrams: [Diagram] = []
    diagrams.reserveCapacity(formulas.count)
    for formula in formulas { diagrams.append(try statement(formula)) }
    return try join(statements: diagrams, by: operation)
  }

  /// Joins statements from the deepest up, those that begin with the same flag first, so that what
  /// has been joined so far is gone through near its root only.
  mutating func join(
    statements: [Diagram],
    by operation: DiagramOperation
  ) throws(AllowanceSpent) -> Diagram {
    let neutral: Diagram = operation == .product ? .always : .never
    var result = neutral
    var group = neutral
    var groupLevel = -1
    for (statement, level) in sortedFromTheDeepest(statements) {
      if level != groupLevel {
        result = try table.join(group, result, by: operation)
        (group, groupLevel) = (neutral, level)
      }
      group = try table.join(statement, group, by: operation)
    }
    return try table.join(group, result, by: operation)
  }

  private func sortedFromTheDeepest(_ diagrams: [Diagram]) -> [(Diagram, level: Int)] {
    guard diagrams.count > 2 else { return diagrams.map { ($0, table.level(of: $0)) } }
    let keyed = diagrams.map { ($0, table.level(of: $0), table.secondLevel(of: $0)) }
    return keyed.sorted { left, right in
      (left.1, left.2, left.0.reference) > (right.1, right.2, right.0.reference)
    }.map { ($0.0, $0.1) }
  }

  /// One more than the total of `part` where its constraints hold, 0 elsewhere.
  mutating func diagram(
    of part: QuestionPart,
    upTo bound: Int
  ) throws(AllowanceSpent) -> Diagram {
    var statements: [Diagram] = []
    for island in part.islands { statements.append(try legality(on: island)) }
    for formula in part.constraints { statements.append(try statement(formula)) }
    let legal = try join(statements: statements, by: .product)
    if part.terms.isEmpty || legal == .never { return legal }
    var terms: [(statement: Diagram, weight: Int)] = []
    for term in part.terms { terms.append((try statement(term.formula), term.weight)) }
    return try total(of: terms, upTo: bound, where: legal)
  }

  /// The statement that the assumptions of `island` hold.
  private mutating func legality(on island: Island) throws(AllowanceSpent) -> Diagram {
    if let known = islandStatements[island.number] { return known }
    let statement = try statement(joining: island.formulas, by: .product)
    islandStatements[island.number] = statement
    return statement
  }

  /// One more than how many of `terms` hold, each times its weight and all together at most
  /// `bound`, where `legal` holds; 0 elsewhere.
  mutating func total(
    of terms: [(statement: Diagram, weight: Int)],
    upTo bound: Int,
    where legal: Diagram
  ) throws(AllowanceSpent) -> Diagram {
    var numbers: [Diagram] = []
    numbers.reserveCapacity(terms.count + 1)
    for term in terms {
      let weight = Diagram.number(min(term.weight, bound))
      numbers.append(try table.join(term.statement, weight, by: .product))
    }
    numbers = sortedFromTheDeepest(numbers).map { $0.0 } + [.number(1)]
    let total = try sum(of: numbers[...], by: .sum(upTo: bound + 1))
    return try table.join(legal, total, by: .product)
  }

  /// Sums by halves: each half speaks of few flags, and a short sum is cheap to go through.
  private mutating func sum(
    of numbers: ArraySlice<Diagram>,
    by operation: DiagramOperation
  ) throws(AllowanceSpent) -> Diagram {
    guard numbers.count > 1 else { return numbers.first ?? .never }
    let middle = numbers.startIndex + numbers.count / 2
    let deep = try sum(of: numbers[..<middle], by: operation)
    let high = try sum(of: numbers[middle...], by: operation)
    return try table.join(high, deep, by: operation)
  }
}
