import RandomTesting
import Testing

@testable import FlagLogic

/// Flags that belong together come to stand together.
@Suite struct FlagOrderTests {
  private func on(_ flag: Int) -> Formula { .flag(flag, isOneOf: [1], isNegated: false) }

  private func ties(_ formulas: [Formula], flagCount: Int) -> FlagTies {
    var ties = FlagTies(flagCount: flagCount)
    for formula in formulas { ties.add(formula) }
    return ties
  }

  @Test func everyConjunctionAndAlternativeTies() {
    let formula = Formula.any([.all([on(3), on(1)]), .all([on(3), on(2), on(3)]), on(0)])
    let ties = ties([formula, on(4)], flagCount: 6)
    #expect(ties.count == 3)
    #expect(Array(ties[0]) == [3, 1])
    #expect(Array(ties[1]) == [3, 2])
    #expect(Array(ties[2]) == [3, 1, 2, 0])
    #expect(ties.flagsByFirstUse == [3, 1, 2, 0, 4])
  }

  @Test func oneFlagAloneIsNoTie() {
    let ties = ties([.all([on(1), on(1)]), on(0), .always, .never], flagCount: 2)
    #expect(ties.count == 0)
    #expect(ties.flagsByFirstUse == [1, 0])
  }

  @Test func tiesEndAtTheirLimit() {
    let wide = Formula.all((0..<1_000).map(on))
    let ties = ties(Array(repeating: wide, count: 100), flagCount: 1_000)
    #expect(ties.count == 30)
    #expect(FlagOrder(ties).flags.count == 1_000)
  }

  @Test func everyFlagStandsOnceInTheOrder() {
    for seed in 0..<100 {
      var random = RandomConditions(seed: 100_000 + seed, flags: 12)
      let formulas = (0..<6).map { _ in Formula(random.condition(depth: 4), release: 18) }
      let order = FlagOrder(ties(formulas, flagCount: random.flags.count))
      #expect(order.flags.sorted() == Array(random.flags.indices))
      let again = FlagOrder(ties(formulas, flagCount: random.flags.count))
      #expect(again.flags == order.flags)
    }
  }

  @Test func flagsNotUsedComeLastAsDeclared() {
    let order = FlagOrder(ties([.all([on(4), on(2)])], flagCount: 6))
    #expect(Set(order.flags.prefix(2)) == [2, 4])
    #expect(Array(order.flags.suffix(4)) == [0, 1, 3, 5])
    #expect(FlagOrder(ties([], flagCount: 3)).flags == [0, 1, 2])
  }

  @Test func pairsStandSideBySide() {
    let pairs = (0..<20).map { Formula.all([on($0), on(39 - $0)]) }
    // First used far apart, so that the order of first use does not do.
    let formulas = [Formula.any((0..<40).map(on))] + pairs
    let order = FlagOrder(ties(formulas, flagCount: 40)).flags
    let positions = FlagOrder.positions(in: order, ties(formulas, flagCount: 40))
    for flag in 0..<20 { #expect(abs(positions[flag] - positions[39 - flag]) == 1) }
  }

  @Test func aChainIsLaidOutStraight() {
    var generator = RandomNumbers(seed: 4)
    let chain = Array(0..<60).shuffled(using: &generator)
    let links = zip(chain, chain.dropFirst()).map { Formula.any([on($0), on($1)]) }
    let ties = ties(links.shuffled(using: &generator), flagCount: 60)
    let order = FlagOrder(ties).flags
    #expect(order == chain || order == chain.reversed())
  }

  @Test func forcesDoNotLengthenTies() {
    for seed in 0..<30 {
      var random = RandomConditions(seed: 110_000 + seed, flags: 12)
      let formulas = (0..<8).map { _ in Formula(random.condition(depth: 3), release: 18) }
      let ties = ties(formulas, flagCount: random.flags.count)
      let initial = ties.flagsByFirstUse
      let settled = FlagOrder.forceDirected(from: initial, ties)
      #expect(settled.sorted() == initial.sorted())
      #expect(span(settled, ties) <= span(initial, ties))
    }
  }

  private func span(_ order: [Int], _ ties: FlagTies) -> Int {
    let positions = FlagOrder.positions(in: order, ties)
    return (0..<ties.count).reduce(0) { sum, tie in
      let places = ties[tie].map { positions[$0] }
      return sum + (places.max() ?? 0) - (places.min() ?? 0)
    }
  }

  @Test func theBestOfSeveralOrdersIsTaken() {
    for seed in 0..<30 {
      var random = RandomConditions(seed: 120_000 + seed, flags: 12)
      let formulas = (0..<8).map { _ in Formula(random.condition(depth: 3), release: 18) }
      let ties = ties(formulas, flagCount: random.flags.count)
      guard ties.count > 0 else { continue }
      let size = FlagOrder(ties).estimatedSize(for: ties)
      let forced = FlagOrder.forceDirected(from: ties.flagsByFirstUse, ties)
      #expect(size <= FlagOrder.estimatedSize(forced, ties))
    }
  }

  @Test func estimatesCountOpenTies() {
    let pairs = [Formula.all([on(0), on(1)]), .all([on(2), on(3)])]
    let ties = ties(pairs, flagCount: 4)
    // One tie open after the first and the third flag, none after the others.
    #expect(FlagOrder.estimatedSize([0, 1, 2, 3], ties) == 2 + 1 + 2 + 1)
    #expect(FlagOrder.estimatedSize([0, 2, 1, 3], ties) == 2 + 4 + 2 + 1)
  }

  @Test func growthClosesWhatIsOpen() {
    let ties = ties(
      [.all([on(0), on(5)]), .all([on(5), on(2)]), .all([on(1), on(4)])],
      flagCount: 6
    )
    let order = FlagOrder.growing(from: 0, [0, 1, 2, 4, 5], ties)
    #expect(order.prefix(3) == [0, 5, 2])
    #expect(order.sorted() == [0, 1, 2, 4, 5])
  }
}
