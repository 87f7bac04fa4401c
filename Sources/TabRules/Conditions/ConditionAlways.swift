import Diagnostics
import TabTree

/// Every condition can fail.
enum ConditionAlways: LintRule {
  static let isProven = true

  static let rule = Rule(
    "condition-always",
    .warning,
    "a condition that always holds",
    discussion: """
      Wherever the conditions of the nodes above hold, this one does, for every assignment of the \
      flags that `assume` allows and on every release that the app runs on: without it the file \
      means the same. It is left over from an earlier release or flag, or says something else \
      than was meant. Releases before 18 are one target, whose layouts show what 17 does; a \
      condition that tells earlier ones apart, as `os >= 16` with `deploymentTarget: 15`, is looked \
      at on each.
      """,
    valid: [
      ConditionExample.tab("when: os >= 26", root: "deploymentTarget: 18"),
      ConditionExample.tab("when: os >= 16", root: "deploymentTarget: 15"),
    ],
    invalid: [
      ConditionExample.tab("when: os >= 18", root: "deploymentTarget: 18"),
      ConditionExample.group("when: notes", child: "when: notes", root: "flags: {notes: true}"),
    ]
  )

  static func check(_ run: inout LintRun) {
    for (index, node) in run.configuration.nodes.enumerated() where node.when != nil {
      guard run.conditions.alwaysHoldsBelowAncestors(index),
        !run.conditions.neverHold(for: index)
      else { continue }
      let isAlone = run.conditions.alwaysHoldsAlone(index)
      let above = isAlone ? nil : run.nearestCondition(above: index)
      run.report(
        rule,
        "the condition of \(run.describe(index)) always holds"
          + (above.map { " where that of \(run.describe($0)) does" } ?? ""),
        at: run.place(.when, of: index),
        related: above.map { [run.relatedCondition(of: $0)] } ?? [],
        help: "take it out, or write what was meant",
        node: index,
        subject: "when"
      )
    }
  }
}
