import Diagnostics
import TabTree

/// What is hidden by default can be brought out.
enum HiddenForGood: LintRule {
  static let rule = Rule(
    "hidden-for-good",
    .warning,
    "an item hidden by default that people may not bring out",
    discussion: """
      `hiddenByDefault` puts an item away until people bring it out while they edit the sidebar, and \
      only what has `allowsHiding` can be shown or hidden there (documented: \
      `UITab.isHiddenByDefault`, and `UITab.allowsHiding`, which is off by default). \
      Without it the item stays away.
      """,
    valid: [example("hiddenByDefault: true, allowsHiding: true")],
    invalid: [example("hiddenByDefault: true")]
  )

  static func check(_ run: inout LintRun) {
    for (index, node) in run.configuration.nodes.enumerated()
    where node.hiddenByDefault && !node.allowsHiding && node.regular != .hidden {
      run.report(
        rule,
        "\(run.describe(index)) is hidden by default, and nobody can bring it back",
        at: run.place(.hiddenByDefault, of: index),
        help: "add 'allowsHiding: true', or write 'regular: hidden' if nobody should",
        node: index
      )
    }
  }

  private static func example(_ keys: String) -> String {
    """
    version: 1
    mode: tabSidebar
    customizationIdentifier: main
    tabs:
      - {id: home, title: Home, systemImage: house}
      - {id: news, title: News, systemImage: newspaper}
      - {id: archive, title: Archive, systemImage: archivebox, \(keys)}

    """
  }
}
