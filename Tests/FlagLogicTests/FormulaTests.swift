import Testing

@testable import FlagLogic

/// Conditions on one release, with constants folded and negations pushed to the flags.
@Suite struct FormulaTests {
  private let a = Condition.flag(0, isOneOf: [1])
  private let b = Condition.flag(1, isOneOf: [1])
  private let formulaA = Formula.flag(0, isOneOf: [1], isNegated: false)
  private let formulaB = Formula.flag(1, isOneOf: [1], isNegated: false)
  private let notA = Formula.flag(0, isOneOf: [1], isNegated: true)
  private let notB = Formula.flag(1, isOneOf: [1], isNegated: true)

  @Test func constantsFold() {
    #expect(Formula(.constant(true), release: 18) == .always)
    #expect(Formula(.not(.constant(true)), release: 18) == .never)
    #expect(Formula(.all([]), release: 18) == .always)
    #expect(Formula(.any([]), release: 18) == .never)
    #expect(Formula(.all([.constant(true), a]), release: 18) == formulaA)
    #expect(Formula(.all([.constant(false), a]), release: 18) == .never)
    #expect(Formula(.any([.constant(true), a]), release: 18) == .always)
    #expect(Formula(.any([.constant(false), a]), release: 18) == formulaA)
    #expect(Formula(.implies(.constant(true), a), release: 18) == formulaA)
    #expect(Formula(.implies(.constant(false), a), release: 18) == .always)
    #expect(Formula(.implies(a, .constant(false)), release: 18) == notA)
  }

  @Test func releasesAreConstants() {
    let from26 = Condition.release(atLeast: 26)
    #expect(Formula(from26, release: 26) == .always)
    #expect(Formula(from26, release: 18) == .never)
    #expect(Formula(.all([a, from26]), release: 27) == formulaA)
    #expect(Formula(.implies(from26, a), release: 18) == .always)
    #expect(Formula(.not(.any([from26, a])), release: 18) == notA)
  }

  @Test func negationsMoveInwards() {
    #expect(Formula(.not(.not(a)), release: 18) == formulaA)
    #expect(Formula(.not(.all([a, b])), release: 18) == .any([notA, notB]))
    #expect(Formula(.not(.any([a, b])), release: 18) == .all([notA, notB]))
    #expect(Formula(.implies(a, b), release: 18) == .any([notA, formulaB]))
    #expect(Formula(.not(.implies(a, b)), release: 18) == .all([formulaA, notB]))
  }

  @Test func likeGoesIntoLike() {
    let nested = Condition.all([a, .all([b, .not(.any([a, .all([])]))])])
    #expect(Formula(nested, release: 18) == .never)
    #expect(
      Formula(.all([a, .all([b, .not(.any([a, b]))])]), release: 18)
        == .all([formulaA, formulaB, notA, notB])
    )
    #expect(
      Formula(.any([.any([a, b]), .implies(a, b)]), release: 18)
        == .any([formulaA, formulaB, notA, formulaB])
    )
  }

  @Test func conjuncts() {
    #expect(Formula.always.conjuncts == [])
    #expect(Formula.never.conjuncts == [.never])
    #expect(Formula.all([formulaA, notB]).conjuncts == [formulaA, notB])
    #expect(Formula.any([formulaA, notB]).conjuncts == [.any([formulaA, notB])])
  }

  @Test func flagsInTheOrderOfTheText() {
    var flags: [Int] = []
    let formula = Formula(.all([b, .implies(a, b)]), release: 18)
    formula.forEachFlag { flags.append($0) }
    #expect(flags == [1, 0, 1])
    #expect(formula.firstFlag == 1)
    #expect(Formula.always.firstFlag == nil)
  }

  @Test func saysWhatTheConditionSays() {
    for seed in 0..<300 {
      var random = RandomConditions(seed: 60_000 + seed, flags: 5)
      let condition = random.condition(depth: 5)
      for release in [17, 18, 20] {
        let formula = Formula(condition, release: release)
        let negated = Formula(condition, release: release, isNegated: true)
        let truth = Enumeration(flags: random.flags, assume: [], release: release)
        for assignment in truth.assignments {
          let holds = condition.holds(for: assignment, release: release)
          #expect(formula.holds(for: assignment) == holds, "seed \(seed)")
          #expect(negated.holds(for: assignment) == !holds, "seed \(seed)")
        }
      }
    }
  }

  @Test func equalOnesHashAlike() {
    var random = RandomConditions(seed: 5, flags: 5)
    for _ in 0..<200 {
      let condition = random.condition(depth: 4)
      let (left, right) = (Formula(condition, release: 18), Formula(condition, release: 18))
      #expect(left == right)
      #expect(left.hashValue == right.hashValue)
    }
    #expect(Formula.all([formulaA, formulaB]) != .all([formulaB, formulaA]))
    #expect(formulaA != notA)
  }
}
