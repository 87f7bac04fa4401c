import FlagLogic
import TabLayout
import TabTree

/// What is looked at where a proof would take more than its bound: the defaults, the profiles, and
/// every assignment with one or two flags off their defaults.
///
/// Flags that neither a claim nor an assumption about its flags speaks of make no difference to it,
/// and are left at their defaults.
struct Sampling {
  // For one claim, so that a single one does not take all there is.
  private static let mostOfClaim = 2_000_000

  /// How many parts of conditions may still be looked at in this file: a bound on time.
  private var remainingParts = 60_000_000

  private let configuration: TabConfiguration
  private let flags: [Flag]
  private let defaults: Assignment
  private let sizeOfAssumptions: Int

  /// The flags of each assumption.
  private let assumed: [Set<Int>]

  init(_ configuration: TabConfiguration, _ proof: Proof) {
    self.configuration = configuration
    flags = proof.flags
    defaults = proof.defaults
    sizeOfAssumptions = configuration.assumptions.reduce(0) { $0 + $1.condition.size }
    assumed = configuration.assumptions.map(\.condition.flags)
  }

  /// The flags that a claim, or an assumption about one of its flags, speaks of.
  private mutating func flags(of claim: Claim) -> [Int] {
    let own = claim.flags
    remainingParts -= sizeOfAssumptions
    guard remainingParts > 0 else { return own.sorted() }
    return assumed.reduce(into: own) { flags, assumption in
      if !assumption.isDisjoint(with: own) { flags.formUnion(assumption) }
    }.sorted()
  }

  /// An assignment for which a claim happens on a target, if one is found.
  mutating func example(of claim: Claim, on target: Target) -> Assignment? {
    let parts = max(1, claim.size + sizeOfAssumptions)
    var remaining = max(0, min(Self.mostOfClaim, remainingParts)) / parts + 1
    var looked = 0
    defer { remainingParts -= looked * parts }
    func happens(_ assignment: Assignment) -> Bool {
      remaining -= 1
      looked += 1
      return configuration.assumptions.allSatisfy {
        $0.condition.holds(for: assignment, release: target.release)
      } && claim.happens(for: assignment, release: target.release)
    }
    if happens(defaults) { return defaults }
    let assigning = flags.count / parts
    for profile in configuration.profiles where remaining > 0 {
      remaining -= assigning
      looked += assigning
      let assignment = configuration.assignment(of: profile)
      if happens(assignment) { return assignment }
    }
    let candidates = flags(of: claim)
    for first in candidates {
      for value in flags[first].values.indices where value != defaults[first] {
        guard remaining > 0 else { return nil }
        var assignment = defaults
        assignment[first] = value
        if happens(assignment) { return assignment }
      }
    }
    for (position, first) in candidates.enumerated() {
      for second in candidates[(position + 1)...] {
        var assignment = defaults
        for value in flags[first].values.indices where value != defaults[first] {
          assignment[first] = value
          for other in flags[second].values.indices where other != defaults[second] {
            guard remaining > 0 else { return nil }
            assignment[second] = other
            if happens(assignment) { return assignment }
          }
        }
      }
    }
    return nil
  }
}
