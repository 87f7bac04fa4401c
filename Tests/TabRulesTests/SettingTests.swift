import Diagnostics
import Testing

@testable import TabRules

/// What a file may say of rules that count.
@Suite struct SettingTests {
  private static let long = "  - {id: albums, title: Favorite Albums, systemImage: square}\n"

  private func findings(_ rules: String, _ tabs: String = long) -> [String] {
    let text = """
      version: 1
      rules: {\(rules)}
      tabs:
        - {id: home, title: Home, systemImage: house}
      \(tabs)
      """
    return Lint(MarkedText(text).source).diagnostics.map {
      "\($0.severity.rawValue) \($0.rule.name): \($0.message)"
    }
  }

  @Test func numbers() {
    let message =
      "title-length: the title of tab 'albums' is 15 characters wide, in the compact bar "
    #expect(findings("") == ["info \(message)more than 14 may be cut off"])
    #expect(findings("title-length: {max: 15}") == [])
    #expect(
      findings("title-length: {severity: warning, max: 3}").count == 2
    )
    #expect(
      findings("title-length: {severity: error, max: 9}") == [
        "error \(message)more than 9 may be cut off"
      ]
    )
    #expect(findings("title-length: {severity: off, max: 3}") == [])
  }

  @Test func numbersOnOtherRules() {
    #expect(
      findings("title-length: off, never-shown: {max: 3}") == [
        "error misplaced-key: the rule 'never-shown' counts nothing that 'max' could limit"
      ]
    )
    #expect(
      findings("all: {severity: off, max: 3}") == [
        "error misplaced-key: the rule 'all' counts nothing that 'max' could limit"
      ]
    )
  }

  @Test func severitiesWithinARule() {
    let group = """
        - id: work
          title: Work
          systemImage: briefcase
          children:
            - {id: projects, title: Projects}
      """
    #expect(findings("", group).map { $0.prefix(4) } == ["info"])
    #expect(findings("sub-tab-count: error", group).map { $0.prefix(5) } == ["error"])
  }
}
