import Testing

@testable import FlagLogic

/// What proofs about one file have in common, and how they get by with their budget.
@Suite struct ProofTests {
  private func on(_ flag: Int) -> Condition { .flag(flag, isOneOf: [1]) }

  private func flags(_ count: Int) -> [Flag] { (0..<count).map { Flag("f\($0)", default: false) } }

  /// One of 15 pairs, whose second flags are shuffled by `shift`.
  private func pairs(_ shift: Int) -> Condition {
    .any((0..<15).map { .all([on($0), on(15 + ($0 * 7 + shift) % 15)]) })
  }

  @Test func releasesThatAssumeTheSameShareAnswers() throws {
    let assume = [Condition.implies(.release(atLeast: 26), .not(on(0))), .any([on(1), on(2)])]
    let proof = Proof(flags: flags(3), assume: assume)
    let (on17, on18) = (proof.assignments(on: 17), proof.assignments(on: 18))
    let (on26, on27) = (proof.assignments(on: 26), proof.assignments(on: 27))
    #expect(on17.assumptions === on18.assumptions)
    #expect(on26.assumptions === on27.assumptions)
    #expect(on18.assumptions !== on26.assumptions)
    #expect(try on17.example(of: on(0))?.offDefaults == [0, 2])
    #expect(try on27.example(of: on(0)) == nil)
  }

  @Test func conditionsOnReleasesAreNotMixedUp() throws {
    let proof = Proof(flags: flags(1))
    let onlyFrom26 = Condition.all([on(0), .release(atLeast: 26)])
    #expect(try !proof.assignments(on: 18).isSatisfiable(onlyFrom26))
    #expect(try proof.assignments(on: 26).isSatisfiable(onlyFrom26))
    #expect(try !proof.assignments(on: 18).isSatisfiable(onlyFrom26))
    let items = [CountedCondition(onlyFrom26)]
    #expect(try proof.assignments(on: 18).extent(of: items, upTo: 3) == 0...0)
    #expect(try proof.assignments(on: 27).extent(of: items, upTo: 3) == 0...1)
  }

  @Test func announcedConditionsSaveTheSearchForAnOrder() throws {
    let announced = Proof(flags: flags(30), conditions: [pairs(0)])
    _ = try announced.assignments(on: 18).example(of: pairs(0))
    #expect(announced.budget.spent < 500)
  }

  @Test func anOrderThatDisappointsIsThoughtOver() throws {
    let proof = Proof(flags: flags(30))
    let example = try proof.assignments(on: 18).example(of: pairs(3))
    #expect(example?.offDefaults.count == 2)
    #expect(proof.budget.spent > proof.firstAllowance)
    #expect(proof.budget.spent < proof.firstAllowance + 500)
  }

  @Test func aGoodOrderIsKeptAndGoneOnWith() throws {
    let chain = (0..<29).map { Condition.implies(on($0), on($0 + 1)) }
    let proof = Proof(flags: flags(30), assume: chain)
    proof.firstAllowance = 20
    #expect(try proof.assignments(on: 18).implies(on(3), on(20)))
    let spent = proof.budget.spent
    #expect(try proof.assignments(on: 18).implies(on(4), on(20)))
    // What the first question made of the chain serves the second.
    #expect(proof.budget.spent - spent < 60)
  }

  @Test func searchesTooLargeForMemoryAreRefused() throws {
    let proof = Proof(flags: flags(6))
    proof.searchLimit = 10
    let items = (0..<6).map { flag in CountedCondition(.any([on(flag), on((flag + 1) % 6)])) }
    let legal = proof.assignments(on: 18)
    #expect(throws: ProofLimit()) { try legal.example(counting: items, moreThan: 3) }
    #expect(try legal.extent(of: items, upTo: 6) == 0...6)
    proof.searchLimit = 1_000
    #expect(try legal.example(counting: items, moreThan: 3)?.offDefaults == [3, 5])
  }

  @Test func contradictionsAmongAssumptionsNotAskedForAreFound() throws {
    let contradiction = [Condition.any([on(2), on(3)]), .not(on(2)), .not(on(3))]
    let proof = Proof(flags: flags(4), assume: contradiction)
    #expect(try !proof.assignments(on: 18).isSatisfiable(on(0)))
    #expect(try proof.assignments(on: 18).example(of: on(0)) == nil)
  }

  @Test func aSpentBudgetIsNotSearchedForOrders() {
    let proof = Proof(flags: flags(30), budget: NodeBudget(limit: 0))
    let legal = proof.assignments(on: 18)
    for flag in 0..<30 {
      #expect(throws: ProofLimit()) { try legal.isSatisfiable(on(flag)) }
    }
    #expect(throws: Never.self) { try legal.isSatisfiable(.not(on(0))) }
  }

  @Test func examplesListFlagsInDeclaredOrder() throws {
    let assume = [Condition.any([on(4), on(5)]), .any([on(0), on(1)])]
    let legal = Proof(flags: flags(6), assume: assume).assignments(on: 18)
    #expect(try legal.example(of: .all([on(3), on(2)]))?.offDefaults == [1, 2, 3, 5])
  }
}
