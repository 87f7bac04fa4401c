import Diagnostics
import TabLayout
import TabTree

/// What is shown in compact width can be reached there.
enum CompactUnreachable: LintRule {
  static let rule = Rule(
    "compact-unreachable",
    .warning,
    "a destination shown in compact width to which no way leads",
    discussion: """
      In compact width a group is one item of the tab bar (documented), its children are sub-tabs or \
      rows of its own screen, and below a sub-tab there is no further bar. So what stands below a \
      group that has no screen of its own and is no item of the tab bar itself is out of reach, but \
      for the group's default child.
      """,
    valid: [example("landing: self")],
    invalid: [example("landing: child")]
  )

  static func check(_ run: inout LintRun) {
    let nodes = run.configuration.nodes
    var isReported: Set<Int> = []
    for situation in run.situations {
      let compact = situation.compact
      var unreached: [Int: [Int]] = [:]
      for index in nodes.indices where compact.isShown(index) && nodes[index].kind != .action {
        guard let parent = nodes[index].parent, nodes[parent].kind == .group,
          compact.reach(of: index) == .none, compact.reach(of: parent) != .none
        else { continue }
        unreached[parent, default: []].append(index)
      }
      for (parent, children) in unreached.sorted(by: { $0.key < $1.key })
      where isReported.insert(parent).inserted {
        report(children, of: parent, in: situation, &run)
      }
    }
  }

  private static func report(
    _ children: [Int],
    of parent: Int,
    in situation: Situation,
    _ run: inout LintRun
  ) {
    let others =
      children.count == 1 ? "" : "; nor can: \(run.list(Array(children.dropFirst())))"
    run.report(
      rule,
      "\(run.describe(children[0])) cannot be reached in compact width: no bar holds it, and "
        + "\(run.describe(parent)) has no screen of its own",
      at: run.place(.compact, of: children[0]),
      detail: situation.circumstances + others,
      related: [Related("the group", at: run.place(.landing, of: parent).span)],
      help: "give '\(run.configuration.nodes[parent].id)' 'landing: self', or write "
        + "'compact: hidden'",
      node: children[0]
    )
  }

  private static func example(_ landing: String) -> String {
    """
    version: 1
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
