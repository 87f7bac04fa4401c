import Diagnostics
import TabTree
import YAMLTree

/// The places of one id are one destination.
enum TwinsDiffer: LintRule {
  static let rule = Rule(
    "twins-differ",
    .warning,
    "two places of one id that are not one destination",
    discussion: """
      Nodes that share an id are places of one destination: a link, saved state and the app's code \
      know it by the id alone. So its route, role, landing, former ids and children are the same in \
      each place; title, image and placements may differ.
      """,
    valid: [example("route: /news")],
    invalid: [example("route: /latest"), example("badge: dot")]
  )

  static func check(_ run: inout LintRun) {
    let nodes = run.configuration.nodes
    guard !run.configuration.places.isEmpty else { return }
    // Two that are no places of one destination at all have been reported as such.
    let clashes = Set(run.diagnostics.lazy.filter { $0.rule == UniqueID.rule.id }.map(\.span))
    for places in run.configuration.places.values.sorted(by: { $0[0] < $1[0] }) {
      let first = places[0]
      let expected = Facts(of: first, run.configuration)
      for second in places.dropFirst()
      where nodes[first].kind == nodes[second].kind
        && !clashes.contains(run.place(.id, of: second).span)
      {
        let keys = Facts(of: second, run.configuration).keys(thatDifferFrom: expected)
        guard let key = keys.first(where: { nodes[second].written.contains($0) }) ?? keys.first
        else { continue }
        run.report(
          rule,
          "two places of '\(nodes[second].id)' differ in \(list(keys))",
          at: run.place(key, of: second),
          related: [Related("the first place", at: run.place(key, of: first).span)],
          help: "write the same in both, or give one of them another id",
          node: second,
          subject: keys.map(\.name).joined(separator: " ")
        )
      }
    }
  }

  private static func list(_ keys: [NodeKey]) -> String {
    let names = keys.map { "'\($0.name)'" }
    guard let last = names.last, names.count > 1 else { return names.joined() }
    return names.dropLast().joined(separator: ", ") + " and " + last
  }

  /// What the places of one id have in common.
  private struct Facts {
    let route: String?
    let role: Role?
    let landing: Landing
    let formerIDs: Set<String>
    let children: Set<Int>

    init(of node: Int, _ configuration: TabConfiguration) {
      route = configuration.text(.route, of: node)
      role = configuration.nodes[node].role
      landing = configuration.nodes[node].landing
      formerIDs = Set(configuration.texts(.formerIDs, of: node))
      children = Set(configuration.children(of: node).map { configuration.nodes[$0].identity })
    }

    func keys(thatDifferFrom other: Facts) -> [NodeKey] {
      var keys: [NodeKey] = []
      if route != other.route { keys.append(.route) }
      if role != other.role { keys.append(.role) }
      if landing != other.landing { keys.append(.landing) }
      if formerIDs != other.formerIDs { keys.append(.formerIDs) }
      if children != other.children { keys.append(.children) }
      return keys
    }
  }

  private static func example(_ keys: String) -> String {
    """
    version: 1
    tabs:
      - {id: home, title: Home, systemImage: house}
      - {id: news, title: News, systemImage: newspaper, route: /news, regular: hidden}
      - {id: news, title: Latest News, systemImage: newspaper, compact: hidden, \(keys)}
      - {id: more, title: More, systemImage: ellipsis}

    """
  }
}
