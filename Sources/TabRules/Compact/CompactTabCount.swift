import Diagnostics
import FlagLogic
import TabLayout
import TabTree
import YAMLTree

/// The compact bar holds two to five items.
enum CompactTabCount: LintRule {
  static let isProven = true

  private static let allowed = 2...5

  static let rule = Rule(
    "compact-tab-count",
    .error,
    "fewer than two or more than five items in the compact bar",
    discussion: """
      A compact bar has room for five items; of six or more the system shows four and puts the \
      rest into a list behind More (documented: UIKit's header `UITabBarController.h`). Apple's \
      guidelines: "avoid overflow tabs" (documented: Human Interface Guidelines, tab bars). A \
      search tab counts (observed: developers of an app with five tabs and a search tab, iOS 26.5). \
      A dynamic list counts from none to its `max`. With fewer than two there is nothing to switch between.
      """,
    valid: [tabs(2), tabs(5)],
    invalid: [tabs(1), tabs(6)]
  )

  static func check(_ run: inout LintRun) {
    let crowded = run.counterexample { presence in
      claim(presence) { .more(than: allowed.upperBound, $0) }
    }
    if let crowded { reportCrowded(crowded, &run) }
    let bare = run.counterexample { presence in
      claim(presence) { .fewer(than: allowed.lowerBound, $0) }
    }
    if let bare { reportBare(bare, &run) }
  }

  private static func claim(
    _ presence: Presence,
    _ statement: ([CountedCondition]) -> Claim.Statement
  ) -> Claim? {
    guard let items = presence.barItems(.compact) else { return nil }
    return Claim(statement: statement(presence.places(items, in: .compact)), nodes: items)
  }

  private static func reportCrowded(
    _ crowded: LintRun.ProvenCase,
    _ run: inout LintRun
  ) {
    let items = items(of: crowded)
    let count = items.map { run.configuration.placesInBar($0) }.reduce(0, +)
    var places = 0
    let first =
      items.first {
        places += run.configuration.placesInBar($0)
        return places > allowed.upperBound
      } ?? items[0]
    run.report(
      rule,
      "the compact bar would hold \(count) items, at most \(allowed.upperBound) fit",
      at: run.place(.id, of: first),
      detail: "\(crowded.circumstances): \(run.list(items))",
      help: "give some of them 'compact: hidden', or put them into a group",
      node: first,
      subject: "most"
    )
  }

  private static func reportBare(
    _ bare: LintRun.ProvenCase,
    _ run: inout LintRun
  ) {
    let items = items(of: bare)
    let count = items.filter { run.configuration.nodes[$0].kind != .dynamic }.count
    guard let tabs = run.configuration.written[.tabs] else { return }
    let held = count == 0 ? "no item" : "1 item"
    run.report(
      rule,
      "the compact bar would hold \(held), at least \(allowed.lowerBound) are needed",
      at: run.configuration.place(ofRootKey: .tabs) ?? run.configuration.yaml.place(of: tabs),
      detail: bare.circumstances + (items.isEmpty ? "" : ": \(run.list(items))"),
      help: "show another tab in compact width",
      subject: "least"
    )
  }

  private static func items(of found: LintRun.ProvenCase) -> [Int] {
    found.resolution.bar(.compact).map { $0.items + $0.overflow } ?? []
  }

  private static func tabs(_ count: Int) -> String {
    "version: 1\ntabs:\n"
      + (1...count).map { "  - {id: tab\($0), title: Tab \($0), systemImage: \($0).circle}\n" }
      .joined()
  }
}
