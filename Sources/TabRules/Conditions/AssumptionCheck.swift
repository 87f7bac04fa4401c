import FlagLogic
import TabLayout
import TabTree

/// Which assumptions of a file given values of the flags break. Of equal assumptions, and of equal
/// assignments, one is looked at.
struct AssumptionCheck {
  /// What one assignment breaks.
  struct Outcome {
    /// The first assumption that does not hold, on the earliest release on which one does not.
    var first: Assumption?

    /// That release.
    var target: Target?

    /// Whether no release is left on which all of them hold.
    var isEverywhere = false
  }

  // Nobody writes a file of which this is not enough; another would take long.
  private static let most = 10_000_000

  private let targets: [Target]
  private let assumptions: [Assumption]
  private var known: [Assignment: Outcome] = [:]
  private var remaining = AssumptionCheck.most

  init(_ configuration: TabConfiguration, _ targets: [Target]) {
    self.targets = targets
    var texts: Set<String> = []
    assumptions = configuration.assumptions.filter {
      texts.insert(configuration.yaml.text(of: $0.yaml)).inserted
    }
  }

  mutating func broken(by assignment: Assignment) -> Outcome {
    var outcome = Outcome()
    if assumptions.isEmpty { return outcome }
    if let known = known[assignment] { return known }
    var allowed = 0
    for target in targets where remaining > 0 {
      let broken = assumptions.first {
        !$0.condition.holds(for: assignment, release: target.release)
      }
      remaining -= assumptions.count
      if broken == nil { allowed += 1 }
      if outcome.first == nil, let broken { (outcome.first, outcome.target) = (broken, target) }
    }
    outcome.isEverywhere = outcome.first != nil && allowed == 0
    known[assignment] = outcome
    return outcome
  }
}
