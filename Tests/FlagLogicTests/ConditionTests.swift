import FlagLogic
import Testing

/// Conditions as values, and their normal text.
@Suite struct ConditionTests {
  private let on = Condition.flag(0, isOneOf: [1])
  private let plan = Condition.flag(1, isOneOf: [0, 2])

  @Test func holds() {
    #expect(Condition.constant(true).holds(for: [], release: 18))
    #expect(on.holds(for: [1, 0], release: 18))
    #expect(!on.holds(for: [0, 0], release: 18))
    #expect(plan.holds(for: [0, 2], release: 18))
    #expect(!plan.holds(for: [0, 1], release: 18))
    #expect(Condition.not(plan).holds(for: [0, 1], release: 18))
    #expect(Condition.all([]).holds(for: [], release: 18))
    #expect(!Condition.any([]).holds(for: [], release: 18))
    #expect(Condition.all([on, plan]).holds(for: [1, 0], release: 18))
    #expect(!Condition.all([on, plan]).holds(for: [1, 1], release: 18))
    #expect(Condition.any([on, plan]).holds(for: [0, 0], release: 18))
    #expect(Condition.implies(on, plan).holds(for: [0, 1], release: 18))
    #expect(!Condition.implies(on, plan).holds(for: [1, 1], release: 18))
  }

  @Test func releasesHoldFromTheirMajorOn() {
    let from26 = Condition.release(atLeast: 26)
    #expect(!from26.holds(for: [], release: 18))
    #expect(from26.holds(for: [], release: 26))
    #expect(from26.holds(for: [], release: 27))
  }

  @Test func releasesSpokenOf() {
    let from18 = Condition.release(atLeast: 18)
    let from26 = Condition.release(atLeast: 26)
    #expect(Condition.all([on, .constant(true)]).releases == [])
    #expect(Condition.implies(.not(from26), .any([on, from18])).releases == [26, 18])
  }

  @Test func booleansHaveTwoValues() {
    let flag = Flag("notes", default: true)
    #expect(flag.values == ["false", "true"])
    #expect(flag.defaultValue == 1)
    #expect(flag.isBoolean)
    #expect(!Flag("plan", values: ["a", "b"], defaultValue: 1).isBoolean)
  }

  @Test(arguments: [
    ("", ""),
    ("notes", "notes"),
    ("  notes\n  and\thubs ", "notes and hubs"),
    ("not(a or b)", "not (a or b)"),
    ("( a or b )and c", "(a or b) and c"),
    ("((a))", "((a))"),
    ("plan==x", "plan == x"),
    ("plan!=x or os>=26", "plan != x or os >= 26"),
    ("plan in[a,b , c]", "plan in [a, b, c]"),
    ("os<18", "os < 18"),
  ])
  func normalizedText(text: String, normal: String) {
    #expect(Condition.normalizedText(text) == normal)
    #expect(Condition.normalizedText(normal) == normal)
  }
}
