import Diagnostics
import SourceText
import TabLayout
import TabTree
import Testing

@testable import TabRules

/// What rules print that speak of nodes shown together, and of the initial selection, is the first of
/// all cases that break them. It is looked for by resolving one assignment after the other.
@Suite struct MeetingTests {
  static let portions = (0..<10).map { $0 * 12..<($0 + 1) * 12 }

  @Test(arguments: portions) func upToFiveFlags(seeds: Range<Int>) throws {
    var found = 0
    for seed in seeds {
      let text = RandomFlags(seed: seed, flags: 1 + seed % 5, hasTexts: true).text
      let source = SourceText(name: "tabs.yaml", contents: Array(text.utf8))
      let lint = Lint(source)
      let configuration = try #require(lint.configuration, "\(lint.diagnostics.map(\.message))")
      let check = Check(Cases(configuration), lint.diagnostics, text)
      check.checkShownTogether("unique-route", .route)
      check.checkShownTogether("unique-accessibility-identifier", .accessibilityIdentifier)
      check.checkTitles()
      check.checkInitial()
      let rules: [RuleID] = [
        "unique-route", "unique-accessibility-identifier", "duplicate-title", "initial-hidden",
      ]
      found += rules.count { rule in lint.diagnostics.contains { $0.rule == rule } }
    }
    #expect(found > seeds.count / 2)
  }
}

/// One configuration, with what was found in it.
private struct Check {
  let cases: Cases
  let diagnostics: [Diagnostic]
  let text: String

  private var configuration: TabConfiguration { cases.configuration }

  init(_ cases: Cases, _ diagnostics: [Diagnostic], _ text: String) {
    self.cases = cases
    self.diagnostics = diagnostics
    self.text = text
  }

  /// In the first case in which a form factor shows two nodes of one text, each of them but the first
  /// is told, and in the other form factor those that are not told yet.
  func checkShownTogether(_ rule: RuleID, _ key: NodeKey) {
    for nodes in nodes(by: key) {
      let gatherings = FormFactor.allCases.compactMap { formFactor in
        cases.first { shown(nodes, in: formFactor, $0).count > 1 }.map { ($0, formFactor) }
      }
      var expected: [String: String] = [:]
      for (found, formFactor) in gatherings.sorted(by: { isBefore($0.0, $1.0) }) {
        for node in shown(nodes, in: formFactor, found.resolution).dropFirst()
        where expected[configuration.nodes[node].id] == nil {
          expected[configuration.nodes[node].id] =
            "both shown in \(formFactor.rawValue) width \(found.words)"
        }
      }
      let text = configuration.text(key, of: nodes[0])
      let printed = diagnostics.filter { $0.rule == rule && $0.subject == text }
      #expect(
        Dictionary(printed.map { ($0.node, $0.detail) }) { first, _ in first } == expected,
        "\(rule)\n\(self.text)"
      )
    }
  }

  /// What is printed is a case in which one bar holds both, and the first such case is printed.
  func checkTitles() {
    for nodes in nodes(by: .title) {
      let printed = diagnostics.filter { diagnostic in
        diagnostic.rule == "duplicate-title"
          && nodes.contains { configuration.nodes[$0].id == diagnostic.node }
      }
      let first = cases.first { resolution in
        bars(resolution).contains { bar in bar.count { nodes.contains($0) } > 1 }
      }
      #expect((first == nil) == printed.isEmpty, "\(text)")
      #expect(first == nil || printed.contains { $0.detail == first?.words }, "\(text)")
      for diagnostic in printed {
        let isReal = cases.all.contains { found in
          found.words == diagnostic.detail
            && bars(found.resolution).contains { bar in
              bar.contains { configuration.nodes[$0].id == diagnostic.node }
                && bar.count { nodes.contains($0) } > 1
            }
        }
        #expect(isReal, "\(diagnostic.message) \(diagnostic.detail ?? "")\n\(text)")
      }
    }
  }

  func checkInitial() {
    guard let initial = configuration.initial else { return }
    let printed = diagnostics.first { $0.rule == "initial-hidden" }
    func isHidden(_ resolution: Resolution, _ formFactor: FormFactor) -> Bool {
      !configuration.places(of: initial).contains { resolution.isShown($0, in: formFactor) }
    }
    // One that is never shown is told by its own condition.
    guard
      cases.first({ resolution in
        FormFactor.allCases.contains { !isHidden(resolution, $0) }
      }) != nil
    else { return }
    let first = cases.first { resolution in
      FormFactor.allCases.contains { isHidden(resolution, $0) }
    }
    #expect(printed?.detail == first?.words, "\(text)")
    if let first,
      let formFactor = FormFactor.allCases.first(where: { isHidden(first.resolution, $0) })
    {
      #expect(printed?.message.contains("in \(formFactor.rawValue) width") ?? false, "\(text)")
    }
  }

  // MARK: What is shown

  /// The nodes that have a text in common with others.
  private func nodes(by key: NodeKey) -> [[Int]] {
    let nodes = configuration.nodes.indices.filter { configuration.text(key, of: $0) != nil }
    return Dictionary(grouping: nodes) { configuration.text(key, of: $0) }.values
      .filter { $0.count > 1 }
  }

  private func shown(_ nodes: [Int], in formFactor: FormFactor, _ resolution: Resolution) -> [Int] {
    nodes.filter { resolution.canShow($0, in: formFactor) }
  }

  private func isBefore(_ one: Cases.Case, _ other: Cases.Case) -> Bool {
    one.words != other.words
      && cases.all.first { [one.words, other.words].contains($0.words) }?.words == one.words
  }

  private func bars(_ resolution: Resolution) -> [[Int]] {
    FormFactor.allCases.flatMap { formFactor in
      let layout = resolution.layout(formFactor)
      let bar = layout.bar.map { [$0.items + $0.overflow] + $0.subTabBars.map(\.items) }
      return (bar ?? []) + (layout.regions.map { [$0.fixed + $0.center + $0.pinned] } ?? [])
    }
  }
}
