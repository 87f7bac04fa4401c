import Testing

@testable import FlagLogic

/// Costs, cheapest paths and the best example over several parts.
@Suite struct ExampleSearchTests {
  @Test func costsCompareFlagsFirstAndThenKeys() {
    let two = Cost.offDefault + .offDefault
    #expect(two.flagCount == 2)
    #expect(Cost.zero < .offDefault)
    #expect(Cost.offDefault + .key(5, shift: 10) < two)
    #expect(Cost.offDefault + .key(1, shift: 10) < .offDefault + .key(2, shift: 10))
    #expect(Cost.key(7, shift: 0) < .key(1, shift: 3))
    #expect(two + .key(9, shift: 40) < .unreachable)
  }

  @Test func keysAreReadWhereTheyWereWritten() {
    let cost = Cost.offDefault + .key(5, shift: 41) + .key(3, shift: 0)
    #expect(cost.key(bits: 3, shift: 41) == 5)
    #expect(cost.key(bits: 2, shift: 0) == 3)
    #expect(cost.key(bits: 4, shift: 2) == 0)
    #expect(cost.key(bits: 0, shift: 41) == 0)
    #expect(cost.flagCount == 1)
  }

  /// The settings of `formulas`, each a part by itself that counts 1 where it holds.
  private func settings(
    _ formulas: [Formula],
    on flags: [Flag],
    base: Int = 0,
    upTo bound: Int,
    among totals: ClosedRange<Int>,
    keyBits: Int = Cost.keyBits
  ) throws -> [[Int]]? {
    let order = FlagOrder(FlagTies(flagCount: flags.count))
    let workspace = DiagramWorkspace(flags, order: order)
    workspace.allow(100_000)
    var search = ExampleSearch(flags, keyBits: keyBits)
    for formula in formulas {
      var partFlags: [Int] = []
      formula.forEachFlag { if !partFlags.contains($0) { partFlags.append($0) } }
      partFlags.sort()
      let term = Question.Term(formula: formula, weight: 1)
      let part = QuestionPart(flags: partFlags[...], terms: [term])
      let total = try workspace.total(of: part, isRuledFirst: false)
      _ = search.append(total, from: workspace, on: part.flags, upTo: 1)
    }
    return search.settings(base: base, upTo: bound, among: totals)?.map { [$0.flag, $0.value] }
  }

  private func on(_ flag: Int) -> Formula { .flag(flag, isOneOf: [1], isNegated: false) }

  @Test func partsAddUp() throws {
    let flags = (0..<5).map { Flag("f\($0)", default: false) }
    let parts = (0..<5).map(on)
    #expect(try settings(parts, on: flags, upTo: 2, among: 2...2) == [[3, 1], [4, 1]])
    #expect(try settings(parts, on: flags, upTo: 2, among: 0...1) == [])
    #expect(try settings(parts, on: flags, base: 1, upTo: 2, among: 2...2) == [[4, 1]])
    #expect(try settings(parts, on: flags, base: 9, upTo: 2, among: 0...1) == nil)
    #expect(try settings(parts, on: flags, upTo: 6, among: 6...6) == nil)
    #expect(try settings([], on: flags, upTo: 3, among: 0...0) == [])
    #expect(try settings([], on: flags, upTo: 3, among: 1...3) == nil)
  }

  @Test func cheaperPartsGoFirst() throws {
    let flags = (0..<5).map { Flag("f\($0)", default: false) }
    let parts = [Formula.all([on(3), on(4)]), on(0), .all([on(1), on(2)])]
    #expect(try settings(parts, on: flags, upTo: 1, among: 1...1) == [[0, 1]])
    #expect(try settings(parts, on: flags, upTo: 2, among: 2...2) == [[0, 1], [3, 1], [4, 1]])
  }

  @Test func defaultsCountAsTheyAre() throws {
    let flags = [Flag("a", default: true), Flag("b", default: false), Flag("c", default: true)]
    let parts = (0..<3).map(on)
    #expect(try settings(parts, on: flags, upTo: 3, among: 3...3) == [[1, 1]])
    #expect(try settings(parts, on: flags, upTo: 3, among: 0...1) == [[2, 0]])
    #expect(try settings(parts, on: flags, upTo: 3, among: 0...0) == [[0, 0], [2, 0]])
  }

  @Test func theFirstValueListedIsPreferred() throws {
    let plan = Flag("plan", values: ["a", "b", "c", "d"], defaultValue: 2)
    let anyOther = Formula.flag(0, isOneOf: [2], isNegated: true)
    #expect(try settings([anyOther], on: [plan], upTo: 1, among: 1...1) == [[0, 0]])
    let late = Formula.flag(0, isOneOf: [1, 3], isNegated: false)
    #expect(try settings([late], on: [plan], upTo: 1, among: 1...1) == [[0, 1]])
    let last = Formula.flag(0, isOneOf: [3], isNegated: false)
    #expect(try settings([last], on: [plan], upTo: 1, among: 1...1) == [[0, 3]])
  }

  @Test func anEarlierDefaultIsWorthMoreThanALaterValue() throws {
    let flags = [
      Flag("a", default: false), Flag("b", values: ["x", "y", "z"], defaultValue: 0),
    ]
    let either = Formula.any([on(0), .flag(1, isOneOf: [2], isNegated: false)])
    #expect(try settings([either], on: flags, upTo: 1, among: 1...1) == [[1, 2]])
  }

  @Test func theNumberOfPassesDoesNotMatter() throws {
    let flags = (0..<100).map { index in
      index % 3 == 0
        ? Flag("f\(index)", values: ["a", "b", "c", "d"], defaultValue: index % 4)
        : Flag("f\(index)", default: index % 2 == 0)
    }
    let parts = (0..<50).map { index in
      Formula.any([
        .flag(index, isOneOf: [1], isNegated: false),
        .flag(99 - index, isOneOf: [0], isNegated: true),
      ])
    }
    for target in [10, 30, 50] {
      let range = target...target
      let expected = try settings(parts, on: flags, upTo: 50, among: range)
      #expect(expected != nil)
      for keyBits in [2, 5, 17] {
        let found = try settings(parts, on: flags, upTo: 50, among: range, keyBits: keyBits)
        #expect(found == expected)
      }
    }
  }

  @Test func aSearchForgetsItsParts() throws {
    let flags = [Flag("a", default: false)]
    let workspace = DiagramWorkspace(flags, order: FlagOrder(FlagTies(flagCount: 1)))
    workspace.allow(10)
    let statement = try workspace.statement(on(0))
    var search = ExampleSearch(flags)
    #expect(search.append(statement, from: workspace, on: [0], upTo: 0) == 1)
    #expect(search.settings(base: 0, upTo: 0, among: 0...0)?.map(\.flag) == [0])
    search.removeAll()
    #expect(search.settings(base: 0, upTo: 0, among: 0...0)?.map(\.flag) == [])
    #expect(search.append(.never, from: workspace, on: [], upTo: 0) == 0)
    #expect(search.settings(base: 0, upTo: 0, among: 0...0) == nil)
  }

  @Test func whatIsKeptIsBounded() {
    var kept = Kept<Int, Int>()
    for number in 0..<12_000 { kept[number] = number }
    #expect(kept[9_999] == 9_999)
    #expect(kept[10_000] == nil)
  }
}
