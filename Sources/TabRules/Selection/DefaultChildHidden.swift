import Diagnostics
import FlagLogic
import TabLayout
import TabTree
import YAMLTree

/// A group that opens a child has it whenever it is shown.
enum DefaultChildHidden: LintRule {
  static let isProven = true

  static let rule = Rule(
    "default-child-hidden",
    .warning,
    "a default child that is not shown where its group is",
    discussion: """
      A group opens its `defaultChild`; where that is not shown, the first child that is takes its \
      place, so people land somewhere else than the file says. Without `defaultChild` it opens the \
      first child that is shown; the rule then speaks where none is, of a group that has no screen \
      of its own.
      """,
    valid: [example("badge: dot"), group("landing: self")],
    invalid: [example("compact: hidden"), group("landing: child")]
  )

  static func check(_ run: inout LintRun) {
    let configuration = run.configuration
    for group in configuration.nodes.indices where configuration.kind(of: group) == .group {
      guard let wanted = configuration.nodes[group].defaultChild else {
        checkFirst(of: group, &run)
        continue
      }
      guard !run.isReported(wanted, insteadOf: rule), let found = circumstances(group, wanted, run)
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

  /// Looks for a case in which a group without a screen of its own is shown and none of its children.
  private static func checkFirst(of group: Int, _ run: inout LintRun) {
    let nodes = run.configuration.nodes
    guard nodes[group].landing == .child else { return }
    let children = run.configuration.children(of: group).filter { nodes[$0].kind != .action }
    let found = run.counterexample { presence, formFactor in
      let shown = children.filter { presence.canShow($0, in: formFactor) != .constant(false) }
      if shown.contains(where: { presence.visibleInParent($0) == .constant(true) }) { return nil }
      let child = Condition.disjunction(shown.map { presence.canShow($0, in: formFactor) })
      let isLeft = Condition.conjunction([presence.shown(group, in: formFactor), child.negated])
      return Claim(statement: .holds(isLeft), nodes: [group])
    }
    guard let found else { return }
    run.report(
      rule,
      "\(run.describe(group)) opens a child, and none is shown in \(found.formFactor.rawValue) width",
      at: run.place(.landing, of: group),
      detail: found.circumstances,
      help: "show a child there, or write 'landing: self' if the group has a screen of its own",
      node: group,
      subject: NodeKey.children.name
    )
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

  private static func group(_ keys: String) -> String {
    """
    version: 1
    mode: tabSidebar
    tabs:
      - {id: home, title: Home, systemImage: house}
      - id: library
        title: Library
        systemImage: books.vertical
        \(keys)
        children:
          - {id: artists, title: Artists, systemImage: music.mic, compact: hidden}

    """
  }
}
