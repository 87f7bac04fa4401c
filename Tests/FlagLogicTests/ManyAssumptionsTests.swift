import FlagLogic
import Growth
import Testing

/// What is assumed is gone through once, however often is asked.
@Suite struct ManyAssumptionsTests {
  @Test func questionsTakeTimeInProportion() throws {
    let flags = (0..<100).map { Flag("f\($0)", default: false) }
    let growth = try growth(tenfoldFrom: 500) { count in
      let assumptions = (0..<count).map { number in
        Condition.any([.flag(number % 100, isOneOf: [0]), .release(atLeast: 18)])
      }
      let proof = Proof(flags: flags, assume: assumptions)
      for number in 0..<count {
        let condition = Condition.flag(number % 100, isOneOf: [1])
        let holds = try proof.assignments(on: 18).isSatisfiable(condition)
        #expect(holds)
      }
    }
    #expect(growth < proportional)
  }
}
