import Diagnostics
import FlagLogic
import TabLayout
import TabTree
import YAMLTree

/// A fallback is shown where what it stands in for is not.
enum FallbackHidden: LintRule {
  static let isProven = true

  static let rule = Rule(
    "fallback-hidden",
    .warning,
    "a fallback that is not shown where it is needed",
    discussion: """
      A link or a saved selection may name a destination that a form factor or a flag hides; then \
      its `fallback` is selected. One that is hidden under the same circumstances, and has no \
      fallback of its own to go on to, does not help there: the system's own choice is taken, as if \
      it had not been written.
      """,
    valid: [example("home"), example("trash")],
    invalid: [example("drafts")]
  )

  static func check(_ run: inout LintRun) {
    let configuration = run.configuration
    var shown: [Place: Condition] = [:]
    var isAlwaysShown: [Int: Bool] = [:]
    for index in configuration.nodes.indices {
      guard let fallback = configuration.nodes[index].fallback,
        leadsNowhereElse(fallback, from: index, configuration)
      else { continue }
      let isSafe = isAlwaysShown[fallback] ?? alwaysShown(fallback, run)
      isAlwaysShown[fallback] = isSafe
      guard !isSafe, !run.isReported(fallback, insteadOf: rule) else { continue }
      guard let found = circumstances(index, fallback, run, &shown) else { continue }
      run.report(
        rule,
        "the fallback of \(run.describe(index)), '\(configuration.nodes[fallback].id)', is not "
          + "shown in \(found.formFactor.rawValue) width either",
        at: run.place(.fallback, of: index),
        detail: found.circumstances,
        help: "name a tab that is shown wherever this one is not",
        node: index,
        subject: configuration.nodes[fallback].id
      )
    }
  }

  /// Whether no place of a fallback has a fallback of its own, but for one that leads back. Where
  /// one has, it is that one that would be of no help.
  private static func leadsNowhereElse(
    _ fallback: Int,
    from index: Int,
    _ configuration: TabConfiguration
  ) -> Bool {
    configuration.places(of: fallback).allSatisfy { place in
      let next = configuration.nodes[place].fallback
      return next == nil || next == configuration.nodes[index].identity
    }
  }

  /// Whether a fallback is shown wherever it could be needed, without a condition.
  private static func alwaysShown(_ fallback: Int, _ run: LintRun) -> Bool {
    run.prover.allPresences.allSatisfy { presence in
      FormFactor.allCases.allSatisfy { formFactor in
        run.configuration.places(of: fallback).contains {
          presence.shown($0, in: formFactor) == .constant(true)
        }
      }
    }
  }

  private struct Place: Hashable {
    let identity: Int
    let formFactor: FormFactor
    let target: Target
  }

  /// Where neither a node nor its fallback is shown.
  private static func circumstances(
    _ index: Int,
    _ fallback: Int,
    _ run: LintRun,
    _ known: inout [Place: Condition]
  ) -> (formFactor: FormFactor, circumstances: String)? {
    run.counterexample { presence, formFactor in
      func shown(_ identity: Int) -> Condition {
        let place = Place(identity: identity, formFactor: formFactor, target: presence.target)
        if let known = known[place] { return known }
        let places = run.configuration.places(of: identity)
        let shown = Condition.disjunction(places.map { presence.shown($0, in: formFactor) })
        known[place] = shown
        return shown
      }
      guard shown(fallback) != .constant(true) else { return nil }
      let both = Condition.conjunction([
        shown(fallback).negated, shown(run.configuration.identity(of: index)).negated,
      ])
      return both == .constant(false) ? nil : Claim(statement: .holds(both), nodes: [index])
    }
  }

  private static func example(_ fallback: String) -> String {
    """
    version: 1
    tabs:
      - {id: home, title: Home, systemImage: house}
      - {id: news, title: News, systemImage: newspaper}
      - {id: drafts, title: Drafts, systemImage: doc, compact: hidden}
      - {id: trash, title: Trash, systemImage: trash, compact: hidden, fallback: home}
      - {id: archive, title: Archive, systemImage: tray, compact: hidden, fallback: \(fallback)}

    """
  }
}
