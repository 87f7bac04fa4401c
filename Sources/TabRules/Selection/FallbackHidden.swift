import Diagnostics
import TabLayout
import TabTree
import YAMLTree

/// A fallback is shown where what it stands in for is not.
enum FallbackHidden: LintRule {
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
    for index in configuration.nodes.indices {
      guard let fallback = configuration.nodes[index].fallback,
        run.canShow(fallback), let found = circumstances(index, fallback, run)
      else { continue }
      run.report(
        rule,
        "the fallback of \(run.describe(index)), '\(configuration.nodes[fallback].id)', is not "
          + "shown in \(found.formFactor.rawValue) width either",
        at: run.place(.fallback, of: index),
        detail: found.situation.circumstances,
        help: "name a tab that is shown wherever this one is not",
        node: index,
        subject: configuration.nodes[fallback].id
      )
    }
  }

  /// Where the node and its fallback are both hidden, and the fallback goes on to no third.
  private static func circumstances(
    _ index: Int,
    _ fallback: Int,
    _ run: LintRun
  ) -> (situation: Situation, formFactor: FormFactor)? {
    let nodes = run.configuration.nodes
    let identity = nodes[index].identity
    for situation in run.situations {
      for formFactor in FormFactor.allCases {
        let arrangement = situation.arrangement(formFactor)
        guard arrangement.place(of: identity) == index, !arrangement.reach(of: index).isShown,
          !arrangement.opensShown(fallback)
        else { continue }
        let next = nodes[arrangement.place(of: fallback)].fallback
        if next == nil || next == identity { return (situation, formFactor) }
      }
    }
    return nil
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
