import Diagnostics
import FlagLogic
import SourceText
import TabLayout
import TabTree
import Testing

@testable import TabRules

/// What proven rules print is the first of all cases that break them: the fewest flags off their
/// defaults, then the earliest target, then the first flag's default or first value. It is looked for
/// by resolving one assignment after the other.
@Suite struct CounterexampleTests {
  static let portions = (0..<10).map { $0 * 60..<($0 + 1) * 60 }

  @Test(arguments: portions) func upToFiveFlags(seeds: Range<Int>) throws {
    var found = 0
    for seed in seeds { found += try check(RandomFlags(seed: seed, flags: 1 + seed % 5).text) }
    #expect(found > seeds.count / 2)
  }

  @Test(arguments: 0..<6) func twelveFlags(seed: Int) throws {
    _ = try check(RandomFlags(seed: seed, flags: 12).text)
  }

  @Test(arguments: 0..<40) func reportsOfFlags(seed: Int) throws {
    let configuration = try configuration(RandomFlags(seed: seed, flags: 1 + seed % 6).text)
    for (target, outcome) in FlagReport(configuration).outcomes {
      let legal = Cases(configuration).assignments.filter { configuration.allows($0, on: target) }
      let counts = legal.map { assignment in
        count(Resolution(configuration, target: target, assignment: assignment))
      }
      guard case .proven(let bounds) = outcome else {
        #expect(outcome == .noAssignment && legal.isEmpty)
        continue
      }
      let (fewest, most) = (counts.map(\.least).min(), counts.map(\.most).max())
      #expect(bounds.counts.lowerBound == fewest && bounds.counts.upperBound == most)
      #expect(bounds.fewest == zip(legal, counts).first { $1.least == fewest }?.0)
      #expect(bounds.most == zip(legal, counts).first { $1.most == most }?.0)
    }
  }

  // MARK: Checking

  /// - Returns: How many findings there were.
  private func check(_ text: String) throws -> Int {
    let configuration = try configuration(text)
    let cases = Cases(configuration)
    let findings = Lint(source(text)).diagnostics
    func detail(_ rule: RuleID, _ subject: String, node: String? = nil) -> String? {
      findings.first {
        $0.rule == rule && $0.subject == subject && (node == nil || $0.node == node)
      }?.detail
    }
    let isContradictory = cases.first { _ in true } == nil
    #expect(isContradictory == findings.contains { $0.rule == "assume-contradiction" })
    var expected: [String?] = [
      cases.first { count($0).most > 5 }.map { "\($0.words): \(bar($0.resolution))" },
      cases.first { count($0).least < 2 }.map { found in
        let bar = bar(found.resolution)
        return bar.isEmpty ? found.words : "\(found.words): \(bar)"
      },
    ]
    var printed = [detail("compact-tab-count", "most"), detail("compact-tab-count", "least")]
    for group in configuration.nodes.indices {
      guard let child = configuration.nodes[group].defaultChild else { continue }
      // A child that is never shown is told by its own condition.
      guard cases.first({ $0.visibility.visible[child] }) != nil else { continue }
      let found = cases.first { resolution in
        FormFactor.allCases.contains {
          resolution.isShown(group, in: $0) && !resolution.isShown(child, in: $0)
        }
      }
      expected.append(found?.words)
      printed.append(
        detail(
          "default-child-hidden",
          configuration.nodes[child].id,
          node: configuration.nodes[group].id
        )
      )
    }
    #expect(printed == expected, "\(text)")
    return printed.compactMap { $0 }.count
  }

  private func source(_ text: String) -> SourceText {
    SourceText(name: "tabs.yaml", contents: Array(text.utf8))
  }

  private func configuration(_ text: String) throws -> TabConfiguration {
    let lint = Lint(source(text))
    return try #require(lint.configuration, "\(lint.diagnostics.map(\.message))\n\(text)")
  }

  private func count(_ resolution: Resolution) -> (least: Int, most: Int) {
    let configuration = resolution.configuration
    let items = resolution.bar(.compact).map { $0.items + $0.overflow } ?? []
    return (
      items.count { configuration.nodes[$0].kind != .dynamic },
      items.reduce(0) { $0 + configuration.placesInBar($1) }
    )
  }

  private func bar(_ resolution: Resolution) -> String {
    (resolution.bar(.compact).map { $0.items + $0.overflow } ?? [])
      .map { resolution.configuration.nodes[$0].id }.joined(separator: ", ")
  }
}
