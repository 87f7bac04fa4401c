import FlagLogic
import Testing

/// Questions as a configuration of tabs raises them, asked with conditions as people write them.
@Suite struct ConfigurationTests {
  private let flags = [
    Flag("notes", default: false),
    Flag("hubs", default: false),
    Flag("account", default: true),
    Flag("plan", values: ["personal", "business", "school"], defaultValue: 0),
  ]

  private func condition(_ text: String) throws -> Condition {
    try ConditionParser(flags: flags).parse(text).get()
  }

  private func legal(_ assume: [String] = [], on release: Int = 26) throws -> LegalAssignments {
    Proof(flags: flags, assume: try assume.map(condition)).assignments(on: release)
  }

  private func bar(_ conditions: [String]) throws -> [CountedCondition] {
    try conditions.map { CountedCondition(try condition($0)) }
  }

  @Test func aBarThatCanOverflow() throws {
    let bar = try bar(["true", "true", "notes", "hubs", "true", "true"])
    let example = try legal().example(counting: bar, moreThan: 5)
    #expect(example?.offDefaults == [0, 1])
    #expect(example?.assignment == [1, 1, 1, 0])
    #expect(try legal().extent(of: bar, upTo: 6) == 4...6)
  }

  @Test func anAssumptionThatKeepsItFromOverflowing() throws {
    let bar = try bar(["true", "true", "notes", "hubs", "true", "true"])
    #expect(try legal(["not (notes and hubs)"]).example(counting: bar, moreThan: 5) == nil)
    #expect(try legal(["not (notes and hubs)"]).extent(of: bar, upTo: 6) == 4...5)
    #expect(try legal(["hubs implies notes"]).example(counting: bar, moreThan: 5) != nil)
  }

  @Test func aBarThatCanRunEmpty() throws {
    let bar = try bar(["account", "account and notes", "plan != personal"])
    let example = try legal().example(counting: bar, fewerThan: 2)
    #expect(example?.offDefaults == [])
    let signedOut = try legal().restricted(to: [condition("not account")])
    #expect(try signedOut.example(counting: bar, fewerThan: 1)?.offDefaults == [2])
  }

  @Test func listsTakeFromNothingUpToTheirMost() throws {
    let items = [
      CountedCondition(try condition("true")), CountedCondition(try condition("true")),
      CountedCondition(try condition("plan in [business, school]"), least: 0, greatest: 4),
    ]
    #expect(try legal().example(counting: items, moreThan: 5)?.assignment == [0, 0, 1, 1])
    #expect(try legal().extent(of: items, upTo: 6) == 2...6)
    #expect(try legal().example(counting: items, fewerThan: 2) == nil)
  }

  @Test func twinsNeverShownTogether() throws {
    let legal = try legal()
    #expect(try legal.excludes(condition("plan == business"), condition("plan == school")))
    #expect(try legal.excludes(condition("notes and hubs"), condition("not notes")))
    #expect(try !legal.excludes(condition("notes"), condition("hubs")))
    #expect(try legal.excludes(condition("os < 26 and notes"), condition("notes")))
  }

  @Test func conditionsThatNeverOrAlwaysHold() throws {
    let legal = try legal(["hubs implies notes", "plan == school implies not account"])
    #expect(try !legal.isSatisfiable(condition("hubs and not notes")))
    #expect(try !legal.isSatisfiable(condition("plan == school and account")))
    #expect(try !legal.isSatisfiable(condition("not (not hubs or notes)")))
    #expect(try legal.implies(condition("true"), condition("notes or not hubs")))
    // Given that its parent is shown, a child's condition may say nothing more.
    #expect(try legal.implies(condition("hubs"), condition("notes or plan == business")))
    #expect(try !legal.implies(condition("notes"), condition("hubs")))
  }

  @Test func groupsThatCanLoseTheirChildren() throws {
    let children = try [condition("notes"), condition("plan == business")]
    let group = try condition("account")
    let example = try legal().example(of: .all([group, .not(.any(children))]))
    #expect(example?.offDefaults == [])
    let always = try legal(["account implies notes or plan == business"])
    #expect(try always.example(of: .all([group, .not(.any(children))])) == nil)
  }

  @Test func releasesThatDecide() throws {
    let bar = try bar(["true", "os >= 26", "os < 26 or notes"])
    #expect(try legal(on: 18).extent(of: bar, upTo: 6) == 2...2)
    #expect(try legal(on: 26).extent(of: bar, upTo: 6) == 2...3)
    let assume = ["os < 26 implies not notes"]
    #expect(try !legal(assume, on: 18).isSatisfiable(condition("notes")))
    #expect(try legal(assume, on: 26).isSatisfiable(condition("notes")))
  }

  @Test func profilesThatAreForbidden() throws {
    let legal = try legal(["hubs implies notes"])
    let profile: Assignment = [0, 1, 1, 0]
    let chosen = Condition.all(profile.indices.map { .flag($0, isOneOf: [profile[$0]]) })
    #expect(try !legal.isSatisfiable(chosen))
    #expect(try legal.isSatisfiable(.all([.flag(0, isOneOf: [1]), .flag(1, isOneOf: [1])])))
  }
}
