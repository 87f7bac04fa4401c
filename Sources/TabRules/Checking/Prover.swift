import FlagLogic
import TabLayout
import TabTree

/// Decides claims over every assignment of the flags that `assume` allows, on every target.
final class Prover {
  /// An assignment and the target on which it is looked at.
  typealias Case = (target: Target, assignment: Assignment)

  /// An assignment and target for which a claim happens.
  struct Counterexample {
    let presence: Presence
    let assignment: Assignment

    /// How many flags are off their defaults.
    let changed: Int

    var `case`: Case { (presence.target, assignment) }
  }

  /// The targets that the app runs on as far as conditions tell them apart, oldest first; of those
  /// of one name the one that layouts show comes first.
  let targets: [Target]

  private let configuration: TabConfiguration
  private let proof: Proof
  private var presences: [Presence?]

  /// The nodes of the first claim that could not be decided within the bound; `nil` while every one
  /// was.
  private(set) var undecided: [Int]?

  private let everything: [Resolution]
  private lazy var sampling = Sampling(configuration, proof)

  /// - Parameter everything: For each target, every node that some assignment may show.
  init(_ configuration: TabConfiguration, everything: [Resolution]) {
    self.configuration = configuration
    self.everything = everything
    targets = everything.map(\.target)
    proof = Proof(
      flags: configuration.logicFlags,
      assume: configuration.assumptions.map(\.condition),
      conditions: configuration.conditions
    )
    presences = targets.map { _ in nil }
  }

  /// When nodes are shown on a target, by the target's position.
  private func presence(_ index: Int) -> Presence {
    if let known = presences[index] { return known }
    let presence = Presence(everything: everything[index])
    presences[index] = presence
    return presence
  }

  /// When nodes are shown on each target.
  var allPresences: [Presence] { targets.indices.map { presence($0) } }

  /// Whether `assume` leaves an assignment on some target, as far as that can be decided.
  private(set) lazy var hasLegalAssignment =
    isSatisfiable(assumptions: configuration.assumptions[...]) ?? true

  /// The case in which what `claim` makes of a target happens: of all the one with the fewest flags
  /// off their defaults, then that on the earliest target.
  ///
  /// Past the proof's bound the defaults, the profiles and every assignment with one or two flags
  /// off their defaults are looked at instead, and the claim counts as undecided.
  func counterexample(_ claim: (Presence) -> Claim?) -> Counterexample? {
    var best: Counterexample?
    for (index, target) in targets.enumerated() {
      let presence = presence(index)
      guard let claim = claim(presence) else { continue }
      let found: Assignment?
      do throws(ProofLimit) {
        found = try claim.example(among: proof.assignments(on: target.release))?.assignment
      } catch {
        if undecided == nil { undecided = claim.nodes }
        found = sampling.example(of: claim, on: target)
      }
      guard let found else { continue }
      let changed = zip(found, proof.defaults).count { $0 != $1 }
      if changed < best?.changed ?? .max {
        best = Counterexample(presence: presence, assignment: found, changed: changed)
      }
      if changed == 0 { break }
    }
    return best
  }

  /// Whether one case comes before another: by the flags off their defaults, then by target, then by
  /// the first flag that differs, its default before its other values.
  func precedes(_ one: Case, _ other: Case) -> Bool {
    let counts = [one, other].map { zip($0.assignment, proof.defaults).count { $0 != $1 } }
    if counts[0] != counts[1] { return counts[0] < counts[1] }
    let positions = [one, other].map { targets.firstIndex(of: $0.target) ?? 0 }
    if positions[0] != positions[1] { return positions[0] < positions[1] }
    for (flag, usual) in proof.defaults.enumerated() {
      let (own, theirs) = (one.assignment[flag], other.assignment[flag])
      if own != theirs { return own == usual || theirs != usual && own < theirs }
    }
    return false
  }

  /// The targets, oldest first, for whose legal assignments the answer is yes. Where one would take
  /// more than the proof's bound, `undecided` stands for it and the question about `node` counts as
  /// undecided.
  func targets(
    about node: Int,
    undecided answer: Bool,
    where isYes: (LegalAssignments) throws(ProofLimit) -> Bool
  ) -> [Target] {
    targets.filter { target in
      do throws(ProofLimit) {
        return try isYes(proof.assignments(on: target.release))
      } catch {
        if undecided == nil { undecided = [node] }
        return answer
      }
    }
  }

  /// Whether some of what is assumed leaves an assignment on some target; `nil` past the proof's
  /// bound.
  func isSatisfiable(assumptions: ArraySlice<Assumption>) -> Bool? {
    let proof =
      assumptions.count == configuration.assumptions.count
      ? proof
      : Proof(flags: proof.flags, assume: assumptions.map(\.condition), budget: proof.budget)
    do throws(ProofLimit) {
      for target in targets where try !proof.assignments(on: target.release).isEmpty() {
        return true
      }
      return false
    } catch { return nil }
  }
}
