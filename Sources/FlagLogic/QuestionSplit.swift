/// A question taken apart into pieces that share no flags, so that none multiplies another.
struct QuestionSplit {
  /// The pieces in the order of their first constraints and terms.
  private(set) var parts: [QuestionPart] = []

  /// The islands of assumptions that the question does not touch.
  private(set) var untouched: [Island] = []

  private var groups: FlagGroups
  private var isTouched: [Bool]
  private var partOfGroup: [Int32]
  private var flags: [Int] = []
  private var isListed: [Bool]

  /// Splits `question`, asked under `assumptions` on `flagCount` flags.
  init(_ question: Question, under assumptions: Assumptions, flagCount: Int) {
    groups = FlagGroups(flagCount: flagCount)
    isTouched = Array(repeating: false, count: assumptions.islands.count)
    partOfGroup = Array(repeating: -1, count: flagCount)
    isListed = Array(repeating: false, count: flagCount)

    for formula in question.constraints { link(formula, assumptions) }
    for term in question.terms { link(term.formula, assumptions) }
    for formula in question.constraints {
      if let part = part(of: formula) { parts[part].constraints.append(formula) }
    }
    for term in question.terms {
      if let part = part(of: term.formula) { parts[part].terms.append(term) }
    }
    for (island, isTouched) in zip(assumptions.islands, isTouched) {
      if isTouched {
        parts[part(of: island.flags[0])].islands.append(island)
      } else {
        untouched.append(island)
      }
    }
    for flag in flags.sorted() { parts[part(of: flag)].flags.append(flag) }
  }

  /// Makes one group of the formula's flags and all islands that they lie on.
  private mutating func link(_ formula: Formula, _ assumptions: Assumptions) {
    groups.unite(flagsOf: formula)
    formula.forEachFlag { flag in
      if let index = assumptions.island(of: flag), !isTouched[index] {
        isTouched[index] = true
        for other in assumptions.islands[index].flags {
          groups.unite(flag, other)
          list(other)
        }
      }
      list(flag)
    }
  }

  private mutating func list(_ flag: Int) {
    if !isListed[flag] {
      isListed[flag] = true
      flags.append(flag)
    }
  }

  private mutating func part(of formula: Formula) -> Int? {
    var first: Int?
    formula.forEachFlag { if first == nil { first = $0 } }
    return first.map { part(of: $0) }
  }

  private mutating func part(of flag: Int) -> Int {
    let group = groups.representative(of: flag)
    if partOfGroup[group] < 0 {
      partOfGroup[group] = Int32(parts.count)
      parts.append(QuestionPart())
    }
    return Int(partOfGroup[group])
  }
}
