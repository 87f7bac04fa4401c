import FlagLogic
import Testing

/// Questions with answers that can be worked out by hand.
@Suite struct LegalAssignmentsTests {
  private let notes = Condition.flag(0, isOneOf: [1])
  private let hubs = Condition.flag(1, isOneOf: [1])
  private let business = Condition.flag(2, isOneOf: [1])
  private let flags = [
    Flag("notes", default: false),
    Flag("hubs", default: false),
    Flag("plan", values: ["personal", "business", "school"], defaultValue: 0),
  ]

  @Test func assumptionsRuleOut() throws {
    let legal = Proof(flags: flags, assume: [.implies(hubs, notes)]).assignments(on: 18)
    #expect(try !legal.isSatisfiable(.all([hubs, .not(notes)])))
    #expect(try legal.implies(hubs, notes))
    #expect(try !legal.implies(notes, hubs))
    #expect(try !legal.areEquivalent(notes, hubs))
    #expect(try legal.areEquivalent(.all([notes, hubs]), hubs))
    #expect(try legal.excludes(hubs, .not(notes)))
    #expect(try !legal.isEmpty())
  }

  @Test func valuesOfOneFlagExcludeEachOther() throws {
    let legal = Proof(flags: flags).assignments(on: 18)
    let school = Condition.flag(2, isOneOf: [2])
    let personal = Condition.flag(2, isOneOf: [0])
    #expect(try legal.excludes(business, school))
    #expect(try legal.areEquivalent(.not(personal), .any([business, school])))
    #expect(try !legal.isSatisfiable(.flag(2, isOneOf: [])))
    #expect(try legal.implies(.constant(true), .flag(2, isOneOf: [0, 1, 2])))
  }

  @Test func contradictionsLeaveNothing() throws {
    let contradictions: [[Condition]] = [
      [.constant(false)], [notes, .not(notes)], [.any([])], [.release(atLeast: 30)],
    ]
    for assume in contradictions {
      let legal = Proof(flags: flags, assume: assume).assignments(on: 18)
      #expect(try legal.isEmpty())
      #expect(try !legal.isSatisfiable(hubs))
      #expect(try legal.example(of: hubs) == nil)
      #expect(try legal.implies(hubs, .not(hubs)))
      #expect(try legal.extent(of: [CountedCondition(hubs)], upTo: 3) == nil)
      #expect(try legal.example(counting: [CountedCondition(hubs)], fewerThan: 3) == nil)
    }
  }

  @Test func releasesDiffer() throws {
    let onlyFrom26 = Condition.implies(notes, .release(atLeast: 26))
    let proof = Proof(flags: flags, assume: [onlyFrom26])
    #expect(try !proof.assignments(on: 18).isSatisfiable(notes))
    #expect(try proof.assignments(on: 26).isSatisfiable(notes))
    #expect(try proof.assignments(on: 27).isSatisfiable(.all([notes, .release(atLeast: 27)])))
    #expect(try !proof.assignments(on: 26).isSatisfiable(.release(atLeast: 27)))
  }

  @Test func defaultsAreTheBestExample() throws {
    let proof = Proof(flags: flags)
    let example = try proof.assignments(on: 18).example(of: .not(notes))
    #expect(example?.assignment == [0, 0, 0])
    #expect(example?.offDefaults == [])
    #expect(proof.budget.spent == 0)
  }

  @Test func examplesTakeTheFirstValueListedOfTheLastFlagPossible() throws {
    let legal = Proof(flags: flags).assignments(on: 18)
    let any = Condition.any([notes, hubs, .flag(2, isOneOf: [1, 2])])
    #expect(try legal.example(of: any)?.assignment == [0, 0, 1])
    let items = [notes, hubs, business].map { CountedCondition($0) }
    #expect(try legal.example(counting: items, moreThan: 1)?.assignment == [0, 1, 1])
    #expect(try legal.example(counting: items, moreThan: 1)?.offDefaults == [1, 2])
    #expect(try legal.example(counting: items, moreThan: 3) == nil)
  }

  @Test func examplesMeetAssumptionsOnOtherFlags() throws {
    let legal = Proof(flags: flags, assume: [.any([notes, hubs])]).assignments(on: 18)
    #expect(try legal.example(of: business)?.assignment == [0, 1, 1])
    #expect(try legal.example(of: .not(business))?.offDefaults == [1])
  }

  @Test func listsCountFromTheirLeastToTheirGreatest() throws {
    let legal = Proof(flags: flags).assignments(on: 18)
    let items = [
      CountedCondition(.constant(true)), CountedCondition(notes, least: 0, greatest: 4),
      CountedCondition(.not(hubs)),
    ]
    #expect(try legal.extent(of: items, upTo: 9) == 1...6)
    #expect(try legal.extent(of: items, upTo: 3) == 1...3)
    #expect(try legal.extent(of: items, upTo: 0) == 0...0)
    #expect(try legal.example(counting: items, moreThan: 5)?.offDefaults == [0])
    #expect(try legal.example(counting: items, fewerThan: 2)?.offDefaults == [1])
    #expect(try legal.example(counting: items, fewerThan: 1) == nil)
    #expect(try legal.example(counting: [], fewerThan: 2)?.offDefaults == [])
  }

  @Test func boundsOutOfReasonAreRefused() throws {
    let legal = Proof(flags: flags).assignments(on: 18)
    let items = [CountedCondition(notes, least: 0, greatest: .max)]
    #expect(try legal.extent(of: items, upTo: .max) == 0...65_536)
    #expect(throws: ProofLimit()) { try legal.example(counting: items, moreThan: .max) }
    #expect(throws: ProofLimit()) { try legal.example(counting: items, fewerThan: .max) }
    #expect(try legal.example(counting: items, moreThan: -1)?.offDefaults == [])
    #expect(try legal.example(counting: items, moreThan: 65_000)?.offDefaults == [0])
  }

  @Test func restrictionsAddUp() throws {
    let legal = Proof(flags: flags, assume: [.implies(hubs, notes)]).assignments(on: 18)
    let restricted = legal.restricted(to: [hubs]).restricted(to: [business])
    #expect(try restricted.implies(.constant(true), .all([notes, hubs, business])))
    #expect(try restricted.example(of: .constant(true))?.assignment == [1, 1, 1])
    #expect(try restricted.restricted(to: [.not(notes)]).isEmpty())
    #expect(try legal.isSatisfiable(.not(business)))
  }

  @Test func noFlagsAtAll() throws {
    let legal = Proof(flags: []).assignments(on: 18)
    #expect(try legal.example(of: .constant(true))?.assignment == [])
    #expect(try !legal.isSatisfiable(.constant(false)))
    let items = [CountedCondition(.constant(true))]
    #expect(try legal.extent(of: items, upTo: 6) == 1...1)
    #expect(try legal.example(counting: items, moreThan: 5) == nil)
  }

  @Test func aFlagWithOneValueIsAlwaysAtItsDefault() throws {
    let flags = [Flag("only", values: ["one"], defaultValue: 0), Flag("on", default: true)]
    let legal = Proof(flags: flags).assignments(on: 18)
    #expect(try !legal.isSatisfiable(.not(.flag(0, isOneOf: [0]))))
    let example = try legal.example(of: .all([.flag(0, isOneOf: [0]), .flag(1, isOneOf: [0])]))
    #expect(example?.assignment == [0, 0])
  }
}
