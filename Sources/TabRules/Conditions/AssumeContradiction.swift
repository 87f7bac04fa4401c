import Diagnostics
import FlagLogic
import TabLayout
import TabTree

/// What is assumed can be true.
enum AssumeContradiction: LintRule {
  static let rule = Rule(
    "assume-contradiction",
    .error,
    "assumptions that cannot all hold",
    discussion: """
      `assume` says what always holds between flags. Where no assignment satisfies all of it on a \
      release that the app runs on, there is nothing left to prove anything about: the rules that \
      speak of all assignments are silent until this is mended.
      """,
    valid: [
      ConditionExample.tab(
        "when: notes",
        root: "flags: {notes: false, hubs: false}\nassume: [hubs implies notes]"
      )
    ],
    invalid: [
      ConditionExample.tab(
        "when: notes",
        root: "flags: {notes: false, hubs: false}\nassume: [hubs, hubs implies notes, not notes]"
      )
    ]
  )

  static func check(_ run: inout LintRun) {
    guard !run.prover.hasLegalAssignment else { return }
    let yaml = run.configuration.yaml
    let assumptions = run.configuration.assumptions
    let prover = run.prover
    // The first ones that contradict each other end with this one, and then begin with that.
    let found = firstIndex(below: assumptions.count) {
      prover.isSatisfiable(assumptions: assumptions[...$0]) == false
    }
    // All together are known to contradict each other, even where for some that takes too much.
    let last = found ?? assumptions.count - 1
    var isDecided = true
    let afterFirst = firstIndex(below: last + 1) {
      guard let answer = prover.isSatisfiable(assumptions: assumptions[$0...last]) else {
        isDecided = false
        return true
      }
      return answer
    }
    let first = isDecided ? afterFirst.map { yaml.place(of: assumptions[$0 - 1].yaml) } : nil
    run.report(
      rule,
      isDecided && first == nil
        ? "this assumption cannot hold" : "this assumption contradicts earlier ones",
      at: yaml.place(of: assumptions[last].yaml),
      related: first.map { [Related("together with this one", at: $0.span)] } ?? [],
      help: "change one of them: no assignment of the flags satisfies 'assume'",
      subject: RootKey.assume.entry.name
    )
  }

  /// The first index from 0 for which the answer, once yes, stays yes.
  private static func firstIndex(below count: Int, where isTrue: (Int) -> Bool) -> Int? {
    var candidates = 0..<count
    while !candidates.isEmpty {
      let middle = candidates.lowerBound + candidates.count / 2
      if isTrue(middle) {
        candidates = candidates.lowerBound..<middle
      } else {
        candidates = middle + 1..<candidates.upperBound
      }
    }
    return candidates.lowerBound < count ? candidates.lowerBound : nil
  }
}
