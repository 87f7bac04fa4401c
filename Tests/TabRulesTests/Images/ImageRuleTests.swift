import Diagnostics
import SourceText
import TabRules
import Testing

/// What is said of SF Symbols.
@Suite struct ImageRuleTests {
  static let rules: [RuleID] = [
    "unknown-symbol", "symbol-availability", "renamed-symbol", "restricted-symbol", "filled-symbol",
  ]

  @Test(arguments: rules) func examples(rule: RuleID) throws { try RuleExamples.expect(rule) }

  @Test(arguments: rules) func fixtures(rule: RuleID) throws {
    try RuleFixture(rule).expectFindings()
  }

  @Test func namesNearKnownOnesAreMended() throws {
    try RuleFixture("unknown-symbol").expectFixes(leaving: 1)
  }

  @Test func oldNamesAreMended() throws { try RuleFixture("renamed-symbol").expectFixes() }

  @Test func filledSymbolsAreMended() throws { try RuleFixture("filled-symbol").expectFixes() }

  @Test func namesNearKnownOnesAreErrors() {
    let severities = ["hose", "gazette.reader"].map { name in
      lint("{id: home, title: Home, systemImage: \(name)}").first?.severity
    }
    #expect(severities == [.error, .warning])
  }

  @Test func onlySoManyNamesAreSearchedFor() {
    let tabs = (0..<200).map { number in
      "{id: tab\(number), title: Tab, compact: hidden, systemImage: hose\(number)}"
    }
    let findings = lint(tabs.joined(separator: ", ")).filter { $0.rule == "unknown-symbol" }
    #expect(findings.count == 200)
    #expect(findings.count { $0.fix != nil } < 50)
  }

  private func lint(_ tabs: String) -> [Diagnostic] {
    let text = "version: 1\ntabs: [{id: first, title: First, systemImage: star}, \(tabs)]\n"
    return Lint(SourceText(name: "tabs.yaml", contents: Array(text.utf8))).diagnostics
  }
}
