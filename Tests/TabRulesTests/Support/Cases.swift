import FlagLogic
import TabLayout
import TabTree

@testable import TabRules

/// Every case of a configuration in the order in which one would be printed.
struct Cases {
  struct Case {
    let resolution: Resolution

    /// As `on ios18 with f0 = true`.
    let words: String
  }

  let configuration: TabConfiguration

  /// Those with the fewest flags off their defaults first.
  let assignments: [Assignment]

  init(_ configuration: TabConfiguration) {
    self.configuration = configuration
    let flags = configuration.logicFlags
    let all: [Assignment] = flags.reduce([[]]) { assignments, flag in
      let others = flag.values.indices.filter { $0 != flag.defaultValue }
      return assignments.flatMap { assignment in
        ([flag.defaultValue] + others).map { assignment + [$0] }
      }
    }
    let defaults = flags.map(\.defaultValue)
    let byCount = Dictionary(grouping: all) { zip($0, defaults).count { $0 != $1 } }
    assignments = byCount.keys.sorted().flatMap { byCount[$0] ?? [] }
  }

  /// Every case, each on every target that allows it.
  var all: some Sequence<Case> {
    let defaults = configuration.defaultAssignment
    let targets = Target.all(of: configuration)
    let groups = Dictionary(grouping: assignments) { zip($0, defaults).count { $0 != $1 } }
    return groups.keys.sorted().lazy.flatMap { count in
      targets.lazy.flatMap { target in
        (groups[count] ?? []).lazy.filter { configuration.allows($0, on: target) }
          .map { described(Resolution(configuration, target: target, assignment: $0)) }
      }
    }
  }

  func first(_ isMet: (Resolution) -> Bool) -> Case? { all.first { isMet($0.resolution) } }

  private func described(_ found: Resolution) -> Case {
    let flags = configuration.logicFlags
    let changed = zip(flags, found.assignment).filter { $0.defaultValue != $1 }
      .map { "\($0.name) = \($0.values[$1])" }.joined(separator: ", ")
    return Case(
      resolution: found,
      words: "on \(found.target.name) with "
        + (changed.isEmpty ? "every flag at its default" : changed)
    )
  }
}

extension TabConfiguration {
  /// Whether what is assumed allows an assignment on a target.
  func allows(_ assignment: Assignment, on target: Target) -> Bool {
    assumptions.allSatisfy { $0.condition.holds(for: assignment, release: target.release) }
  }
}
