import FlagLogic
import TabLayout
import TabTree

/// Compares conditions of the two sides by what they mean: flags and values are the same where they
/// have one name, and a condition is the same where it holds for the same assignments.
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
  private var known: [[Int?]: Outcome] = [:]

  /// - Parameter targets: The targets that both sides have.
  init(_ old: TabConfiguration, _ new: TabConfiguration, targets: [Target]) {
    let merged = MergedFlags(old.logicFlags, new.logicFlags)
    oldConditions = old.conditions.map { merged.fromOld.map($0) }
    newConditions = new.conditions.map { merged.fromNew.map($0) }
    proof = Proof(flags: merged.flags, conditions: oldConditions + newConditions)
    releases = Self.releases(old, new, targets)
    self.merged = merged
  }

  private let merged: MergedFlags

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

  /// Compares a node's own conditions, given by their indices.
  func compare(_ old: Int?, _ new: Int?) -> Outcome {
    let key = [old, new]
    if let outcome = known[key] { return outcome }
    let outcome = outcome(
      old.map { oldConditions[$0] } ?? .constant(true),
      new.map { newConditions[$0] } ?? .constant(true)
    )
    known[key] = outcome
    return outcome
  }

  /// Whether what the two sides assume allows the same assignments.
  func allowSame(_ old: [Assumption], _ new: [Assumption]) -> Bool {
    areEquivalent(
      .conjunction(old.map { merged.fromOld.map($0.condition) }),
      .conjunction(new.map { merged.fromNew.map($0.condition) })
    )
  }

  private func outcome(_ old: Condition, _ new: Condition) -> Outcome {
    if areEquivalent(old, new) { return .same }
    if areEquivalent(old, .constant(true)) { return .becameConditional }
    return areEquivalent(new, .constant(true)) ? .becameUnconditional : .changed
  }

  /// Conditions too entangled for a proof count as different.
  private func areEquivalent(_ left: Condition, _ right: Condition) -> Bool {
    if left == right { return true }
    do throws(ProofLimit) {
      for release in releases
      where try !proof.assignments(on: release).areEquivalent(left, right) {
        return false
      }
      return true
    } catch { return false }
  }
}

/// The flags of two sides as one list.
struct MergedFlags {
  /// Where a side's flags and values are in the list.
  struct Renumbering {
    fileprivate var flags: [Int] = []
    fileprivate var values: [[Int]] = []

    /// A condition of the side over the merged flags.
    func map(_ condition: Condition) -> Condition {
      switch condition {
      case .constant, .release: condition
      case .flag(let flag, let values):
        .flag(flags[flag], isOneOf: values.map { self.values[flag][$0] }.sorted())
      case .not(let condition): .not(map(condition))
      case .all(let conditions): .all(conditions.map(map))
      case .any(let conditions): .any(conditions.map(map))
      case .implies(let premise, let conclusion): .implies(map(premise), map(conclusion))
      }
    }
  }

  /// Every flag of either side, with every value that it has on one.
  private(set) var flags: [Flag] = []

  /// Renumbers the old side's conditions.
  private(set) var fromOld = Renumbering()

  /// Renumbers the new side's conditions.
  private(set) var fromNew = Renumbering()

  init(_ old: [Flag], _ new: [Flag]) {
    var indices: [String: Int] = [:]
    for (index, flag) in old.enumerated() {
      indices[flag.name] = index
      flags.append(flag)
      fromOld.flags.append(index)
      fromOld.values.append(Array(flag.values.indices))
    }
    for flag in new {
      guard let index = indices[flag.name] else {
        fromNew.flags.append(flags.count)
        fromNew.values.append(Array(flag.values.indices))
        flags.append(flag)
        continue
      }
      fromNew.flags.append(index)
      fromNew.values.append(add(flag, to: index))
    }
  }

  /// Adds the values of a flag to those of a merged one.
  ///
  /// - Returns: Where they are there.
  private mutating func add(_ flag: Flag, to index: Int) -> [Int] {
    let own = flags[index]
    if own.values == flag.values { return Array(flag.values.indices) }
    var values = own.values
    var places: [String: Int] = [:]
    for (place, value) in values.enumerated() { places[value] = place }
    var result: [Int] = []
    for value in flag.values {
      let place = places[value] ?? values.count
      if place == values.count { values.append(value) }
      result.append(place)
    }
    flags[index] = Flag(own.name, values: values, defaultValue: own.defaultValue)
    return result
  }
}
