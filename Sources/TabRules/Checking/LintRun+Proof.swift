import FlagLogic
import TabLayout
import TabTree

extension LintRun {
  /// A case in which something happens that must not, and how to speak of it.
  struct ProvenCase {
    let presence: Presence
    let assignment: Assignment

    /// As `on ios26 with notes = true`.
    let circumstances: String

    /// What is shown; found anew each time.
    var resolution: Resolution {
      Resolution(presence.configuration, target: presence.target, assignment: assignment)
    }

    var `case`: Prover.Case { (presence.target, assignment) }

    func holds(_ condition: Condition) -> Bool {
      condition.holds(for: assignment, release: presence.target.release)
    }
  }

  /// The case, over every legal assignment on every target, in which what `claim` makes of a target
  /// happens: the one with the fewest flags off their defaults, then that on the earliest target.
  func counterexample(_ claim: (Presence) -> Claim?) -> ProvenCase? {
    prover.counterexample(claim).map(provenCase)
  }

  /// The same over both form factors, with the one in which it happens.
  func counterexample(
    inEither claim: (Presence, FormFactor) -> Claim?
  ) -> (formFactor: FormFactor, circumstances: String)? {
    var best: (formFactor: FormFactor, found: Prover.Counterexample)?
    for formFactor in FormFactor.allCases {
      guard let found = prover.counterexample({ claim($0, formFactor) }) else { continue }
      if let known = best?.found, !prover.precedes(found.case, known.case) { continue }
      best = (formFactor, found)
    }
    return best.map { ($0.formFactor, provenCase($0.found).circumstances) }
  }

  private func provenCase(_ found: Prover.Counterexample) -> ProvenCase {
    let changed = configuration.description(of: found.assignment)
    let flags =
      configuration.flags.isEmpty
      ? "" : changed.isEmpty ? " with every flag at its default" : changed
    return ProvenCase(
      presence: found.presence,
      assignment: found.assignment,
      circumstances: "on \(found.presence.target.description)\(flags)"
    )
  }
}
