import Diagnostics
import FlagLogic
import TabTree

/// Every flag has a part in some condition.
enum UnusedFlag: LintRule {
  static let rule = Rule(
    "unused-flag",
    .warning,
    "a flag that no condition asks for",
    discussion: """
      A flag that neither a `when` nor an `assume` names changes nothing, whatever its value; a \
      profile that sets it does not use it. It is left over, or the condition it was meant for is \
      missing.
      """,
    valid: [ConditionExample.tab("when: notes", root: "flags: {notes: false}")],
    invalid: [ConditionExample.tab("", root: "flags: {notes: false}")]
  )

  static func check(_ run: inout LintRun) {
    var isUsed = [Bool](repeating: false, count: run.configuration.flags.count)
    for condition in run.configuration.conditions {
      condition.forEachFlag { isUsed[$0] = true }
    }
    for (index, declaration) in run.configuration.flags.enumerated() where !isUsed[index] {
      run.report(
        rule,
        "no condition asks for the flag '\(declaration.flag.name)'",
        at: run.configuration.yaml.place(of: declaration.key),
        help: "take it out, or name it in the 'when' that it is for",
        subject: declaration.flag.name
      )
    }
  }
}
