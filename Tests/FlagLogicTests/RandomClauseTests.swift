import FlagLogic
import RandomTesting
import Testing

/// Assumptions made of three flags each, over sixty flags: from few, which leave nearly everything,
/// over those that are hardest, to many that contradict each other. Answers are compared with those
/// of a search of another kind; a question may instead go past the bound.
@Suite struct RandomClauseTests {
  private struct Clause {
    let flags: [Int]
    let values: [Int]

    var condition: Condition {
      .any(zip(flags, values).map { .flag($0, isOneOf: [$1]) })
    }
  }

  private static let flags = (0..<60).map { Flag("f\($0)", default: false) }

  private func clauses(_ count: Int, seed: Int) -> [Clause] {
    var generator = RandomNumbers(seed: seed)
    return (0..<count).map { _ in
      let flags = Array((0..<60).shuffled(using: &generator).prefix(3))
      return Clause(
        flags: flags,
        values: flags.map { _ in Int.random(in: 0...1, using: &generator) }
      )
    }
  }

  @Test func answersAreRightOrNone() throws {
    var outcomes: [String: Int] = [:]
    for count in [12, 24, 40, 120, 258, 400, 700, 1500] {
      for seed in 0..<4 {
        let clauses = clauses(count, seed: seed)
        let budget = NodeBudget(limit: 30_000)
        let proof = Proof(flags: Self.flags, assume: clauses.map(\.condition), budget: budget)
        let legal = proof.assignments(on: 18)
        do throws(ProofLimit) {
          let example = try legal.example(of: .constant(true))
          #expect((example != nil) == isSatisfiable(clauses), "\(count) clauses, seed \(seed)")
          outcomes[example == nil ? "contradiction" : "example", default: 0] += 1
          guard let example else { continue }
          for clause in clauses {
            #expect(clause.condition.holds(for: example.assignment, release: 18))
          }
        } catch {
          outcomes["limit", default: 0] += 1
        }
        #expect(budget.spent <= budget.limit)
      }
    }
    #expect(outcomes.count == 3, "\(outcomes)")
  }

  /// By setting flags one after the other, those first that a clause leaves no choice.
  private func isSatisfiable(_ clauses: [Clause]) -> Bool {
    func search(_ values: [Int?]) -> Bool {
      var values = values
      var open: Clause?
      var isChanged = true
      while isChanged {
        isChanged = false
        open = nil
        for clause in clauses {
          let isMet = zip(clause.flags, clause.values).contains { values[$0] == $1 }
          if isMet { continue }
          let free = clause.flags.indices.filter { values[clause.flags[$0]] == nil }
          if free.isEmpty { return false }
          if free.count == 1 {
            values[clause.flags[free[0]]] = clause.values[free[0]]
            isChanged = true
          } else if open.map({ $0.flags.count { values[$0] == nil } > free.count }) ?? true {
            open = clause
          }
        }
      }
      guard let open, let first = open.flags.indices.first(where: { values[open.flags[$0]] == nil })
      else { return true }
      for value in [open.values[first], 1 - open.values[first]] {
        values[open.flags[first]] = value
        if search(values) { return true }
      }
      return false
    }
    return search(Array(repeating: nil, count: 60))
  }
}
