import Diagnostics
import SourceText
import TabRules
import Testing

/// What the examples of a rule give.
enum RuleExamples {
  /// Fails the test unless each invalid example breaks this rule and no other, and each valid one
  /// none. A rule that is off is turned on.
  static func expect(_ id: RuleID) throws {
    let rule = try #require(Catalogue.rule(id))
    #expect(!rule.valid.isEmpty && !rule.invalid.isEmpty)
    for example in rule.valid { #expect(rules(in: example, of: rule) == [], "\(example)") }
    for example in rule.invalid { #expect(rules(in: example, of: rule) == [id], "\(example)") }
  }

  private static func rules(in example: String, of rule: Rule) -> Set<RuleID> {
    let text =
      rule.defaultSeverity == nil
      ? example.replacing("version: 1\n", with: "version: 1\nrules: {\(rule.id.name): warning}\n")
      : example
    return Set(
      Lint(SourceText(name: "tabs.yaml", contents: Array(text.utf8))).diagnostics.map(\.rule)
    )
  }
}
