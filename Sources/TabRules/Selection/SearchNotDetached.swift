import Diagnostics
import TabLayout
import TabTree

/// A search tab stands apart on every release that can set one apart.
enum SearchNotDetached: LintRule {
  static let rule = Rule(
    "search-not-detached",
    .info,
    "a search tab that is set apart on one release and not on the next",
    discussion: """
      On iOS 26 a search tab stands apart at the end of the compact bar by its type alone \
      (observed). An app that is built with the SDK of iOS 27 gets that only where the tab \
      activates search and no tab is prominent (documented for `prominentTabIdentifier`).
      """,
    valid: [example("activatesSearch: true")],
    invalid: [example("activatesSearch: false")]
  )

  static func check(_ run: inout LintRun) {
    for situations in run.situationsByAssignment {
      for (earlier, later) in zip(situations, situations.dropFirst()) {
        guard let search = earlier.compact.bar?.detached,
          run.configuration.nodes[search].role == .search, later.items(.compact).contains(search),
          later.compact.bar?.detached != search
        else { continue }
        return report(search, earlier, later, &run)
      }
    }
  }

  private static func report(
    _ search: Int,
    _ earlier: Situation,
    _ later: Situation,
    _ run: inout LintRun
  ) {
    let other = later.compact.bar?.detached
    run.report(
      rule,
      "\(run.describe(search)) is set apart in the compact bar on "
        + "\(earlier.resolution.target.name) and not on \(later.resolution.target.name)"
        + (other.map { ", where \(run.describe($0)) is" } ?? ""),
      at: run.place(.activatesSearch, of: search),
      help: other == nil
        ? "write 'activatesSearch: true' to have it set apart on both"
        : "only one is set apart; without 'role: prominent' on the other this one can be",
      node: search
    )
  }

  private static func example(_ key: String) -> String {
    """
    version: 1
    deploymentTarget: 26
    tabs:
      - {id: home, title: Home, systemImage: house}
      - {id: news, title: News, systemImage: newspaper}
      - {id: find, role: search, \(key)}

    """
  }
}
