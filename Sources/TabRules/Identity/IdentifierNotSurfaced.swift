import Diagnostics
import TabTree

/// SwiftUI keeps a tab's accessibility identifier to itself.
enum IdentifierNotSurfaced: LintRule {
  static let rule = Rule(
    "identifier-not-surfaced",
    .info,
    "an accessibility identifier that does not reach the tab's button",
    discussion: """
      `accessibilityIdentifier` on a SwiftUI `Tab` does not reach the button in the tab bar: the \
      element that a UI test sees has the title as its label and no identifier (observed: \
      XcodeBuildMCP issue 442, iOS 26). A `TabContent` takes a label, a value and a hint only \
      (documented: `TabContent`). Such a tab is found by its title, \
      `app.tabBars.buttons["Home"]`. Reported once a file.
      """,
    valid: [example("uikit")],
    invalid: [example("swiftui")]
  )

  static func check(_ run: inout LintRun) {
    let nodes = run.configuration.nodes
    guard run.configuration.framework == .swiftui,
      nodes.contains(where: { $0.written.contains(.accessibilityIdentifier) })
    else { return }
    var items: Set<Int> = []
    for situation in run.possibilities {
      items.formUnion(situation.items(.compact) + situation.items(.regular))
    }
    let concerned = items.filter { nodes[$0].written.contains(.accessibilityIdentifier) }.sorted()
    guard let first = concerned.first else { return }
    run.report(
      rule,
      "with 'swiftui' the accessibility identifier of \(run.describe(first)) does not reach its "
        + "button in the tab bar",
      at: run.place(.accessibilityIdentifier, of: first),
      detail: concerned.count > 1
        ? "the same goes for: \(run.list(Array(concerned.dropFirst())))" : nil,
      help: "let UI tests find tabs by their titles",
      node: first
    )
  }

  private static func example(_ framework: String) -> String {
    """
    version: 1
    framework: \(framework)
    tabs:
      - {id: home, title: Home, systemImage: house, accessibilityIdentifier: tab-home}
      - {id: news, title: News, systemImage: newspaper}

    """
  }
}
