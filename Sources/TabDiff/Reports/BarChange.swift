import TabLayout
import TabTree

/// The compact bar of both sides, by the titles of its items, on the newest target that both have.
public struct BarChange: Sendable {
  /// The target.
  public let target: Target

  /// The items before.
  public let before: [String]

  /// The items now.
  public let after: [String]

  /// The bars of two sides; `nil` where they read the same.
  init?(_ old: TabConfiguration, _ new: TabConfiguration, _ flags: DiffCase?) {
    let known = Target.all(of: new)
    guard let target = Target.all(of: old).last(where: { known.contains($0) }) else { return nil }
    self.target = target
    before = old.titlesInBar(on: target, flags?.old ?? old.defaultAssignment)
    after = new.titlesInBar(on: target, flags?.new ?? new.defaultAssignment)
    if before == after { return nil }
  }
}

extension TabConfiguration {
  fileprivate func titlesInBar(on target: Target, _ assignment: [Int]) -> [String] {
    let bar = Resolution(self, target: target, assignment: assignment).bar(.compact)
    return ((bar?.items ?? []) + (bar?.overflow ?? [])).map {
      text(.title, of: $0) ?? nodes[$0].id
    }
  }
}
