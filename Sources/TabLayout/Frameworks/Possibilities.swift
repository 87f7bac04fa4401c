import FlagLogic
import TabTree

/// Tells whether what a framework cannot show can come about.
public struct Possibilities {
  private let proof: Proof
  private let targets: [Target]

  /// What the configuration's flags allow.
  public init(_ configuration: TabConfiguration) {
    proof = Proof(
      flags: configuration.logicFlags,
      assume: configuration.assumptions.map(\.condition),
      conditions: configuration.conditions
    )
    targets = Target.distinguished(by: configuration)
  }

  /// What is left of a condition on the releases that the app runs on.
  public func settled(_ condition: Condition) -> Condition { condition.settled(on: targets) }

  /// Whether a condition holds for some values of the flags on some of the releases that the app runs
  /// on; `true` where that takes too long to be told.
  public func isPossible(_ condition: Condition, on isMeant: (Target) -> Bool = { _ in true })
    -> Bool
  {
    targets.contains { target in
      guard isMeant(target) else { return false }
      do throws(ProofLimit) {
        return try proof.assignments(on: target.release).isSatisfiable(condition)
      } catch { return true }
    }
  }
}
