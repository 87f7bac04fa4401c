import Testing

@testable import YAMLTree

/// What the rules say of themselves is true.
@Suite struct RuleTests {
  @Test func names() {
    #expect(
      YAMLRules.all.map(\.id.name) == [
        "yaml-syntax", "yaml-limit", "yaml-unsupported", "invalid-character", "duplicate-key",
      ]
    )
    for rule in YAMLRules.all {
      #expect(rule.defaultSeverity == .error)
      #expect(!rule.isConfigurable)
      #expect(!rule.discussion.isEmpty)
    }
  }

  @Test func examples() {
    for rule in YAMLRules.all {
      for text in rule.valid { #expect(Reading(text).lines == [], "\(text)") }
      for text in rule.invalid { #expect(Reading(text).rules == [rule.id.name], "\(text)") }
    }
  }

  @Test func helpIsOneLineWithoutAFullStop() {
    for text in YAMLRules.all.flatMap(\.invalid) {
      for diagnostic in Reading(text).diagnostics {
        for line in [diagnostic.message, diagnostic.help ?? "x"] {
          #expect(!line.hasSuffix("."))
          #expect(!line.contains("\n"))
        }
      }
    }
  }
}
