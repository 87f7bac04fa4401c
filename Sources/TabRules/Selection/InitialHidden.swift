import Diagnostics
import FlagLogic
import TabLayout
import TabTree
import YAMLTree

/// What is selected at first launch is shown.
enum InitialHidden: LintRule {
  static let isProven = true

  static let rule = Rule(
    "initial-hidden",
    .error,
    "an initial selection that some form factor does not show",
    discussion: """
      With a selection that is hidden a tab view may crash (documented: release notes of iOS and \
      iPadOS 27, 164516837), and an iPad's tab bar may keep an item too many (observed: developers \
      of crosstune, iPadOS 26 and 27). Without `initial` the first tab or group of the compact bar is selected, or what a \
      form factor shows in its place; the rule then speaks where one shows nothing at all.
      """,
    valid: [example("compact: hidden", initial: "home")],
    invalid: [example("compact: hidden", initial: "archive")]
  )

  static func check(_ run: inout LintRun) {
    guard let initial = run.configuration.initial else { return checkFirst(&run) }
    guard let found = circumstances(initial, run) else { return }
    guard let value = run.configuration.written[.initial] else { return }
    run.report(
      rule,
      "the initial selection, \(run.describe(initial)), is not shown in "
        + "\(found.formFactor.rawValue) width",
      at: run.configuration.yaml.place(of: value),
      detail: found.circumstances,
      help: "name a tab that is always shown, in compact and in regular width",
      node: initial
    )
  }

  /// Where the initial selection is not shown.
  private static func circumstances(
    _ initial: Int,
    _ run: LintRun
  ) -> (formFactor: FormFactor, circumstances: String)? {
    if run.isReported(initial, insteadOf: rule) { return nil }
    for situation in run.defaultSituations {
      for formFactor in FormFactor.allCases
      where !situation.arrangement(formFactor).opensShown(initial) {
        return (formFactor, situation.circumstances)
      }
    }
    let places = run.configuration.places(of: initial)
    return run.counterexample { presence, formFactor in
      let shown = Condition.disjunction(places.map { presence.shown($0, in: formFactor) })
      return Claim(statement: .holds(shown.negated), nodes: places)
    }
  }

  /// Looks for a case in which compact width has an item and regular width has nothing.
  private static func checkFirst(_ run: inout LintRun) {
    let roots = Array(run.configuration.roots)
    let found = run.counterexample { presence in
      guard let items = presence.barItems(.compact),
        !roots.contains(where: { presence.canShow($0, in: .regular) == .constant(true) })
      else { return nil }
      let isEmpty = Condition.conjunction([
        .disjunction(items.map { presence.shown($0, in: .compact) }),
        Condition.disjunction(roots.map { presence.canShow($0, in: .regular) }).negated,
      ])
      return Claim(statement: .holds(isEmpty), nodes: roots)
    }
    guard let found,
      let first = found.presence.barItems(.compact)?.first(where: {
        found.holds(found.presence.shown($0, in: .compact))
      })
    else { return }
    run.report(
      rule,
      "nothing is shown in regular width, so nothing can be selected there",
      at: run.place(.id, of: first),
      detail: found.circumstances,
      help: "show at least one tab in regular width",
      node: first
    )
  }

  private static func example(_ keys: String, initial: String) -> String {
    """
    version: 1
    initial: \(initial)
    tabs:
      - {id: home, title: Home, systemImage: house}
      - {id: news, title: News, systemImage: newspaper}
      - {id: archive, title: Archive, systemImage: archivebox, \(keys)}

    """
  }
}
