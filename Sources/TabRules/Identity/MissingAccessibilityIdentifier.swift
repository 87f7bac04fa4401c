import Diagnostics
import TabTree

/// UI tests find everything that can be selected by an identifier.
enum MissingAccessibilityIdentifier: LintRule {
  static let rule = Rule(
    "missing-accessibility-identifier",
    nil,
    "a tab, group or action without an accessibility identifier",
    discussion: """
      Without an `accessibilityIdentifier` a UI test can go by the title only, and translations and \
      new wordings break it. The rule is off unless a file turns it on: not every app is tested \
      that way.
      """,
    valid: [example("accessibilityIdentifier: tab-news")],
    invalid: [example("badge: count")]
  )

  static func check(_ run: inout LintRun) {
    for (index, node) in run.configuration.nodes.enumerated()
    where [.tab, .group, .action].contains(node.kind)
      && !node.written.contains(.accessibilityIdentifier)
    {
      run.report(
        rule,
        "\(run.describe(index)) has no accessibility identifier",
        at: run.place(.id, of: index),
        help: "add an 'accessibilityIdentifier'",
        node: index
      )
    }
  }

  private static func example(_ keys: String) -> String {
    """
    version: 1
    rules: {missing-accessibility-identifier: warning}
    tabs:
      - {id: home, title: Home, systemImage: house, accessibilityIdentifier: tab-home}
      - {id: news, title: News, systemImage: newspaper, \(keys)}

    """
  }
}
