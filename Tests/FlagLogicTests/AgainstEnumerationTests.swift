@testable import FlagLogic
import Testing

/// Compares answers with those found by going through every assignment.
@Suite struct AgainstEnumerationTests {
  private static let releases = [17, 18, 20]

  /// One proof and what enumeration knows of the same flags, for each release.
  private struct Case {
    var random: RandomConditions
    let assume: [Condition]
    let conditions: [Condition]
    let proof: Proof

    init(seed: Int, flags: Int, depth: Int) {
      random = RandomConditions(seed: seed, flags: flags)
      assume = random.assumptions(random.number(0...4))
      conditions = random.conditions(4, depth: depth)
      // Every other time the conditions come as a surprise.
      let announced = seed % 2 == 0 ? conditions : []
      proof = Proof(flags: random.flags, assume: assume, conditions: announced)
    }

    func enumeration(on release: Int) -> Enumeration {
      Enumeration(flags: random.flags, assume: assume, release: release)
    }
  }

  @Test(arguments: 0..<8)
  func conditionsAndTheirRelations(shard: Int) throws {
    for seed in shard * 60..<(shard + 1) * 60 {
      let sample = Case(seed: seed, flags: 7, depth: 4)
      for release in Self.releases {
        let truth = sample.enumeration(on: release)
        let legal = sample.proof.assignments(on: release)
        #expect(try legal.isEmpty() == truth.assignments.isEmpty)
        for condition in sample.conditions {
          let example = try legal.example(of: condition)
          #expect(example?.assignment == truth.first(where: condition), "seed \(seed)")
          #expect(try legal.isSatisfiable(condition) == (example != nil), "seed \(seed)")
        }
        let (left, right) = (sample.conditions[0], sample.conditions[1])
        let holdsBoth = truth.first(where: .all([left, right])) != nil
        let leftAlone = truth.first(where: .all([left, .not(right)])) != nil
        let rightAlone = truth.first(where: .all([right, .not(left)])) != nil
        #expect(try legal.excludes(left, right) == !holdsBoth, "seed \(seed)")
        #expect(try legal.implies(left, right) == !leftAlone, "seed \(seed)")
        #expect(
          try legal.areEquivalent(left, right) == (!leftAlone && !rightAlone),
          "seed \(seed)"
        )
      }
    }
  }

  @Test(arguments: 0..<8)
  func counts(shard: Int) throws {
    for seed in shard * 60..<(shard + 1) * 60 {
      var sample = Case(seed: 10_000 + seed, flags: 7, depth: 3)
      var items: [CountedCondition] = []
      for _ in 0..<sample.random.number(0...9) {
        let least = sample.random.number(0...2)
        let greatest = least + sample.random.number(0...2)
        let condition = sample.random.condition(depth: 2)
        items.append(CountedCondition(condition, least: least, greatest: greatest))
      }
      for release in Self.releases {
        let truth = sample.enumeration(on: release)
        let legal = sample.proof.assignments(on: release)
        try compareCounts(of: items, legal, truth, seed: seed)
      }
    }
  }

  private func compareCounts(
    of items: [CountedCondition],
    _ legal: LegalAssignments,
    _ truth: Enumeration,
    seed: Int
  ) throws {
    let least = truth.totals(of: items) { $0.least }
    let greatest = truth.totals(of: items) { $0.greatest }
    for bound in [0, 1, 3, 6, 100] {
      let extent = try legal.extent(of: items, upTo: bound)
      #expect(extent?.lowerBound == least.min().map { min(bound, $0) }, "seed \(seed)")
      #expect(extent?.upperBound == greatest.max().map { min(bound, $0) }, "seed \(seed)")
      let more = try legal.example(counting: items, moreThan: bound)
      let firstMore = greatest.firstIndex { $0 > bound }.map { truth.assignments[$0] }
      #expect(more?.assignment == firstMore, "seed \(seed), more than \(bound)")
      let fewer = try legal.example(counting: items, fewerThan: bound)
      let firstFewer = least.firstIndex { $0 < bound }.map { truth.assignments[$0] }
      #expect(fewer?.assignment == firstFewer, "seed \(seed), fewer than \(bound)")
    }
  }

  @Test(arguments: 0..<4)
  func restrictions(shard: Int) throws {
    for seed in shard * 100..<(shard + 1) * 100 {
      let sample = Case(seed: 20_000 + seed, flags: 6, depth: 3)
      let given = Array(sample.conditions.prefix(2))
      let truth = Enumeration(
        flags: sample.random.flags,
        assume: sample.assume + given,
        release: 18
      )
      let legal = sample.proof.assignments(on: 18).restricted(to: given)
      #expect(try legal.isEmpty() == truth.assignments.isEmpty, "seed \(seed)")
      for condition in sample.conditions {
        let example = try legal.example(of: condition)
        #expect(example?.assignment == truth.first(where: condition), "seed \(seed)")
      }
      let items = sample.conditions.map { CountedCondition($0) }
      try compareCounts(of: items, legal, truth, seed: seed)
    }
  }

  @Test(arguments: 0..<4)
  func manyFlags(shard: Int) throws {
    for seed in shard * 10..<(shard + 1) * 10 {
      var random = RandomConditions(seed: 30_000 + seed, flags: 10)
      let assume = random.assumptions(3)
      let items = random.conditions(8, depth: 3).map { CountedCondition($0) }
      let truth = Enumeration(flags: random.flags, assume: assume, release: 18)
      let proof = Proof(flags: random.flags, assume: assume)
      try compareCounts(of: items, proof.assignments(on: 18), truth, seed: seed)
    }
  }

  @Test func keysOfTwoFlagsEach() throws {
    for seed in 0..<150 {
      var sample = Case(seed: 50_000 + seed, flags: 7, depth: 3)
      // With room for so few flags in a key, a search takes several passes.
      sample.proof.search = ExampleSearch(sample.random.flags, keyBits: 2)
      let items = sample.random.conditions(6, depth: 2).map { CountedCondition($0) }
      let truth = sample.enumeration(on: 18)
      try compareCounts(of: items, sample.proof.assignments(on: 18), truth, seed: seed)
    }
  }

  @Test(arguments: [(0, 0), (0, 20), (10, 20), (30, 0)])
  func secondAndThirdAttempts(first: Int, second: Int) throws {
    for seed in 0..<60 {
      var sample = Case(seed: 60_000 + seed, flags: 7, depth: 3)
      sample.proof.firstAllowance = first
      sample.proof.secondAllowance = second
      let items = sample.random.conditions(6, depth: 2).map { CountedCondition($0) }
      let truth = sample.enumeration(on: 18)
      let legal = sample.proof.assignments(on: 18)
      try compareCounts(of: items, legal, truth, seed: seed)
      for condition in sample.conditions {
        let isFound = truth.first(where: condition) != nil
        #expect(try legal.isSatisfiable(condition) == isFound, "seed \(seed)")
      }
    }
  }

  @Test func examplesNameTheFlagsOffTheirDefaults() throws {
    for seed in 0..<200 {
      let sample = Case(seed: 40_000 + seed, flags: 6, depth: 3)
      for condition in sample.conditions {
        guard let example = try sample.proof.assignments(on: 18).example(of: condition) else {
          continue
        }
        let offDefaults = Enumeration.offDefaults(example.assignment, sample.random.flags)
        #expect(example.offDefaults == offDefaults)
      }
    }
  }
}
