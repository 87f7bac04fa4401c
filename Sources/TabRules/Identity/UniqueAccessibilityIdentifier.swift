import Diagnostics
import TabTree
import YAMLTree

/// A UI test finds one element by an identifier.
enum UniqueAccessibilityIdentifier: LintRule {
  static let isProven = true

  static let rule = Rule(
    "unique-accessibility-identifier",
    .error,
    "an accessibility identifier used twice where both can be shown",
    discussion: """
      UI tests look for an element by its `accessibilityIdentifier`; with two of them on the screen \
      it is open which one is meant. `UITab` takes one since iOS 18 (documented: UIKit's header \
      `UITab.h`). Nodes of which each form factor shows one at a time may share it.
      """,
    valid: [example("tab-news")],
    invalid: [example("tab-home")]
  )

  static func check(_ run: inout LintRun) {
    let configuration = run.configuration
    var identifiers = RepeatedTexts(in: configuration.yaml)
    for identifier in run.survey.gather(.accessibilityIdentifier) { identifiers.add(identifier) }
    for texts in identifiers.all(by: { $0 }) {
      for meeting in run.meetings(among: texts.map(\.node), by: configuration.identity(of:)) {
        let first = texts[meeting.first]
        let second = texts[meeting.second]
        run.report(
          rule,
          "\(run.describe(second.node)) has the accessibility identifier of "
            + run.describe(first.node),
          at: configuration.yaml.place(of: second.value),
          detail: "both shown in \(meeting.formFactor.rawValue) width \(meeting.circumstances)",
          related: [Related("first used here", at: configuration.yaml.place(of: first.value).span)],
          help: "give each of them its own, so that a UI test finds the one it means",
          node: second.node,
          subject: run.text(of: second)
        )
      }
    }
  }

  private static func example(_ identifier: String) -> String {
    """
    version: 1
    tabs:
      - {id: home, title: Home, systemImage: house, accessibilityIdentifier: tab-home}
      - {id: news, title: News, systemImage: newspaper, accessibilityIdentifier: \(identifier)}

    """
  }
}
