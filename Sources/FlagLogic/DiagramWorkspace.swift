/// Builds the diagrams of formulas over one order of flags.
final class DiagramWorkspace {
  /// In which order its diagrams ask for flags.
  let order: FlagOrder

  private var joiner: DiagramJoiner
  private var allowance = 0
  private let levelOfFlag: [Int]
  private var islandStatements: [Int: Diagram] = [:]

  init(_ flags: [Flag], order: FlagOrder) {
    self.order = order
    var levels = [Int](repeating: 0, count: flags.count)
    for (level, flag) in order.flags.enumerated() { levels[flag] = level }
    levelOfFlag = levels
    joiner = DiagramJoiner(widths: order.flags.map { flags[$0].values.count })
  }

  /// Says how many more nodes may be worked out.
  func allow(_ allowance: Int) {
    self.allowance = allowance
    joiner.allowance = allowance
    joiner.table.forgetPending()
  }

  /// How many of the allowed nodes have been worked out.
  var spent: Int { allowance - max(0, joiner.allowance) }

  /// Calls `body` with the flag and the children of each node of `diagram`, children first; a child
  /// that is a node is given as the number of calls before its own. Returns the root likewise.
  func copyNodes(
    of diagram: Diagram,
    _ body: (_ flag: Int, _ children: [Diagram]) -> Void
  ) -> Diagram {
    joiner.table.copyNodes(of: diagram) { level, children in
      body(order.flags[level], children)
    }
  }

  /// The least and the greatest value of `diagram`; `nil` if it rules out everything.
  func extent(of diagram: Diagram) -> ClosedRange<Int>? {
    if diagram == .never { return nil }
    var greatest: [Int] = []
    _ = joiner.table.copyNodes(of: diagram) { _, children in
      var most = 0
      for child in children where child != .never {
        most = max(most, Int(child.weight) + (child.isNode ? greatest[child.index] : 0))
      }
      greatest.append(most)
    }
    let least = Int(diagram.weight)
    return least...least + (greatest.last ?? 0)
  }

  /// The statement that `formula` makes.
  func statement(_ formula: Formula) throws(AllowanceSpent) -> Diagram {
    switch formula {
    case .always: .always
    case .never: .never
    case .flag(let flag, let values, let isNegated):
      try joiner.statement(at: levelOfFlag[flag], isOneOf: values, isNegated: isNegated)
    case .all(let parts): try statement(joining: parts, by: .both)
    case .any(let parts): try statement(joining: parts, by: .either)
    }
  }

  /// All of `formulas`, or one of them.
  func statement(
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
  func join(
    statements: [Diagram],
    by operation: DiagramOperation
  ) throws(AllowanceSpent) -> Diagram {
    let neutral: Diagram = operation == .both ? .always : .never
    var result = neutral
    var group = neutral
    var groupLevel = -1
    for (statement, level) in sortedFromTheDeepest(statements) {
      if level != groupLevel {
        result = try joiner.join(group, result, by: operation)
        (group, groupLevel) = (neutral, level)
      }
      group = try joiner.join(statement, group, by: operation)
    }
    return try joiner.join(group, result, by: operation)
  }

  private func sortedFromTheDeepest(_ diagrams: [Diagram]) -> [(Diagram, level: Int)] {
    guard diagrams.count > 2 else { return diagrams.map { ($0, joiner.table.level(of: $0)) } }
    let keyed = diagrams.map { ($0, joiner.table.level(of: $0), joiner.table.secondLevel(of: $0)) }
    return keyed.sorted { left, right in
      (left.1, left.2, left.0.reference) > (right.1, right.2, right.0.reference)
    }.map { ($0.0, $0.1) }
  }

  /// Whether the constraints of `part` can hold together.
  func isSatisfiable(_ part: QuestionPart) throws(AllowanceSpent) -> Bool {
    var statements: [Diagram] = []
    for island in part.islands.dropLast() { statements.append(try legality(on: island)) }
    for formula in part.constraints { statements.append(try statement(formula)) }
    let others = try join(statements: statements, by: .both)
    guard let island = part.islands.last else { return others != .never }
    return try joiner.overlap(try legality(on: island), others)
  }

  /// The total of `part` where its constraints hold; everything else is ruled out.
  ///
  /// The total is worked out by itself first or, if it `isRuledFirst`, for what the constraints
  /// leave only: more work, unless they leave little of something large.
  func total(of part: QuestionPart, isRuledFirst: Bool) throws(AllowanceSpent) -> Diagram {
    var statements: [Diagram] = []
    for island in part.islands { statements.append(try legality(on: island)) }
    for formula in part.constraints { statements.append(try statement(formula)) }
    let legal = try join(statements: statements, by: .both)
    if part.terms.isEmpty || legal == .never { return legal }
    var counts: [Diagram] = []
    counts.reserveCapacity(part.terms.count)
    for term in part.terms {
      counts.append(try joiner.count(try statement(term.formula), weight: term.weight))
    }
    var total = isRuledFirst ? legal : .always
    for (count, _) in sortedFromTheDeepest(counts) {
      total = try joiner.join(count, total, by: .sum)
    }
    return isRuledFirst ? total : try joiner.join(legal, total, by: .both)
  }

  /// The statement that the assumptions of `island` hold.
  private func legality(on island: Island) throws(AllowanceSpent) -> Diagram {
    if let known = islandStatements[island.number] { return known }
    let statement = try statement(joining: island.formulas, by: .both)
    islandStatements[island.number] = statement
    return statement
  }
}
