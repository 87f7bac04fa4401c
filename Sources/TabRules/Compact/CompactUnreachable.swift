import Diagnostics
import FlagLogic
import TabLayout
import TabTree

/// What is shown in compact width can be reached there.
enum CompactUnreachable: LintRule {
  static let isProven = true

  static let rule = Rule(
    "compact-unreachable",
    .warning,
    "a destination shown in compact width to which no way leads",
    discussion: """
      In compact width a group is one item of the tab bar (documented: Elevating your iPad app \
      with a tab bar and sidebar), its children are sub-tabs or rows of its own screen, and below a \
      sub-tab there is no further bar. So what stands below a \
      group that has no screen of its own and is no item of the tab bar itself is out of reach, but \
      for the group's default child.
      """,
    valid: [example("landing: self")],
    invalid: [example("landing: child")]
  )

  static func check(_ run: inout LintRun) {
    var isReported: Set<Int> = []
    for situation in run.defaultSituations {
      for (parent, children) in unreached(situation.compact, run.configuration)
      where isReported.insert(parent).inserted {
        report(children, of: parent, situation.circumstances, &run)
      }
    }
    guard !run.configuration.conditions.isEmpty, let whole = run.possibilities.last else { return }
    for (index, node) in run.configuration.nodes.enumerated()
    where node.kind == .group && node.landing == .child && !isReported.contains(index) {
      prove(index, whole.compact, &run)
    }
  }

  /// The groups that are reached with the children that are shown and not reached.
  private static func unreached(
    _ compact: Arrangement,
    _ configuration: TabConfiguration
  ) -> [(parent: Int, children: [Int])] {
    let nodes = configuration.nodes
    var positions: [Int: Int] = [:]
    var found: [(parent: Int, children: [Int])] = []
    for index in nodes.indices where compact.isShown(index) && nodes[index].kind != .action {
      guard let parent = nodes[index].parent, nodes[parent].kind == .group,
        compact.reach(of: index) == .none, compact.reach(of: parent) != .none
      else { continue }
      if let position = positions[parent] {
        found[position].children.append(index)
      } else {
        positions[parent] = found.count
        found.append((parent, [index]))
      }
    }
    return found
  }

  /// Looks for an assignment with which a group has children that are no sub-tabs and not the one
  /// that it opens by default.
  private static func prove(_ group: Int, _ whole: Arrangement, _ run: inout LintRun) {
    let nodes = run.configuration.nodes
    let children = run.configuration.children(of: group).filter {
      whole.isShown($0) && nodes[$0].kind != .action && whole.reach(of: $0) != .subTabBar
    }
    guard let first = children.first, children.count > 1 || nodes[first].kind == .dynamic
    else { return }
    let found = run.counterexample { presence in
      let items = children.map {
        let places = nodes[$0].kind == .dynamic ? 2 : 1
        return CountedCondition(presence.shown($0, in: .compact), least: places, greatest: places)
      }
      return Claim(statement: .more(than: 1, items), nodes: children)
    }
    guard let found else { return }
    let unreached = found.presence.unreachedChildren(of: group, for: found.assignment)
    if !unreached.isEmpty { report(unreached, of: group, found.circumstances, &run) }
  }

  private static func report(
    _ children: [Int],
    of parent: Int,
    _ circumstances: String,
    _ run: inout LintRun
  ) {
    let others =
      children.count == 1 ? "" : "; nor can: \(run.list(Array(children.dropFirst())))"
    run.report(
      rule,
      "\(run.describe(children[0])) cannot be reached in compact width: no bar holds it, and "
        + "\(run.describe(parent)) has no screen of its own",
      at: run.place(.compact, of: children[0]),
      detail: circumstances + others,
      related: [Related("the group", at: run.place(.landing, of: parent).span)],
      help: "give '\(run.configuration.nodes[parent].id)' 'landing: self', or write "
        + "'compact: hidden'",
      node: children[0]
    )
  }

  private static func example(_ landing: String) -> String {
    """
    version: 1
    deploymentTarget: 26
    tabs:
      - {id: home, title: Home, systemImage: house}
      - id: library
        title: Library
        systemImage: books.vertical
        children:
          - {id: latest, title: Latest, systemImage: clock}
          - id: artists
            title: Artists
            systemImage: music.mic
            \(landing)
            children:
              - {id: pop, title: Pop, systemImage: star}
              - {id: jazz, title: Jazz, systemImage: music.note}

    """
  }
}
