import Diagnostics
import TabLayout
import TabTree

/// The sidebar is shallow.
enum SidebarDepth: LintRule {
  static let rule = Rule(
    "sidebar-depth",
    .info,
    "a sidebar row three levels below the top, or more",
    discussion: """
      Apple's guidelines ask for no more than two levels in a sidebar, and for a list in the content \
      area where there are more (documented: Human Interface Guidelines, sidebars); a tab group is \
      to have two, or at most three, layers (documented: Elevating your iPad app with a tab bar and \
      sidebar). From four levels below the top \
      on it is a warning. With `max` the file sets another number than two.
      """,
    maximum: 2,
    valid: [example("")],
    invalid: [
      example("children: [{id: bop, title: Bop, systemImage: star}]"),
      example(
        "children: [{id: bop, title: Bop, children: [{id: hard, title: Hard Bop, "
          + "systemImage: star}]}]"
      ),
    ]
  )

  static func check(_ run: inout LintRun) {
    let maximum = run.maximum(of: rule)
    guard run.configuration.nodes.contains(where: { $0.depth - 2 >= maximum }),
      let rows = run.possibilities.last?.regular.sidebar
    else { return }
    for row in rows { check(row, level: 0, maximum, &run) }
  }

  /// Looks for rows below the deepest that are allowed, and reports once for each of those.
  private static func check(_ row: Row, level: Int, _ maximum: Int, _ run: inout LintRun) {
    guard level == maximum else {
      for child in row.children { check(child, level: level + 1, maximum, &run) }
      return
    }
    guard let child = row.children.first else { return }
    let grandchild = row.children.lazy.compactMap(\.children.first).first
    let deepest = grandchild ?? child
    let levels = grandchild == nil ? level + 1 : level + 2
    run.report(
      rule,
      "\(run.describe(deepest.node)) is a row \(levels) levels below the top of the sidebar",
      at: run.place(.id, of: deepest.node),
      severity: grandchild == nil ? .info : .warning,
      help: "show it in the content of '\(run.configuration.nodes[row.node].id)' instead",
      node: deepest.node
    )
  }

  private static func example(_ keys: String) -> String {
    """
    version: 1
    deploymentTarget: 26
    tabs:
      - {id: home, title: Home, systemImage: house}
      - id: music
        title: Music
        systemImage: music.note
        landing: self
        compactChildren: list
        children:
          - id: genres
            title: Genres
            children:
              - id: jazz
                title: Jazz
                \(keys)

    """
  }
}
