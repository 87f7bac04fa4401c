import Diagnostics
import TabLayout
import TabTree

/// A search tab stands apart on every release that can set one apart.
enum SearchNotDetached: LintRule {
  static let rule = Rule(
    "search-not-detached",
    .info,
    "a search tab that is set apart on one release and not on the next, or a second one in a bar",
    discussion: """
      On iOS 26 a search tab stands apart at the end of the compact bar by its type alone \
      (observed: react-native-screens issue 4671). An app that is built with the SDK of iOS 27 gets \
      that only where the tab activates search and no tab is prominent (documented: \
      `prominentTabIdentifier`). With SwiftUI the first search tab is the one that searches \
      (documented: `TabRole`).
      """,
    valid: [example("activatesSearch: true")],
    invalid: [
      example("activatesSearch: false"),
      """
      version: 1
      framework: swiftui
      deploymentTarget: 27
      tabs:
        - {id: home, title: Home, systemImage: house}
        - {id: find, role: search, activatesSearch: true}
        - {id: shop, title: Shop, systemImage: cart, role: search}

      """,
    ]
  )

  static func check(_ run: inout LintRun) {
    checkSeveral(&run)
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

  /// A second search tab of SwiftUI. Of UIKit it is an error of the framework's, as is a second
  /// prominent tab of either.
  private static func checkSeveral(_ run: inout LintRun) {
    guard run.configuration.framework == .swiftui else { return }
    var isReported: Set<Int> = []
    for situation in run.situations {
      let search = situation.items(.compact).filter { run.configuration.nodes[$0].role == .search }
      for other in search.dropFirst() where isReported.insert(other).inserted {
        run.report(
          rule,
          "the role of \(run.describe(other)) has no effect: SwiftUI searches in the first search tab "
            + "of a bar, here \(run.describe(search[0]))",
          at: run.place(.role, of: other),
          related: [Related("the first", at: run.place(.role, of: search[0]).span)],
          help: "take the role from one of them",
          node: other,
          subject: NodeKey.role.name
        )
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
      help: other.map { run.configuration.nodes[$0].role } == .prominent
        ? "only one is set apart; without 'role: prominent' on the other this one can be"
        : "write 'activatesSearch: true' to have it set apart on both",
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
