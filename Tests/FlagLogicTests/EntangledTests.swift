import FlagLogic
import RandomTesting
import Testing

/// Conditions that are hard where they are taken in the wrong order or multiplied together.
@Suite struct EntangledTests {
  private func on(_ flag: Int) -> Condition { .flag(flag, isOneOf: [1]) }

  private func flags(_ count: Int) -> [Flag] { (0..<count).map { Flag("f\($0)", default: false) } }

  @Test func pairsFarApartInTheFile() throws {
    let pairs = Condition.any((0..<30).map { .all([on($0), on($0 + 30)]) })
    for (announced, most) in [([pairs], 2_000), ([], 50_000)] {
      let proof = Proof(flags: flags(60), conditions: announced)
      let legal = proof.assignments(on: 18)
      #expect(try legal.example(of: pairs)?.offDefaults == [29, 59])
      #expect(try !legal.implies(pairs, on(0)))
      #expect(proof.budget.spent < most)
    }
  }

  @Test func pairsThatNoSingleOrderSuits() throws {
    // Each of the conditions alone is easy; in the order of another it takes 2^15 nodes.
    let conditions = [1, 4, 7, 11].map { shift in
      Condition.any((0..<15).map { .all([on($0), on(15 + ($0 * shift + shift) % 15)]) })
    }
    let proof = Proof(flags: flags(30), conditions: conditions)
    for condition in conditions {
      #expect(try proof.assignments(on: 18).example(of: condition)?.offDefaults.count == 2)
    }
  }

  @Test func aChainInAnyOrder() throws {
    var generator = RandomNumbers(seed: 7)
    let order = Array(0..<300).shuffled(using: &generator)
    let chain = zip(order, order.dropFirst()).map { Condition.implies(on($0), on($1)) }
    let proof = Proof(flags: flags(300), assume: chain)
    let legal = proof.assignments(on: 18)
    #expect(try legal.implies(on(order[3]), on(order[250])))
    #expect(try !legal.implies(on(order[250]), on(order[3])))
    #expect(try legal.example(of: on(order[280]))?.offDefaults == order[280...].sorted())
    let items = order.prefix(20).map { CountedCondition(on($0)) }
    let offDefaults = try legal.example(counting: items, moreThan: 5)?.offDefaults
    #expect(offDefaults == order[14...].sorted())
    #expect(proof.budget.spent < 20_000)
  }

  @Test func oneOfManyAtMost() throws {
    let clauses = (0..<40).flatMap { first in
      (first + 1..<40).map { Condition.not(.all([on(first), on($0)])) }
    }
    let proof = Proof(flags: flags(40), assume: clauses)
    let legal = proof.assignments(on: 18)
    let items = (0..<40).map { CountedCondition(on($0)) }
    #expect(try legal.extent(of: items, upTo: 7) == 0...1)
    #expect(try legal.example(counting: items, moreThan: 1) == nil)
    #expect(try legal.example(counting: items, moreThan: 0)?.offDefaults == [39])
    #expect(proof.budget.spent < 10_000)
  }

  @Test func independentFlagsStayApart() throws {
    let proof = Proof(flags: flags(500))
    let legal = proof.assignments(on: 18)
    let items = (0..<500).map { CountedCondition(on($0)) }
    #expect(try legal.extent(of: items, upTo: 7) == 0...7)
    let example = try legal.example(counting: items, moreThan: 5)
    #expect(example?.offDefaults == [494, 495, 496, 497, 498, 499])
    let negated = (0..<500).map { CountedCondition(.not(on($0))) }
    #expect(try legal.example(counting: negated, fewerThan: 2)?.offDefaults == Array(1..<500))
    #expect(proof.budget.spent <= 2_000)
  }

  @Test func theBoundAddsNothingToDiagrams() throws {
    var spent: [Int] = []
    for bound in [1, 6, 50] {
      let proof = Proof(flags: flags(60), assume: (0..<59).map { .any([on($0), on($0 + 1)]) })
      let items = (0..<60).map { CountedCondition(on($0)) }
      let example = try proof.assignments(on: 18).example(counting: items, moreThan: bound)
      #expect(example?.offDefaults.count == max(30, bound + 1))
      spent.append(proof.budget.spent)
    }
    #expect(Set(spent).count == 1)
  }

  @Test func tightAssumptionsOverEntangledItems() throws {
    var random = RandomNumbers(seed: 3)
    let clauses = (0..<24).flatMap { first in
      (first + 1..<24).map { Condition.not(.all([on(first), on($0)])) }
    }
    let items = (0..<24).map { _ in
      let picks = (0..<3).map { _ in Int.random(in: 0..<24, using: &random) }
      return CountedCondition(.any([.all([on(picks[0]), on(picks[1])]), on(picks[2])]))
    }
    let legal = Proof(flags: flags(24), assume: clauses).assignments(on: 18)
    // At most one flag is on: the count is that of the items which that one flag turns on.
    let counts = (0..<24).map { flag in
      items.filter {
        $0.condition.holds(for: (0..<24).map { $0 == flag ? 1 : 0 }, release: 18)
      }.count
    }
    #expect(try legal.extent(of: items, upTo: 24)?.upperBound == counts.max())
  }
}
