import Diagnostics
import TabLayout
import TabTree

/// Where an item is shown with or by its image, it has one.
enum MissingImage: LintRule {
  static let rule = Rule(
    "missing-image",
    .error,
    "an item of a bar without the image that it is shown with",
    discussion: """
      The compact bar shows each item's image above its title (documented: Human Interface \
      Guidelines, tab bars). In regular width the tab bar's pinned region shows the image alone \
      (documented: Elevating your iPad app with a tab bar and sidebar), so an item without one \
      cannot be seen at all. A search tab has the system's image (documented: `UISearchTab`).
      """,
    valid: [
      """
      version: 1
      deploymentTarget: 26
      tabs:
        - {id: home, title: Home, systemImage: house}
        - {id: search, role: search, activatesSearch: true}

      """
    ],
    invalid: [
      """
      version: 1
      tabs:
        - {id: home, title: Home, systemImage: house}
        - {id: news, title: News}

      """
    ]
  )

  static func check(_ run: inout LintRun) {
    // There every item needs a symbol, wherever it stands: `framework-support`.
    guard run.configuration.framework != .adaptiveAppShell else { return }
    var isReported: Set<Int> = []
    for situation in run.possibilities {
      for node in situation.items(.compact) {
        report(node, "stands in the compact bar", &isReported, &run)
      }
      for node in situation.regions?.pinned ?? [] {
        report(
          node,
          "is pinned in the regular tab bar, which shows the image alone",
          &isReported,
          &run
        )
      }
    }
  }

  private static func report(
    _ node: Int,
    _ place: String,
    _ isReported: inout Set<Int>,
    _ run: inout LintRun
  ) {
    let written = run.configuration.nodes[node].written
    guard !written.contains(.systemImage), !written.contains(.image),
      run.configuration.nodes[node].role != .search, isReported.insert(node).inserted
    else { return }
    run.report(
      rule,
      "\(run.describe(node)) has no image and \(place)",
      at: run.place(.id, of: node),
      help: NodeKey.systemImage.entry.kinds.contains(run.configuration.nodes[node].kind)
        ? "give it a 'systemImage' or an 'image'"
        : "give it another placement than 'pinned', or make it a group, which can have an image",
      node: node,
      subject: "image"
    )
  }
}
