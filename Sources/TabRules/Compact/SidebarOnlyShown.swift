import Diagnostics
import SourceText
import TabTree

/// A sidebar-only item is hidden in compact width.
enum SidebarOnlyShown: LintRule {
  static let rule = Rule(
    "sidebar-only-shown",
    .warning,
    "a sidebar-only item that is shown in the compact bar",
    discussion: """
      `regular: sidebarOnly` keeps an item out of the regular tab bar (documented: \
      `UITab.Placement`), and without a word more out of compact width. The system itself shows \
      such items in the compact bar (observed: developers of Surround, Yala and Flare, iOS 18 to \
      27), so `compact: tab` on the same node is most often left over. For one \
      that belongs in the phone's bar but not in the iPad's, `regular: optional` says so.
      """,
    isFixable: true,
    valid: [example("regular: sidebarOnly"), example("regular: optional, compact: tab")],
    invalid: [example("regular: sidebarOnly, compact: tab")]
  )

  static func check(_ run: inout LintRun) {
    for index in run.configuration.nodes.indices
    where run.configuration.keys(of: index).isSuperset(of: NodeKeySet([.compact, .regular])) {
      let node = run.configuration.nodes[index]
      guard node.kind != .section, node.regular == .sidebarOnly, node.compact == .tab else {
        continue
      }
      let compact = run.place(.compact, of: index)
      // Without a sidebar it would be nowhere.
      let hasSidebar = run.everything.contains { $0.hasPlaceInRegular(for: index) }
      run.report(
        rule,
        "\(run.describe(index)) is for the sidebar only and shown in the compact bar",
        at: compact,
        related: [Related("for the sidebar only", at: run.place(.regular, of: index).span)],
        help: hasSidebar
          ? "write 'compact: hidden', or 'regular: optional' if it belongs in the phone's bar"
          : "write 'mode: tabSidebar', or 'regular: hidden' as the app has no sidebar",
        fix: hasSidebar ? fix(index, run) : nil,
        node: index,
        subject: "compact"
      )
    }
  }

  private static func fix(_ node: Int, _ run: LintRun) -> Fix? {
    run.configuration.value(.compact, of: node).map {
      Fix("write 'hidden'", [run.configuration.yaml.edit($0, to: "hidden")])
    }
  }

  private static func example(_ keys: String) -> String {
    """
    version: 1
    mode: tabSidebar
    tabs:
      - {id: home, title: Home, systemImage: house}
      - {id: news, title: News, systemImage: newspaper}
      - {id: trash, title: Trash, systemImage: trash, \(keys)}

    """
  }
}
