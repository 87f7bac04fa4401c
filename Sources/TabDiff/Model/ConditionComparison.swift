import FlagLogic
import TabLayout
import TabTree

/// Compares conditions of the two sides by what they mean: flags and values are the same where they
/// have one name, and a condition is the same where it holds for the same assignments that both
/// sides take to be possible.
final class ConditionComparison {
  /// What became of a condition.
  enum Outcome {
    case same
    case becameConditional
    case becameUnconditional
    case changed
  }

  private let oldConditions: [Condition]
  private let newConditions: [Condition]
  private let proof: Proof
  private let releases: [Int]
  private var known: [[ConditionPath]: Outcome] = [:]

  /// Whether what the two sides assume allows the same assignments.
  let assumptionsAreSame: Bool

  /// - Parameter targets: The targets that both sides have.
  init(_ old: TabConfiguration, _ new: TabConfiguration, targets: [Target]) {
    let merged = MergedFlags(old.logicFlags, new.logicFlags)
    let oldConditions = old.conditions.map { merged.fromOld.map($0) }
    let newConditions = new.conditions.map { merged.fromNew.map($0) }
    let releases = Self.releases(old, new, targets)
    let conditions = oldConditions + newConditions
    let oldAssumptions = old.assumptions.map { merged.fromOld.map($0.condition) }
    let newAssumptions = new.assumptions.map { merged.fromNew.map($0.condition) }
    let bare = Proof(
      flags: merged.flags,
      conditions: conditions + oldAssumptions + newAssumptions
    )
    assumptionsAreSame =
      oldAssumptions == newAssumptions
      || bare.areEquivalent(.all(oldAssumptions), .all(newAssumptions), on: releases)
    let common = Set(newAssumptions)
    let assumed =
      assumptionsAreSame ? oldAssumptions : oldAssumptions.filter { common.contains($0) }
    let assuming = Proof(
      flags: merged.flags,
      assume: assumed,
      conditions: conditions,
      budget: bare.budget
    )
    // Where nothing is possible, everything would be the same.
    proof = assuming.isContradictory(on: releases) ? bare : assuming
    self.oldConditions = oldConditions
    self.newConditions = newConditions
    self.releases = releases
  }

  /// The releases of the targets that both sides run on, as far as conditions tell them apart.
  private static func releases(
    _ old: TabConfiguration,
    _ new: TabConfiguration,
    _ targets: [Target]
  ) -> [Int] {
    if targets.isEmpty { return Target.all.map(\.release) }
    let names = Set(targets.map(\.name))
    let lowest = max(old.deploymentTarget.major, new.deploymentTarget.major)
    let known = [old, new].flatMap { Target.distinguished(by: $0) }
      .filter { names.contains($0.name) }.map(\.release)
    return Set(known).filter { $0 >= lowest }.sorted()
  }

  /// Compares the conditions of a node.
  func compare(_ old: ConditionPath, _ new: ConditionPath) -> Outcome {
    let key = [old, new]
    if let outcome = known[key] { return outcome }
    let outcome = outcome(old.condition(in: oldConditions), new.condition(in: newConditions))
    known[key] = outcome
    return outcome
  }

  /// What follows from other conditions above is told there.
  private func outcome(_ old: PlacedCondition, _ new: PlacedCondition) -> Outcome {
    if proof.areEquivalent(old.own, new.own, on: releases)
      || proof.areEquivalent(old.whole, new.whole, on: releases)
    {
      return .same
    }
    let wasOpen = proof.implies(old.above, old.own, on: releases)
    let isOpen = proof.implies(new.above, new.own, on: releases)
    switch (wasOpen, isOpen) {
    case (true, true): return .same
    case (true, false):
      return proof.implies(new.whole, old.whole, on: releases) ? .becameConditional : .changed
    case (false, true):
      return proof.implies(old.whole, new.whole, on: releases) ? .becameUnconditional : .changed
    case (false, false): return .changed
    }
  }
}

/// Questions too entangled for a proof have the answer that takes conditions for different.
extension Proof {
  fileprivate func areEquivalent(_ left: Condition, _ right: Condition, on releases: [Int]) -> Bool
  {
    left == right || implies(left, right, on: releases) && implies(right, left, on: releases)
  }

  fileprivate func implies(_ left: Condition, _ right: Condition, on releases: [Int]) -> Bool {
    do throws(ProofLimit) {
      for release in releases where try !assignments(on: release).implies(left, right) {
        return false
      }
      return true
    } catch { return false }
  }

  fileprivate func isContradictory(on releases: [Int]) -> Bool {
    do throws(ProofLimit) {
      for release in releases where try assignments(on: release).isEmpty() { return true }
      return false
    } catch { return true }
  }
}
