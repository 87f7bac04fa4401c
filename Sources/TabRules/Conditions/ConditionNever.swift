import Diagnostics
import TabTree
import YAMLTree

/// Every condition holds for somebody.
enum ConditionNever: LintRule {
  static let isProven = true

  static let rule = Rule(
    "condition-never",
    .error,
    "a condition that never holds",
    discussion: """
      No assignment of the flags that `assume` allows satisfies the condition together with those \
      of the nodes above, on any release that the app runs on: the node is there for nobody. `os` \
      is the release of the target, from the deployment target up to the SDK. This is decided \
      exactly, over all assignments.
      """,
    valid: [
      ConditionExample.tab("when: notes and not guest", root: "flags: {notes: true, guest: false}")
    ],
    invalid: [
      ConditionExample.tab("when: notes and not notes", root: "flags: {notes: true}"),
      ConditionExample.tab("when: os < 18", root: "deploymentTarget: 18"),
    ]
  )

  static func check(_ run: inout LintRun) {
    for (index, node) in run.configuration.nodes.enumerated() where node.when != nil {
      guard run.conditions.neverHold(for: index),
        !(node.parent.map { run.conditions.neverHold(for: $0) } ?? false)
      else { continue }
      let isAlone = run.conditions.neverHoldsAlone(index)
      let above = isAlone ? nil : run.nearestCondition(above: index)
      run.report(
        rule,
        "the condition of \(run.describe(index)) never holds"
          + (above.map { " where that of \(run.describe($0)) does" } ?? ""),
        at: run.place(.when, of: index),
        related: above.map { [run.relatedCondition(of: $0)] } ?? [],
        help: "change it, or take the node out",
        node: index,
        subject: "when"
      )
    }
  }
}

extension LintRun {
  /// The nearest ancestor with a condition.
  func nearestCondition(above node: Int) -> Int? {
    var ancestor = configuration.nodes[node].parent
    while let current = ancestor, configuration.nodes[current].when == nil {
      ancestor = configuration.nodes[current].parent
    }
    return ancestor
  }

  /// The condition of a node as a related position.
  func relatedCondition(of node: Int) -> Related {
    Related("the condition of \(describe(node))", at: place(.when, of: node).span)
  }
}
