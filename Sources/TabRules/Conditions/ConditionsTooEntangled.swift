import Diagnostics
import FlagLogic
import TabTree
import YAMLTree

/// Conditions stay simple enough that claims about all of them can be decided.
///
/// It looks at what the other rules could not decide, so it has to run after them.
enum ConditionsTooEntangled: LintRule {
  static let rule = Rule(
    "proof-limit",
    .error,
    "conditions too entangled to be proven within the bound",
    discussion: """
      What holds for every assignment of the flags is proven, not sampled. In general that takes \
      time that doubles with each flag, so the work is bounded: a file may make 1,000,000 diagram \
      nodes, counted and never timed. Past that, the rules that asked look at the defaults, the \
      profiles and every assignment with one or two flags off their defaults. Fewer flags in one \
      condition, or named values in place of several booleans, bring the proof back. What is not \
      proven but looked at in each profile is bounded, too, and a warning tells from which profile \
      on nothing was.
      """,
    valid: [
      """
      version: 1
      flags: {notes: false}
      tabs:
        - {id: home, title: Home, systemImage: house}
        - {id: news, title: News, systemImage: newspaper}
        - {id: notes, title: Notes, systemImage: note.text, when: notes}

      """
    ]
  )

  static func check(_ run: inout LintRun) {
    if let profile = run.firstUnseenProfile {
      run.report(
        rule,
        "from '\(profile.name)' on, profiles were left to what is proven",
        at: run.configuration.yaml.place(of: profile.key),
        severity: .warning,
        detail: "what is looked at in each profile was not looked at in these",
        help: "take profiles out, or compile with '--profile' to look at one",
        subject: "profiles"
      )
    }
    guard let nodes = run.prover.undecided else { return }
    guard let place = place(of: nodes, run) else { return }
    run.report(
      rule,
      "the conditions are too entangled to be proven",
      at: place,
      detail:
        "the defaults, the profiles and every one or two flags off their defaults were checked",
      help: "let conditions that are counted together share fewer flags"
    )
  }

  /// The first condition that decides over the nodes, or else the first assumption.
  private static func place(of nodes: [Int], _ run: LintRun) -> YAMLPlace? {
    for node in nodes {
      var next: Int? = node
      while let index = next {
        if run.configuration.nodes[index].when != nil { return run.place(.when, of: index) }
        next = run.configuration.nodes[index].parent
      }
    }
    return run.configuration.assumptions.first.map { run.configuration.yaml.place(of: $0.yaml) }
  }
}
