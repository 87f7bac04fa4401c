import Diagnostics
import SourceText
import TabRules
import Testing

/// What is said of flags and conditions.
@Suite struct ConditionRuleTests {
  static let rules: [RuleID] = [
    "unused-flag", "condition-never", "condition-always", "assume-contradiction",
    "profile-contradiction", "empty-group",
  ]

  @Test(arguments: rules) func examples(rule: RuleID) throws { try RuleExamples.expect(rule) }

  @Test(arguments: rules) func fixtures(rule: RuleID) throws {
    try RuleFixture(rule).expectFindings()
  }
}
