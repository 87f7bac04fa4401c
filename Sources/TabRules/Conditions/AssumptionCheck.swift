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
  private static let most = 100_000_000

  private let configuration: TabConfiguration
  private let targets: [Target]
  private let assumptions: [Assumption]
  private let work: Int
  private var known: [[Profile.Value]: Outcome] = [:]
  private var remaining = AssumptionCheck.most

  init(_ configuration: TabConfiguration, _ targets: [Target]) {
    self.configuration = configuration
    self.targets = targets
    var texts: Set<String> = []
    assumptions = configuration.assumptions.filter {
      texts.insert(configuration.yaml.text(of: $0.yaml)).inserted
    }
    work = assumptions.reduce(configuration.flags.count) { $0 + $1.condition.size }
  }

  /// What a profile breaks, or where there is none, what the defaults do; `nil` where enough was looked
  /// at before.
  mutating func broken(by profile: Profile?) -> Outcome? {
    var outcome = Outcome()
    if assumptions.isEmpty { return outcome }
    let values = profile.map { configuration.valuesOffDefaults(of: $0) } ?? []
    if let known = known[values] { return known }
    guard remaining > 0 else { return nil }
    var assignment = configuration.defaultAssignment
    for value in values { assignment[value.flag] = value.value }
    var allowed = 0
    for target in targets {
      let broken = assumptions.first {
        !$0.condition.holds(for: assignment, release: target.release)
      }
      remaining -= work
      if broken == nil { allowed += 1 }
      if outcome.first == nil, let broken { (outcome.first, outcome.target) = (broken, target) }
    }
    outcome.isEverywhere = outcome.first != nil && allowed == 0
    known[values] = outcome
    return outcome
  }
}
