import Testing

@testable import FlagLogic

/// Diagrams of formulas say what the formulas say, in every order of flags.
@Suite struct DiagramWorkspaceTests {
  private func workspace(
    _ flags: [Flag],
    _ formulas: [Formula] = [],
    allowance: Int = 1_000_000
  ) -> DiagramWorkspace {
    var ties = FlagTies(flagCount: flags.count)
    for formula in formulas { ties.add(formula) }
    let workspace = DiagramWorkspace(flags, order: FlagOrder(ties))
    workspace.allow(allowance)
    return workspace
  }

  @Test func statementsSayWhatFormulasSay() throws {
    for seed in 0..<200 {
      var random = RandomConditions(seed: 70_000 + seed, flags: 6)
      let formula = Formula(random.condition(depth: 5), release: 18)
      let truth = Enumeration(flags: random.flags, assume: [], release: 18)
      for ties in [[], [formula]] {
        let workspace = workspace(random.flags, ties)
        let values = DiagramValues(try workspace.statement(formula), in: workspace)
        #expect(values.isInNormalForm)
        for assignment in truth.assignments {
          let value = values.value(for: assignment)
          #expect(value == (formula.holds(for: assignment) ? 0 : nil), "seed \(seed)")
        }
      }
    }
  }

  @Test func equalFunctionsAreOneDiagram() throws {
    for seed in 0..<200 {
      var random = RandomConditions(seed: 80_000 + seed, flags: 5)
      let (left, right) = (random.condition(depth: 4), random.condition(depth: 4))
      let truth = Enumeration(flags: random.flags, assume: [], release: 18)
      let areEqual = truth.assignments.allSatisfy {
        left.holds(for: $0, release: 18) == right.holds(for: $0, release: 18)
      }
      let workspace = workspace(random.flags)
      let first = try workspace.statement(Formula(left, release: 18))
      let second = try workspace.statement(Formula(right, release: 18))
      #expect((first == second) == areEqual, "seed \(seed)")
    }
  }

  @Test func totalsCountWhatHolds() throws {
    for seed in 0..<150 {
      var random = RandomConditions(seed: 90_000 + seed, flags: 6)
      let constraint = Formula(random.condition(depth: 3), release: 18)
      let terms = (0..<5).map { _ in
        Question.Term(
          formula: Formula(random.condition(depth: 3), release: 18),
          weight: random.number(1...4)
        )
      }
      let flags = Array(random.flags.indices)
      let part = QuestionPart(flags: flags[...], constraints: [constraint], terms: terms[...])
      let truth = Enumeration(flags: random.flags, assume: [], release: 18)
      let expected = truth.assignments.map { assignment -> Int? in
        guard constraint.holds(for: assignment) else { return nil }
        return terms.reduce(0) { $1.formula.holds(for: assignment) ? $0 + $1.weight : $0 }
      }
      for isRuledFirst in [false, true] {
        let workspace = workspace(random.flags)
        let total = try workspace.total(of: part, isRuledFirst: isRuledFirst)
        let values = DiagramValues(total, in: workspace)
        #expect(truth.assignments.map { values.value(for: $0) } == expected, "seed \(seed)")
        let numbers = expected.compactMap { $0 }
        #expect(workspace.extent(of: total)?.lowerBound == numbers.min(), "seed \(seed)")
        #expect(workspace.extent(of: total)?.upperBound == numbers.max(), "seed \(seed)")
      }
    }
  }

  @Test func whatIsSpentIsSaid() throws {
    let flags = (0..<4).map { Flag("f\($0)", default: false) }
    let workspace = workspace(flags, allowance: 10)
    _ = try workspace.statement(.flag(2, isOneOf: [1], isNegated: false))
    #expect(workspace.spent == 1)
    workspace.allow(0)
    #expect(throws: AllowanceSpent.self) {
      try workspace.statement(.flag(3, isOneOf: [1], isNegated: false))
    }
    #expect(workspace.spent == 0)
  }

  @Test func repeatedPartsAreShared() throws {
    let flags = (0..<20).map { Flag("f\($0)", default: false) }
    let on = (0..<20).map { Formula.flag($0, isOneOf: [1], isNegated: false) }
    let workspace = workspace(flags)
    let all = try workspace.statement(.all(on))
    workspace.allow(1_000)
    #expect(try workspace.statement(.all(on.reversed())) == all)
    #expect(workspace.spent == 0)
    #expect(DiagramValues(all, in: workspace).count == 20)
  }
}
