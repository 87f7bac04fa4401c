import Diagnostics
import FlagLogic
import TabLayout
import TabTree
import YAMLTree

/// A group's default child is there whenever the group is.
enum DefaultChildHidden: LintRule {
  static let isProven = true

  static let rule = Rule(
    "default-child-hidden",
    .warning,
    "a default child that is not shown where its group is",
    discussion: """
      A group opens its `defaultChild`; where that is not shown, the first child that is takes its \
      place, so people land somewhere else than the file says.
      """,
    valid: [example("badge: dot")],
    invalid: [example("compact: hidden")]
  )

  static func check(_ run: inout LintRun) {
    let configuration = run.configuration
    let groups = configuration.nodes.indices.filter { configuration.nodes[$0].defaultChild != nil }
    for group in groups {
      guard let wanted = configuration.nodes[group].defaultChild,
        run.canShow(wanted), let found = circumstances(group, wanted, run)
      else { continue }
      run.report(
        rule,
        "the default child of \(run.describe(group)), "
          + "'\(configuration.nodes[wanted].id)', is not shown in \(found.formFactor.rawValue) "
          + "width, where the group is",
        at: run.place(.defaultChild, of: group),
        detail: found.circumstances,
        help: "name a child that is shown wherever the group is",
        node: group,
        subject: configuration.nodes[wanted].id
      )
    }
  }

  private static func circumstances(
    _ group: Int,
    _ wanted: Int,
    _ run: LintRun
  ) -> (formFactor: FormFactor, circumstances: String)? {
    let nodes = run.configuration.nodes
    let places = run.configuration.places(of: wanted).filter { nodes[$0].parent == group }
    return run.counterexample { presence, formFactor in
      let child = Condition.disjunction(places.map { presence.shown($0, in: formFactor) })
      let isLeft = Condition.conjunction([presence.shown(group, in: formFactor), child.negated])
      return Claim(statement: .holds(isLeft), nodes: [group])
    }
  }

  private static func example(_ keys: String) -> String {
    """
    version: 1
    tabs:
      - {id: home, title: Home, systemImage: house}
      - id: library
        title: Library
        systemImage: books.vertical
        defaultChild: latest
        children:
          - {id: artists, title: Artists, systemImage: music.mic}
          - {id: songs, title: Songs, systemImage: music.note}
          - {id: latest, title: Latest, systemImage: clock, \(keys)}
          - {id: albums, title: Albums, systemImage: square.stack}

    """
  }
}
