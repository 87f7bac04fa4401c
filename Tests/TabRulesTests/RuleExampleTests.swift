import Diagnostics
import SourceText
import TabRules
import TabTree
import Testing
import YAMLTree

/// What every rule says of itself holds.
@Suite struct RuleExampleTests {
  /// A rule with one of its examples.
  struct Example: CustomTestStringConvertible, Sendable {
    let rule: Rule
    let number: Int
    let text: String

    var testDescription: String { "\(rule.id.name), example \(number + 1)" }

    /// The findings in the example as it is printed.
    var lint: Lint { Lint(SourceText(name: "tabs.yaml", contents: Array(text.utf8))) }

    static func all(_ examples: (Rule) -> [String]) -> [Example] {
      Catalogue.rules.flatMap { rule in
        examples(rule).enumerated().map { Example(rule: rule, number: $0.offset, text: $0.element) }
      }
    }
  }

  @Test(arguments: Example.all(\.valid)) func valid(example: Example) {
    let rules = example.lint.diagnostics.map(\.rule)
    #expect(!rules.contains(example.rule.id), "\(example.text)")
    if YAMLRules.all.contains(where: { $0.id == example.rule.id }) {
      // These examples are any YAML, not configurations.
      #expect(!YAMLRules.all.contains { rules.contains($0.id) }, "\(example.text)")
    } else {
      #expect(example.lint.configuration != nil, "\(example.text)")
    }
  }

  @Test(arguments: Example.all(\.invalid)) func invalid(example: Example) {
    let rules = example.lint.diagnostics.map(\.rule)
    #expect(rules.contains(example.rule.id), "\(rules.map(\.name))\n\(example.text)")
  }

  @Test(arguments: Catalogue.rules.map(\.id)) func hasWordsAndExamples(id: RuleID) throws {
    let rule = try #require(Catalogue.rule(id))
    #expect(id.name.wholeMatch(of: /[a-z]+(-[a-z]+)*/) != nil)
    #expect(!rule.summary.isEmpty && !rule.summary.hasSuffix("."))
    #expect(rule.discussion.hasSuffix("."))
    // A claim about the platform names who made it.
    let grades = rule.discussion.matches(of: /[Dd]ocumented|[Oo]bserved/)
    for grade in grades {
      let rest = rule.discussion[grade.range.upperBound...]
      #expect(rest.prefixMatch(of: /: [^\s).;][^).;]+/) != nil, "\(rest.prefix(60))")
    }
    // Conditions too entangled to be proven are too long for an example.
    if id == "proof-limit" { return }
    #expect(!rule.invalid.isEmpty)
    #expect(!rule.valid.isEmpty)
  }

  @Test func everyRuleHasAnIDOfItsOwn() {
    let names = Catalogue.rules.map(\.id.name)
    #expect(Set(names).count == names.count)
  }

  @Test(arguments: Catalogue.rules.filter(\.isFixable).map(\.id))
  func whatCanBeFixedIsFixed(id: RuleID) throws {
    let examples = Example.all(\.invalid).filter { $0.rule.id == id }
    let fixed = examples.filter { example in
      example.lint.diagnostics.contains { $0.rule == id && $0.fix != nil }
    }
    let example = try #require(fixed.first)
    let finding = try #require(example.lint.diagnostics.first { $0.rule == id && $0.fix != nil })
    var bytes = Array(example.text.utf8)
    for edit in try #require(finding.fix).edits.reversed() {
      bytes.replaceSubrange(edit.span.range, with: Array(edit.replacement.utf8))
    }
    let mended = Lint(SourceText(name: "tabs.yaml", contents: bytes))
    #expect(mended.diagnostics.count { $0.rule == id } == fixedCount(example, id) - 1)
  }

  @Test(arguments: Catalogue.rules.filter { !$0.isFixable }.map(\.id))
  func whatHasNoFixSaysSo(id: RuleID) {
    for example in Example.all(\.invalid) where example.rule.id == id {
      #expect(!example.lint.diagnostics.contains { $0.rule == id && $0.fix != nil })
    }
  }

  private func fixedCount(_ example: Example, _ id: RuleID) -> Int {
    example.lint.diagnostics.count { $0.rule == id }
  }
}
