import Diagnostics
import SourceText
import Testing

@testable import TabRules

/// What rules say of themselves is true.
@Suite struct ExampleTests {
  @Test(arguments: Catalogue.lintRules.map { $0.rule.id.name })
  func examples(name: String) throws {
    let rule = try #require(Catalogue.rule(RuleID(name)))
    #expect(!rule.valid.isEmpty)
    // No short file is too entangled.
    #expect(rule.invalid.isEmpty == (name == "proof-limit"))
    for text in rule.valid { #expect(!rules(text).contains(name), "\(text)") }
    for text in rule.invalid { #expect(Set(rules(text)) == [name], "\(text)") }
  }

  @Test func wordsAreInStyle() {
    for rule in Catalogue.lintRules.map({ $0.rule }) {
      #expect(!rule.summary.hasSuffix("."))
      #expect(rule.discussion.hasSuffix("."), "\(rule.id.name)")
      for text in rule.invalid {
        for finding in Lint(MarkedText(text).source).diagnostics {
          for line in [finding.message, finding.help ?? "", finding.detail ?? ""] {
            #expect(!line.hasSuffix("."))
            #expect(!line.contains("\n"))
          }
        }
      }
    }
  }

  /// The rules that find something in an example as it is printed.
  private func rules(_ text: String) -> [String] {
    Lint(SourceText(name: "tabs.yaml", contents: Array(text.utf8))).diagnostics.map(\.rule.name)
  }
}
