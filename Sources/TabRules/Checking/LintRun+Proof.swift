import FlagLogic
import TabLayout
import TabTree

extension LintRun {
  /// A case in which something happens that must not, and how to speak of it.
  struct ProvenCase {
    private let presence: Presence
    private let assignment: Assignment

    /// As `on ios26 with notes = true`.
    let circumstances: String

    fileprivate init(_ found: Prover.Counterexample, circumstances: String) {
      presence = found.presence
      assignment = found.assignment
      self.circumstances = circumstances
    }

    /// The whole layout of the case, which takes time that grows with the tree.
    func resolution() -> Resolution {
      Resolution(presence.configuration, target: presence.target, assignment: assignment)
    }

    /// Whether a node is shown in the case.
    func shows(_ node: Int, in formFactor: FormFactor) -> Bool {
      presence.shown(node, in: formFactor)
        .holds(for: assignment, release: presence.target.release)
    }
  }

  /// The case, over every legal assignment on every target, in which what `claim` makes of a target
  /// happens: the one with the fewest flags off their defaults, then that on the earliest target.
  func counterexample(_ claim: (Presence) -> Claim?) -> ProvenCase? {
    guard let found = prover.counterexample(claim) else { return nil }
    let changed = configuration.description(of: found.assignment)
    let flags =
      configuration.flags.isEmpty
      ? "" : changed.isEmpty ? " with every flag at its default" : changed
    return ProvenCase(found, circumstances: "on \(found.presence.target.name)\(flags)")
  }
}
