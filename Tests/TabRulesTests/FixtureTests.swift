import Diagnostics
import Testing

@testable import TabRules

/// Each rule on a file that it speaks of, at the marked places, and on one that it just does not.
@Suite struct FixtureTests {
  /// The rules that have fixtures: those of these groups.
  static let rules = Fixtures.paths(below: "Fixtures/rules")
    .compactMap { path in
      path.hasSuffix("/fires.yaml")
        ? path.split(separator: "/").dropLast().last.map(String.init) : nil
    }

  @Test func everyRuleHasFixtures() {
    let folders = ["Identity", "Compact", "Regular", "Selection"]
    let sources = folders.flatMap { Fixtures.paths(below: "Sources/TabRules/\($0)") }
    let named = Catalogue.lintRules.filter { rule in
      sources.contains { $0.hasSuffix("/\(rule).swift") }
    }
    #expect(Set(named.map { $0.rule.id.name }) == Set(Self.rules))
  }

  @Test(arguments: rules) func fires(rule: String) throws {
    let marked = try MarkedText(Fixtures.text("Fixtures/rules/\(rule)/fires.yaml"))
    let found = Lint(marked.source).diagnostics
    #expect(found.map(\.rule.name) == marked.marks.map { _ in rule })
    #expect(found.map(\.span.lowerBound) == marked.marks)
    #expect(!marked.marks.isEmpty)
  }

  @Test(arguments: rules) func doesNotFire(rule: String) throws {
    let marked = try MarkedText(Fixtures.text("Fixtures/rules/\(rule)/not.yaml"))
    #expect(Lint(marked.source).diagnostics == [])
  }
}
