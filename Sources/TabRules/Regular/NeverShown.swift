import Diagnostics
import TabLayout
import TabTree

/// Every node is shown in some form factor.
enum NeverShown: LintRule {
  static let isProven = true

  static let rule = Rule(
    "never-shown",
    .error,
    "a node that no form factor ever shows",
    discussion: """
      A node that is hidden in compact and in regular width is there for nobody, and so is a \
      sidebar-only one in an app without a sidebar. One that is hidden by default is not meant: \
      people can bring it out of the sidebar.
      """,
    valid: [
      example("compact: hidden"), example("regular: sidebarOnly", root: "mode: tabSidebar\n"),
    ],
    invalid: [
      example("compact: hidden, regular: hidden"), example("regular: sidebarOnly"),
      example("compact: hidden, when: os < 18", root: "mode: tabSidebar\ndeploymentTarget: 17\n"),
    ]
  )

  static func check(_ run: inout LintRun) {
    let nodes = run.configuration.nodes
    var isShown = [Bool](repeating: false, count: nodes.count)
    for resolution in run.everything {
      let compact = resolution.shown(in: .compact)
      let regular = resolution.shown(in: .regular)
      let visibility = resolution.visibility
      for index in nodes.indices {
        let canBeBroughtOut =
          visibility.putAway[index] && !visibility.out[index]
          && run.configuration.effectiveMode != .tabBar
        let isInRegular = regular[index] && resolution.hasPlaceInRegular(for: index)
        guard !isShown[index], compact[index] || isInRegular || canBeBroughtOut else { continue }
        // The releases on which it would be shown may be others than those its condition is for.
        isShown[index] = run.conditions.targets(of: index).contains(resolution.target)
      }
    }
    // A section is no more than its children, wherever they are shown.
    for index in nodes.indices where nodes[index].kind == .section {
      let children = run.configuration.children(of: index)
      isShown[index] = children.contains { isShown[$0] } || nodes[index].regular != .hidden
    }
    for index in nodes.indices where !isShown[index] && !run.conditions.neverHold(for: index) {
      if let parent = nodes[index].parent, !isShown[parent] { continue }
      let isWritten = nodes[index].written.contains(.compact)
      let (reason, help) = words(for: index, run)
      run.report(
        rule,
        "\(run.describe(index)) is shown in no form factor\(reason)",
        at: run.place(isWritten ? .compact : .regular, of: index),
        help: help,
        node: index
      )
    }
  }

  private static func words(for node: Int, _ run: LintRun) -> (reason: String, help: String) {
    guard run.everything.contains(where: { $0.shown(in: .regular)[node] }) else {
      return ("", "show it in compact or regular width, or take it out")
    }
    return run.configuration.effectiveMode == .tabBar
      ? (
        ": it stands in a sidebar, and the app has none",
        "write 'mode: tabSidebar', or give it a place in the bar"
      )
      : (
        ": its place is in regular width, which shows the compact bar where its condition holds",
        "change the condition, or show it in the compact bar"
      )
  }

  private static func example(_ keys: String, root: String = "") -> String {
    """
    version: 1
    \(root)tabs:
      - {id: home, title: Home, systemImage: house}
      - {id: news, title: News, systemImage: newspaper}
      - {id: trash, title: Trash, systemImage: trash, \(keys)}

    """
  }
}
