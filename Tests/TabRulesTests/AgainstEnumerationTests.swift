import Diagnostics
import Testing

@testable import TabRules

/// A proven rule speaks just where some legal assignment, looked at by itself, breaks it.
@Suite struct AgainstEnumerationTests {
  private static let rules = [
    "unique-id", "unique-route", "unique-accessibility-identifier", "duplicate-title",
    "sub-tab-count", "compact-unreachable", "initial-hidden", "default-child-hidden",
    "fallback-hidden",
  ]

  /// What speaks of the place that an id means; there is none such where two are shown at once.
  private static let referring: Set = ["initial-hidden", "default-child-hidden", "fallback-hidden"]

  @Test func proofsAgreeWithEnumeration() {
    var fired: Set<String> = []
    for seed in 1...1500 {
      let tree = RandomTree(seed: seed)
      guard var proven = Self.findings(tree.text) else { continue }
      var enumerated: Set<String> = []
      for values in Self.assignments {
        guard let text = tree.text(with: values) else { continue }
        enumerated.formUnion(Self.findings(text) ?? [])
      }
      if proven.contains("unique-id") {
        proven.subtract(Self.referring)
        enumerated.subtract(Self.referring)
      }
      #expect(proven == enumerated, "seed \(seed)\n\(tree.text)")
      fired.formUnion(proven)
    }
    #expect(fired.count > Self.rules.count - 1, "\(fired.sorted())")
  }

  private static var assignments: [[String: Bool]] {
    (0..<8).map { number in
      Dictionary(
        uniqueKeysWithValues: RandomTree.flags.enumerated().map { ($1, number >> $0 & 1 == 1) }
      )
    }
  }

  /// The proven rules that find something; `nil` where the file could not be read.
  private static func findings(_ text: String) -> Set<String>? {
    let lint = Lint(MarkedText(text).source)
    guard lint.isComplete else { return nil }
    let found = lint.diagnostics.filter { $0.severity > .info }.map(\.rule.name)
    // A sub-tab bar of one item is a fact, and proven as well.
    let isLonely = lint.diagnostics.contains {
      $0.rule.name == "sub-tab-count" && $0.severity == .info
    }
    return Set(found).intersection(rules).union(isLonely ? ["a bar of one"] : [])
  }
}
