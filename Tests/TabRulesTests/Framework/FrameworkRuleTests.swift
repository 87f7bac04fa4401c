import Diagnostics
import SourceText
import TabRules
import Testing

/// What is said of frameworks and releases.
@Suite struct FrameworkRuleTests {
  static let rules: [RuleID] = [
    "framework-support", "needs-release", "compatibility-sdk", "customization-shared",
    "action-in-bar",
  ]

  @Test(arguments: rules) func examples(rule: RuleID) throws { try RuleExamples.expect(rule) }

  @Test(arguments: rules.dropFirst()) func fixtures(rule: RuleID) throws {
    try RuleFixture(rule).expectFindings()
  }

  @Test(arguments: ["uikit", "swiftui", "adaptiveAppShell"])
  func fixtures(framework: String) throws {
    try RuleFixture("framework-support", part: framework).expectFindings()
  }

  @Test func actionsAreNotReportedUnlessAsked() {
    let text = """
      version: 1
      tabs:
        - {id: home, title: Home, systemImage: house}
        - {id: new, kind: action, title: New, systemImage: plus}
        - {id: news, title: News, systemImage: newspaper}

      """
    #expect(Lint(SourceText(name: "tabs.yaml", contents: Array(text.utf8))).diagnostics == [])
  }
}
