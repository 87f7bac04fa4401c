import Testing

@testable import FlagLogic

/// Diagrams over flags in declared order, joined and counted.
@Suite struct DiagramJoinerTests {
  /// Two values, three values, two values.
  private static let widths = [2, 3, 2]

  private static let assignments: [Assignment] = (0..<2).flatMap { first in
    (0..<3).flatMap { second in (0..<2).map { [first, second, $0] } }
  }

  private func joiner(allowance: Int = 1_000) -> DiagramJoiner {
    var joiner = DiagramJoiner(widths: Self.widths)
    joiner.allowance = allowance
    return joiner
  }

  private func values(_ diagram: Diagram, _ joiner: inout DiagramJoiner) -> [Int?] {
    let values = DiagramValues(diagram, in: &joiner)
    #expect(values.isInNormalForm)
    return Self.assignments.map { values.value(for: $0) }
  }

  @Test func statementsHoldForTheirValues() throws {
    var joiner = joiner()
    let statement = try joiner.statement(at: 1, isOneOf: [0, 2], isNegated: false)
    #expect(values(statement, &joiner) == Self.assignments.map { $0[1] == 1 ? nil : 0 })
    let negated = try joiner.statement(at: 1, isOneOf: [0, 2], isNegated: true)
    #expect(values(negated, &joiner) == Self.assignments.map { $0[1] == 1 ? 0 : nil })
    #expect(try joiner.statement(at: 1, isOneOf: [1], isNegated: false) == negated)
    #expect(try joiner.statement(at: 1, isOneOf: [], isNegated: false) == .never)
    #expect(try joiner.statement(at: 1, isOneOf: [0, 1, 2], isNegated: false) == .always)
  }

  @Test func bothAndEither() throws {
    var joiner = joiner()
    let first = try joiner.statement(at: 0, isOneOf: [1], isNegated: false)
    let second = try joiner.statement(at: 1, isOneOf: [1, 2], isNegated: false)
    let both = try joiner.join(first, second, by: .both)
    #expect(
      values(both, &joiner) == Self.assignments.map { $0[0] == 1 && $0[1] > 0 ? 0 : nil }
    )
    let either = try joiner.join(first, second, by: .either)
    #expect(
      values(either, &joiner) == Self.assignments.map { $0[0] == 1 || $0[1] > 0 ? 0 : nil }
    )
    #expect(try joiner.join(second, first, by: .both) == both)
    #expect(try joiner.join(both, first, by: .both) == both)
    #expect(try joiner.join(both, first, by: .either) == first)
  }

  @Test func endsTakeNoNodes() throws {
    var joiner = joiner()
    let statement = try joiner.statement(at: 0, isOneOf: [1], isNegated: false)
    joiner.allowance = 0
    #expect(try joiner.join(statement, .always, by: .both) == statement)
    #expect(try joiner.join(.never, statement, by: .both) == .never)
    #expect(try joiner.join(statement, .always, by: .either) == .always)
    #expect(try joiner.join(.never, statement, by: .either) == statement)
    #expect(try joiner.join(statement, statement, by: .both) == statement)
    #expect(try joiner.join(statement, statement, by: .either) == statement)
    #expect(try joiner.count(.always, weight: 3) == Diagram.always.adding(3))
    #expect(try joiner.count(.never, weight: 3) == .always)
  }

  @Test func sumsShareNodesUpToAConstant() throws {
    var joiner = joiner()
    let first = try joiner.statement(at: 0, isOneOf: [1], isNegated: false)
    let third = try joiner.statement(at: 2, isOneOf: [0], isNegated: false)
    let counted = try joiner.count(third, weight: 2)
    #expect(values(counted, &joiner) == Self.assignments.map { $0[2] == 0 ? 2 : 0 })
    let sum = try joiner.join(joiner.count(first, weight: 5), counted, by: .sum)
    #expect(
      values(sum, &joiner) == Self.assignments.map { ($0[0] == 1 ? 5 : 0) + ($0[2] == 0 ? 2 : 0) }
    )
    // One node for each flag: what the first adds stands on the way to the other's only node.
    #expect(DiagramValues(sum, in: &joiner).count == 2)
  }

  @Test func aSumWithItselfIsTwice() throws {
    var joiner = joiner()
    let counted = try joiner.count(
      joiner.statement(at: 1, isOneOf: [1], isNegated: false),
      weight: 3
    )
    let twice = try joiner.join(counted, counted, by: .sum)
    #expect(values(twice, &joiner) == Self.assignments.map { $0[1] == 1 ? 6 : 0 })
  }

  @Test func constraintsRuleOut() throws {
    var joiner = joiner()
    let legal = try joiner.statement(at: 0, isOneOf: [1], isNegated: false)
    let counted = try joiner.count(
      joiner.statement(at: 1, isOneOf: [2], isNegated: false),
      weight: 1
    )
    let ruled = try joiner.join(legal, counted, by: .both)
    #expect(
      values(ruled, &joiner) == Self.assignments.map { $0[0] == 0 ? nil : $0[1] == 2 ? 1 : 0 }
    )
    #expect(try joiner.join(legal, counted, by: .sum) == ruled)
  }

  @Test func overlapFindsWhatBothHaveInCommon() throws {
    var joiner = joiner()
    let first = try joiner.statement(at: 0, isOneOf: [1], isNegated: false)
    let second = try joiner.statement(at: 1, isOneOf: [1], isNegated: false)
    let other = try joiner.statement(at: 1, isOneOf: [2], isNegated: false)
    let both = try joiner.join(first, second, by: .both)
    #expect(try joiner.overlap(first, second))
    #expect(try joiner.overlap(first, both))
    #expect(try !joiner.overlap(second, other))
    #expect(try !joiner.overlap(both, other))
    #expect(try !joiner.overlap(.never, .always))
    #expect(try joiner.join(both, other, by: .both) == .never)
  }

  @Test func knownResultsCostNothing() throws {
    var joiner = joiner()
    let first = try joiner.statement(at: 0, isOneOf: [1], isNegated: false)
    let second = try joiner.statement(at: 1, isOneOf: [1], isNegated: false)
    #expect(joiner.allowance == 1_000 - 1 - 2)
    let both = try joiner.join(first, second, by: .both)
    let left = joiner.allowance
    #expect(left == 1_000 - 1 - 2 - 1)
    #expect(try joiner.join(second, first, by: .both) == both)
    _ = try joiner.statement(at: 0, isOneOf: [1], isNegated: false)
    #expect(joiner.allowance == left)
  }

  @Test func aSpentAllowanceLeavesTheTableSound() throws {
    var joiner = joiner(allowance: 4)
    let first = try joiner.statement(at: 0, isOneOf: [1], isNegated: false)
    let second = try joiner.statement(at: 1, isOneOf: [1], isNegated: false)
    let either = try joiner.join(first, second, by: .either)
    #expect(joiner.allowance == 0)
    #expect(throws: AllowanceSpent.self) {
      try joiner.statement(at: 2, isOneOf: [1], isNegated: false)
    }
    joiner.table.forgetPending()
    joiner.allowance = 100
    let third = try joiner.statement(at: 2, isOneOf: [1], isNegated: false)
    let all = try joiner.join(either, third, by: .both)
    #expect(
      values(all, &joiner)
        == Self.assignments.map { ($0[0] == 1 || $0[1] == 1) && $0[2] == 1 ? 0 : nil }
    )
  }

  @Test func tablesGrow() throws {
    var joiner = DiagramJoiner(widths: Array(repeating: 2, count: 400))
    joiner.allowance = 100_000
    var total = Diagram.always
    for level in (0..<400).reversed() {
      let statement = try joiner.statement(at: level, isOneOf: [1], isNegated: false)
      total = try joiner.join(joiner.count(statement, weight: level), total, by: .sum)
    }
    let values = DiagramValues(total, in: &joiner)
    #expect(values.isInNormalForm)
    #expect(values.count == 399)
    #expect(values.value(for: Array(repeating: 1, count: 400)) == 399 * 400 / 2)
    #expect(values.value(for: (0..<400).map { $0 == 17 ? 1 : 0 }) == 17)
  }

  @Test func weightsDoNotOverflow() {
    let most = Diagram.always.adding(.max)
    #expect(most.weight == 1 << 29)
    #expect(most.adding(1 << 29).weight == 1 << 29)
    #expect(Diagram.never.adding(5) == .never)
    #expect(Diagram.never.subtracting(5) == .never)
    #expect(Diagram.always.adding(7).subtracting(7) == .always)
  }
}
