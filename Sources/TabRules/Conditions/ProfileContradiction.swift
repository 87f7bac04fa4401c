import Diagnostics
import FlagLogic
import SourceText
import TabLayout
import TabTree
import YAMLTree

/// A profile is an assignment that can occur.
enum ProfileContradiction: LintRule {
  static let rule = Rule(
    "profile-contradiction",
    .error,
    "a profile that the assumptions forbid",
    discussion: """
      The flags that a profile names, and the defaults of the others, must satisfy all of `assume` \
      on some release that the app runs on. Otherwise nobody ever has these values together, and \
      what is compiled for the profile is shown to nobody.
      """,
    valid: [example("{hubs: true, notes: true}")],
    invalid: [example("{hubs: true}")]
  )

  static func check(_ run: inout LintRun) {
    guard run.prover.hasLegalAssignment else { return }
    let configuration = run.configuration
    for profile in configuration.profiles {
      let assignment = configuration.assignment(of: profile)
      let violated = run.prover.targets.map { target in
        configuration.assumptions.first {
          !$0.condition.holds(for: assignment, release: target.release)
        }
      }
      guard let first = violated.first, let assumption = first,
        !violated.contains(where: { $0 == nil })
      else { continue }
      run.report(
        rule,
        "the profile '\(profile.name)' breaks the assumption "
          + "'\(configuration.yaml.text(of: assumption.yaml).excerpt)'",
        at: place(of: profile, breaking: assumption, run),
        related: [
          Related("assumed here", at: configuration.yaml.place(of: assumption.yaml).span)
        ],
        help: "give its flags values that can occur together",
        subject: profile.name
      )
    }
  }

  /// The last value of the profile that has a part in it, or the profile's name where the defaults
  /// alone break the assumption.
  private static func place(
    of profile: Profile,
    breaking assumption: Assumption,
    _ run: LintRun
  ) -> YAMLPlace {
    let yaml = run.configuration.yaml
    let flags = run.configuration.flags
    guard let profiles = run.configuration.written[.profiles],
      let entry = yaml.entries(of: profiles).first(where: { $0.key == profile.key })
    else { return yaml.place(of: profile.key) }
    var names: Set<String> = []
    assumption.condition.forEachFlag { names.insert(flags[$0].flag.name) }
    var place = yaml.place(of: profile.key)
    for value in yaml.entries(of: entry.value) where names.contains(yaml.text(of: value.key)) {
      place = yaml.place(of: value.value)
    }
    return place
  }

  private static func example(_ profile: String) -> String {
    ConditionExample.tab(
      "when: notes or hubs",
      root: """
        flags: {notes: false, hubs: false}
        assume: [hubs implies notes]
        profiles:
          early: \(profile)
        """
    )
  }
}
