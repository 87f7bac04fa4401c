import FlagLogic
import RandomTesting
import Testing

/// Work is counted, the same in every run, and ends at the budget.
@Suite struct NodeBudgetTests {
  private let flags = (0..<30).map { Flag("f\($0)", default: false) }

  /// `count` clauses of three flags each, on or off.
  private func clauses(_ count: Int, seed: Int) -> [Condition] {
    var generator = RandomNumbers(seed: seed)
    return (0..<count).map { _ in
      .any(
        (0..<3).map { _ in
          let flag = Int.random(in: 0..<30, using: &generator)
          return .flag(flag, isOneOf: [Int.random(in: 0...1, using: &generator)])
        }
      )
    }
  }

  private func proof(_ clauses: [Condition], limit: Int = 1_000_000) -> Proof {
    Proof(flags: flags, assume: clauses, budget: NodeBudget(limit: limit))
  }

  private let items = (0..<30).map { CountedCondition(.flag($0, isOneOf: [1])) }

  @Test func countsAreTheSameInEveryRun() throws {
    for seed in 0..<5 {
      let runs = try (0..<3).map { _ in
        let proof = proof(clauses(30, seed: seed))
        let example = try proof.assignments(on: 18).example(counting: items, moreThan: 5)
        return (proof.budget.spent, example)
      }
      #expect(runs.allSatisfy { $0.0 == runs[0].0 && $0.1 == runs[0].1 })
      #expect(runs[0].0 > 0)
    }
  }

  @Test func aBudgetJustLargeEnoughSuffices() throws {
    for seed in 0..<5 {
      let clauses = clauses(25, seed: seed)
      let free = proof(clauses)
      let example = try free.assignments(on: 18).example(counting: items, moreThan: 5)
      let needed = free.budget.spent

      let exact = proof(clauses, limit: needed)
      #expect(try exact.assignments(on: 18).example(counting: items, moreThan: 5) == example)
      #expect(exact.budget.spent == needed)

      let short = proof(clauses, limit: needed - 1)
      #expect(throws: ProofLimit()) {
        try short.assignments(on: 18).example(counting: items, moreThan: 5)
      }
      #expect(short.budget.spent == needed - 1)
    }
  }

  @Test func aSpentBudgetStillAnswersWhatTakesNoNodes() throws {
    let proof = proof(clauses(60, seed: 1), limit: 500)
    let legal = proof.assignments(on: 18)
    #expect(throws: ProofLimit()) { try legal.extent(of: items, upTo: 6) }
    #expect(proof.budget.spent == 500)
    #expect(try legal.isSatisfiable(.constant(false)) == false)
    #expect(throws: ProofLimit()) { try legal.extent(of: items, upTo: 6) }
    #expect(proof.budget.spent == 500)
  }

  @Test func pastTheLimitQuestionsAreRefusedAtOnce() throws {
    let clauses = clauses(60, seed: 1)
    let proof = proof(clauses, limit: 500)
    let legal = proof.assignments(on: 18)
    #expect(!proof.budget.isExceeded)
    #expect(throws: ProofLimit()) { try legal.extent(of: items, upTo: 6) }
    #expect(proof.budget.isExceeded)
    for item in items {
      #expect(throws: ProofLimit()) {
        try legal.example(of: .not(.implies(item.condition, clauses[0])))
      }
    }
  }

  @Test func aBudgetSpentToTheLastNodeIsNotExceeded() throws {
    let proof = Proof(flags: flags, budget: NodeBudget(limit: 3))
    let legal = proof.assignments(on: 18)
    #expect(try legal.isSatisfiable(.all((0..<3).map { items[$0].condition })))
    #expect(proof.budget.spent == 3)
    #expect(!proof.budget.isExceeded)
    #expect(try legal.isSatisfiable(.all((1..<3).map { items[$0].condition })))
    #expect(throws: ProofLimit()) { try legal.isSatisfiable(items[3].condition) }
    #expect(proof.budget.isExceeded)
    #expect(throws: ProofLimit()) { try legal.isSatisfiable(items[1].condition) }
  }

  @Test func proofsCanShareABudget() throws {
    let budget = NodeBudget(limit: 20)
    for number in 0..<2 {
      let proof = Proof(flags: flags, budget: budget)
      let all = Condition.all((0..<15).map { .flag($0, isOneOf: [1]) })
      if number == 0 {
        #expect(try proof.assignments(on: 18).example(of: all)?.offDefaults.count == 15)
      } else {
        #expect(throws: ProofLimit()) { try proof.assignments(on: 18).example(of: all) }
      }
    }
  }

  @Test func aFlagWithManyValuesCountsAsTheTwoWayNodesItStandsFor() throws {
    let flag = Flag("plan", values: (0..<10).map { "v\($0)" }, defaultValue: 0)
    let proof = Proof(flags: [flag])
    #expect(try proof.assignments(on: 18).isSatisfiable(.flag(0, isOneOf: [3])))
    #expect(proof.budget.spent == 9)
  }

  @Test func repeatedQuestionsCostNothing() throws {
    let proof = Proof(flags: flags, assume: clauses(20, seed: 2))
    _ = try proof.assignments(on: 18).example(counting: items, moreThan: 5)
    let spent = proof.budget.spent
    _ = try proof.assignments(on: 26).example(counting: items, moreThan: 5)
    _ = try proof.assignments(on: 18).example(counting: items, moreThan: 5)
    #expect(proof.budget.spent == spent)
  }

  @Test func noBudgetIsBelowNothing() {
    #expect(NodeBudget(limit: -5).limit == 0)
    #expect(NodeBudget().limit == 1_000_000)
  }
}
