import FlagLogic
import TabLayout
import TabTree

extension LintRun {
  /// A case in which something happens that must not, and how to speak of it.
  struct ProvenCase {
    let resolution: Resolution

    /// As `on ios26 with notes = true`.
    let circumstances: String
  }

  /// The case, over every legal assignment on every target, in which what `claim` makes of a target
  /// happens: the one with the fewest flags off their defaults, then that on the earliest target.
  func counterexample(_ claim: (Presence) -> Claim?) -> ProvenCase? {
    guard let found = prover.counterexample(claim) else { return nil }
    let changed = configuration.description(of: found.assignment)
    let flags =
      configuration.flags.isEmpty
      ? "" : changed.isEmpty ? " with every flag at its default" : changed
    return ProvenCase(
      resolution: Resolution(
        configuration,
        target: found.target,
        assignment: found.assignment
      ),
      circumstances: "on \(found.target.name)\(flags)"
    )
  }
}
