import Testing

@testable import FlagLogic

/// The tables that diagrams rest on.
@Suite struct TableTests {
  private func table(_ widths: [Int]) -> DiagramTable { DiagramTable(widths: widths) }

  @Test func likeChildrenAreNoNode() {
    var table = table([2, 3])
    for _ in 0..<3 { table.push(.always.adding(4)) }
    #expect(table.popNode(at: 1) == Diagram.always.adding(4))
    for _ in 0..<2 { table.push(.never) }
    #expect(table.popNode(at: 0) == .never)
    #expect(table.count == 0)
  }

  @Test func whatAllChildrenAddStandsAboveTheNode() {
    var table = table([2])
    table.push(.always.adding(3))
    table.push(.always.adding(5))
    let high = table.popNode(at: 0)
    #expect(high.weight == 3)
    table.push(.always)
    table.push(.always.adding(2))
    let low = table.popNode(at: 0)
    #expect(low.weight == 0)
    #expect(low.reference == high.reference)
    #expect(table.count == 1)
  }

  @Test func whatIsRuledOutAddsNothing() {
    var table = table([2])
    table.push(.never)
    table.push(.always.adding(5))
    let diagram = table.popNode(at: 0)
    #expect(diagram.weight == 5)
    #expect(table.child(of: diagram, at: 0, for: 0) == .never)
    #expect(table.child(of: diagram, at: 0, for: 1) == .always)
  }

  @Test func equalChildrenOnOtherLevelsAreOtherNodes() {
    var table = table([2, 2])
    table.push(.never)
    table.push(.always)
    let first = table.popNode(at: 0)
    table.push(.never)
    table.push(.always)
    let second = table.popNode(at: 1)
    #expect(first != second)
    #expect(table.level(of: first) == 0)
    #expect(table.level(of: second) == 1)
    #expect(table.level(of: .always) == 2)
    #expect(table.secondLevel(of: first) == 2)
  }

  @Test func levelsAboveANodeAreSkipped() {
    var table = table([2, 2])
    table.push(.never)
    table.push(.always)
    let deep = table.popNode(at: 1)
    #expect(table.child(of: deep.adding(3), at: 0, for: 1) == deep)
    #expect(table.child(of: .always.adding(3), at: 0, for: 1) == .always)
    table.push(.never)
    table.push(deep)
    let high = table.popNode(at: 0)
    #expect(table.secondLevel(of: high) == 1)
  }

  @Test func copiesNumberTheirNodesFromTheDeepestUp() {
    var table = table([2, 2, 2])
    var diagram = Diagram.always
    for level in (0..<3).reversed() {
      table.push(level == 1 ? diagram : .never)
      table.push(diagram.adding(1))
      diagram = table.popNode(at: level)
    }
    for _ in 0..<2 {
      var levels: [Int] = []
      var children: [[Int32]] = []
      let root = table.copyNodes(of: diagram) {
        levels.append($0)
        children.append($1.map(\.reference))
      }
      #expect(levels == [2, 1, 0])
      #expect(children == [[-1, -2], [0, 0], [-1, 1]])
      #expect(root.reference == 2)
      #expect(root.weight == diagram.weight)
    }
    #expect(table.copyNodes(of: .never) { _, _ in Issue.record("an end has no nodes") } == .never)
  }

  @Test func manyNodesAreAllFoundAgain() {
    var table = table(Array(repeating: 2, count: 1_000))
    var references: [Int32] = []
    for round in 0..<2 {
      for level in 0..<1_000 {
        table.push(.always)
        table.push(.always.adding(Int32(level % 7 + 1)))
        let node = table.popNode(at: level)
        if round == 0 { references.append(node.reference) }
        #expect(node.reference == references[level])
      }
    }
    #expect(table.count == 1_000)
    #expect(Set(references).count == 1_000)
  }

  @Test func aMemoKeepsEverything() {
    var memo = DiagramMemo()
    for number in 0..<Int32(2_000) {
      #expect(memo.result(.sum, number, number + 1) == nil)
      memo.remember(.sum, number, number + 1, Diagram.always.adding(number))
    }
    for number in 0..<Int32(2_000) {
      #expect(memo.result(.sum, number, number + 1) == Diagram.always.adding(number))
      #expect(memo.result(.both, number, number + 1) == nil)
      #expect(memo.result(.sum, number + 1, number) == nil)
    }
  }

  @Test func operationsHaveCodesOfTheirOwn() {
    let operations: [DiagramOperation] = [
      .both, .either, .sum, .count(weight: 1), .count(weight: 2), .count(weight: 100),
    ]
    #expect(Set(operations).count == operations.count)
  }

  @Test func groupsGrowTogether() {
    var groups = FlagGroups(flagCount: 6)
    #expect((0..<6).allSatisfy { groups.representative(of: $0) == $0 })
    groups.unite(4, 5)
    groups.unite(5, 2)
    #expect(groups.representative(of: 4) == 2)
    #expect(groups.representative(of: 5) == 2)
    #expect(groups.representative(of: 3) == 3)
    let formula = Formula(.any([.flag(3, isOneOf: [1]), .flag(5, isOneOf: [1])]), release: 18)
    #expect(groups.unite(flagsOf: formula) == 3)
    #expect(groups.representative(of: 3) == 2)
    #expect(groups.unite(flagsOf: .always) == nil)
    groups.part([2, 3, 4, 5])
    #expect((0..<6).allSatisfy { groups.representative(of: $0) == $0 })
  }
}
