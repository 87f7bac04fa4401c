import Diagnostics
import FlagLogic
import TabTree

/// A group that is shown has something to show.
enum EmptyGroup: LintRule {
  static let isProven = true

  static let rule = Rule(
    "empty-group",
    .warning,
    "a group that is left without children and vanishes",
    discussion: """
      A group with `landing: child` is visible only with a visible child. Where its own condition \
      holds and none of its children's do, it vanishes from the bar without a word in its own \
      `when`. This is decided exactly, over all assignments that `assume` allows and all releases \
      that the app runs on. A group with `landing: self` has a screen of its own and stays.
      """,
    valid: [
      example("when: notes or hubs", root: "flags: {notes: false, hubs: false}"),
      example("landing: self", root: "flags: {notes: false, hubs: false}"),
    ],
    invalid: [example("compact: tab", root: "flags: {notes: true, hubs: true}")]
  )

  static func check(_ run: inout LintRun) {
    for index in run.configuration.nodes.indices
    where run.configuration.kind(of: index) == .group
      && run.configuration.nodes[index].landing == .child
    {
      guard let filled = conditionOfChildren(index, run.configuration),
        !run.configuration.children(of: index).allSatisfy({ run.conditions.neverHold(for: $0) })
      else { continue }
      let shown = run.conditions.condition(of: index)
      let claim = Claim(statement: .holds(.all([shown, .not(filled)])), nodes: [index])
      guard let found = run.counterexample({ _ in claim }) else { continue }
      run.report(
        rule,
        "\(run.describe(index)) can be left without children, and then vanishes",
        at: run.place(.id, of: index),
        detail: found.circumstances,
        help: "say in its own 'when' where it is shown, or give it a child that always is",
        node: index,
        subject: NodeKey.children.name
      )
    }
  }

  /// What makes one of the children visible; `nil` where one always is.
  private static func conditionOfChildren(
    _ group: Int,
    _ configuration: TabConfiguration
  ) -> Condition? {
    var indices: [Int] = []
    var known: Set<Int> = []
    for child in configuration.children(of: group) {
      guard let when = configuration.nodes[child].when else { return nil }
      if known.insert(when).inserted { indices.append(when) }
    }
    return .any(indices.map { configuration.conditions[$0] })
  }

  private static func example(_ keys: String, root: String) -> String {
    """
    version: 1
    \(root)
    tabs:
      - {id: home, title: Home, systemImage: house}
      - {id: news, title: News, systemImage: newspaper}
      - id: work
        title: Work
        systemImage: tray
        \(keys)
        children:
          - {id: notes, title: Notes, when: notes}
          - {id: drafts, title: Drafts, when: notes}
          - {id: hubs, title: Hubs, when: hubs}
          - {id: rooms, title: Rooms, when: hubs}

    """
  }
}
