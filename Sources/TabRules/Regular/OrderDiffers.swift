import Diagnostics
import TabLayout
import TabTree

/// The file's order is the shown order.
enum OrderDiffers: LintRule {
  static let rule = Rule(
    "order-differs",
    .info,
    "a bar or sidebar that is shown in another order than the file's",
    discussion: """
      A sidebar beside a tab bar shows the loose tabs first and the groups and sections after them, \
      each in the file's order (documented: Elevating your iPad app with a tab bar and sidebar). A \
      search tab goes to the end of the compact bar from iOS 26 on (documented: Human Interface \
      Guidelines, tab bars), and from iOS 27 on a prominent tab is the one that is set apart there \
      (documented: `prominentTabIdentifier`). A file in the shown order says what people see. \
      Reported once for the compact bar and once for the sidebar.
      """,
    valid: [example(first: search, second: "")],
    invalid: [
      example(first: "", second: search),
      """
      version: 1
      deploymentTarget: 26
      tabs:
        - {id: home, title: Home, systemImage: house}
        - {id: find, role: search, activatesSearch: true}
        - {id: news, title: News, systemImage: newspaper}

      """,
    ]
  )

  static func check(_ run: inout LintRun) {
    for situation in run.situations {
      let items = situation.items(.compact)
      if let index = movedBack(items) {
        let isLast = index == items.count - 1
        let place = isLast ? "last" : "behind \(run.describe(items[index - 1]))"
        report(items[index], items, "the compact bar", place, situation, &run)
        break
      }
    }
    for situation in run.situations {
      guard let rows = situation.regular.sidebar else { continue }
      let nodes = rows.map(\.node)
      if let moved = movedForward(nodes.map { run.configuration.root(of: $0) }) {
        report(moved, nodes, "the sidebar", "before groups and sections", situation, &run)
        break
      }
    }
  }

  /// Where the first item stands whose neighbor before it follows it in the file.
  private static func movedBack(_ items: [Int]) -> Int? {
    items.indices.dropFirst().first { items[$0] < items[$0 - 1] }
  }

  /// The first root that stands before one that it follows in the file.
  private static func movedForward(_ roots: [Int]) -> Int? {
    var found: Int?
    var least = Int.max
    for root in roots.reversed() {
      if root > least { found = root }
      least = min(least, root)
    }
    return found
  }

  private static func report(
    _ moved: Int,
    _ shown: [Int],
    _ bar: String,
    _ place: String,
    _ situation: Situation,
    _ run: inout LintRun
  ) {
    run.report(
      rule,
      "\(run.describe(moved)) is shown \(place) in \(bar), not in its place in the file",
      at: run.place(.id, of: moved),
      detail: "\(situation.circumstances): \(run.list(shown))",
      help: "the system decides this order; a file that has it says what people see",
      node: moved,
      subject: bar
    )
  }

  private static let search = "  - {id: find, title: Find, systemImage: magnifyingglass}\n"

  private static func example(first: String, second: String) -> String {
    """
    version: 1
    tabs:
      - {id: home, title: Home, systemImage: house}
    \(first)  - id: lists
        title: Lists
        systemImage: list.bullet
        children:
          - {id: mine, title: Mine, systemImage: person}
          - {id: shared, title: Shared, systemImage: person.2}
    \(second)
    """
  }
}

extension TabConfiguration {
  /// The root that a node is or stands below.
  fileprivate func root(of node: Int) -> Int {
    var root = node
    while let parent = nodes[root].parent { root = parent }
    return root
  }
}
