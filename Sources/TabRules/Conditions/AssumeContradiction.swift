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
    guard let target = run.conditions.contradiction else { return }
    let configuration = run.configuration
    let assumptions = configuration.assumptions
    // The first assumptions that contradict each other end here, and so begin as late as they can.
    guard
      let last = firstIndex(
        below: assumptions.count,
        where: {
          isContradictory(assumptions[...$0], configuration, target)
        }
      )
    else { return }
    let afterFirst = firstIndex(below: last + 1) {
      !isContradictory(assumptions[$0...last], configuration, target)
    }
    let first = afterFirst.map { $0 - 1 }
    let circumstances = run.targets.count > 1 ? " on \(target.name)" : ""
    run.report(
      rule,
      first == nil
        ? "this assumption cannot hold\(circumstances)"
        : "this assumption contradicts earlier ones\(circumstances)",
      at: configuration.yaml.place(of: assumptions[last].yaml),
      related: first.map {
        [Related("from this one on", at: configuration.yaml.place(of: assumptions[$0].yaml).span)]
      } ?? [],
      help: "change one of them: no assignment of the flags satisfies 'assume'",
      subject: "assume"
    )
  }

  private static func isContradictory(
    _ assumptions: ArraySlice<Assumption>,
    _ configuration: TabConfiguration,
    _ target: Target
  ) -> Bool {
    let proof = Proof(flags: configuration.logicFlags, assume: assumptions.map(\.condition))
    return (try? proof.assignments(on: target.release).isEmpty()) ?? false
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
