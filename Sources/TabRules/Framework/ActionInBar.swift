import Diagnostics
import TabLayout
import TabTree

/// A bar is for navigation.
enum ActionInBar: LintRule {
  static let rule = Rule(
    "action-in-bar",
    nil,
    "an action that takes a place in a bar",
    discussion: """
      A tab bar is for navigation, not for actions (documented: Human Interface Guidelines, tab \
      bars); an action belongs into a toolbar, or into a sidebar's section. Some apps have one in \
      their bar all the same, so this is off unless a file turns it on.
      """,
    valid: [example("compact: hidden, regular: sidebarOnly")],
    invalid: [example("compact: tab"), example("compact: hidden")]
  )

  static func check(_ run: inout LintRun) {
    guard run.configuration.nodes.contains(where: { $0.kind == .action }) else { return }
    var isReported: Set<Int> = []
    for resolution in run.everything {
      let compact = resolution.bar(.compact)
      let regular = resolution.bar(.regular)?.items ?? resolution.regions()?.pinned ?? []
      for node in (compact?.items ?? []) + (compact?.overflow ?? []) {
        report(node, .compact, "compact", &isReported, &run)
      }
      for node in regular { report(node, .regular, "regular tab", &isReported, &run) }
    }
  }

  private static func report(
    _ node: Int,
    _ key: NodeKey,
    _ bar: String,
    _ isReported: inout Set<Int>,
    _ run: inout LintRun
  ) {
    guard run.configuration.nodes[node].kind == .action, isReported.insert(node).inserted else {
      return
    }
    run.report(
      rule,
      "\(run.describe(node)) takes a place in the \(bar) bar, which is for navigation",
      at: run.place(key, of: node),
      help: "give it 'compact: hidden' and 'regular: sidebarOnly', or put it into a section",
      node: node,
      subject: key.name
    )
  }

  private static func example(_ keys: String) -> String {
    """
    version: 1
    rules: {action-in-bar: warning}
    mode: tabSidebar
    tabs:
      - {id: home, title: Home, systemImage: house}
      - {id: news, title: News, systemImage: newspaper}
      - {id: compose, kind: action, title: Compose, systemImage: square.and.pencil, \(keys)}

    """
  }
}
