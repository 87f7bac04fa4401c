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
      what is compiled for the profile is shown to nobody. Defaults that break an assumption are a \
      warning: each compilation then needs a profile or flags of its own.
      """,
    valid: [example("{hubs: true, notes: true}")],
    invalid: [example("{hubs: true}")]
  )

  static func check(_ run: inout LintRun) {
    guard run.prover.hasLegalAssignment else { return }
    let configuration = run.configuration
    var check = AssumptionCheck(configuration, run.prover.targets)
    checkDefaults(&run, &check)
    for profile in configuration.profiles {
      guard let broken = check.broken(by: profile) else { return reportRest(from: profile, &run) }
      guard broken.isEverywhere, let assumption = broken.first else { continue }
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

  private static func reportRest(from profile: Profile, _ run: inout LintRun) {
    run.report(
      rule,
      "from '\(profile.name)' on, profiles were not compared with what is assumed",
      at: run.configuration.yaml.place(of: profile.key),
      severity: .warning,
      help: "take profiles out, or let 'assume' be shorter",
      subject: "rest"
    )
  }

  /// Without a profile or a flag on its command line nothing could be compiled.
  private static func checkDefaults(_ run: inout LintRun, _ check: inout AssumptionCheck) {
    let configuration = run.configuration
    guard let broken = check.broken(by: nil), let assumption = broken.first,
      let target = broken.target
    else { return }
    let flags = configuration.flags
    var last: Int?
    assumption.condition.forEachFlag { last = max(last ?? 0, $0) }
    let place = last.flatMap { flag in
      configuration.written[.flags].flatMap { configuration.yaml.entries(of: $0) }?
        .first { $0.key == flags[flag].key }
        .map { configuration.yaml.place(of: $0.value) }
    }
    run.report(
      rule,
      "the flags' defaults break the assumption "
        + "'\(configuration.yaml.text(of: assumption.yaml).excerpt)'"
        + (broken.isEverywhere ? "" : " on \(target.name)"),
      at: place ?? configuration.yaml.place(of: assumption.yaml),
      severity: .warning,
      related: [Related("assumed here", at: configuration.yaml.place(of: assumption.yaml).span)],
      help: "give them defaults that can occur together, which is what is compiled without "
        + "'--profile' and '--flag'",
      subject: "defaults"
    )
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
    var names: Set<String> = []
    assumption.condition.forEachFlag { names.insert(flags[$0].flag.name) }
    var place = yaml.place(of: profile.key)
    for value in yaml.entries(of: profile.yaml) where names.contains(yaml.text(of: value.key)) {
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
