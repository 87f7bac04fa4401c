import FlagLogic

/// Answers the questions of ``LegalAssignments`` by going through every assignment.
struct Enumeration {
  let flags: [Flag]
  let release: Int
  /// The legal ones, the best example first.
  let assignments: [Assignment]

  init(flags: [Flag], assume: [Condition], release: Int) {
    self.flags = flags
    self.release = release
    var all: [Assignment] = [[]]
    for flag in flags {
      // In the order of preference: the default, then the others as listed.
      let values = [flag.defaultValue] + flag.values.indices.filter { $0 != flag.defaultValue }
      all = all.flatMap { start in values.map { start + [$0] } }
    }
    let legal = all.filter { assignment in
      assume.allSatisfy { $0.holds(for: assignment, release: release) }
    }
    let keyed = legal.enumerated().map { index, assignment in
      (Self.offDefaults(assignment, flags).count, index, assignment)
    }
    assignments = keyed.sorted { ($0.0, $0.1) < ($1.0, $1.1) }.map { $0.2 }
  }

  static func offDefaults(_ assignment: Assignment, _ flags: [Flag]) -> [Int] {
    flags.indices.filter { assignment[$0] != flags[$0].defaultValue }
  }

  func first(where condition: Condition) -> Assignment? {
    assignments.first { condition.holds(for: $0, release: release) }
  }

  /// The total of what holds for each of the assignments.
  func totals(
    of items: [CountedCondition],
    _ weight: (CountedCondition) -> Int
  ) -> [Int] {
    assignments.map { assignment in
      items.reduce(0) {
        $1.condition.holds(for: assignment, release: release) ? $0 + weight($1) : $0
      }
    }
  }
}
