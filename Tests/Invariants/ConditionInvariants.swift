import FlagLogic

/// A proof says what going through all assignments says.
enum ConditionInvariants {
  private static let flags = [
    Flag("a", default: false), Flag("b", default: true), Flag("c", default: false),
    Flag("plan", values: ["free", "team", "pro"], defaultValue: 0),
    Flag("level", values: ["one", "two"], defaultValue: 1),
  ]
  private static let releases = [17, 18, 26]

  private static let assignments: [Assignment] = flags.reduce([[]]) { starts, flag in
    starts.flatMap { start in flag.values.indices.map { start + [$0] } }
  }

  static func check(_ input: [UInt8]) throws {
    var assumed: [Condition] = []
    var conditions: [Condition] = []
    for line in String(decoding: input, as: UTF8.self).split(separator: "\n").prefix(8) {
      let isAssumed = line.hasPrefix("!")
      guard let condition = try condition(in: String(isAssumed ? line.dropFirst() : line)) else {
        continue
      }
      if isAssumed { assumed.append(condition) } else { conditions.append(condition) }
    }
    let proof = Proof(flags: flags, assume: assumed, conditions: conditions)
    for release in releases { try check(conditions, assumed, proof, release) }
  }

  private static func condition(in text: String) throws -> Condition? {
    let parser = ConditionParser(flags: flags)
    switch parser.parse(text) {
    case .failure(let problems):
      try require(!problems.all.isEmpty, "a condition is refused without a reason")
      for problem in problems.all {
        let isInside = (0...text.utf8.count).contains(problem.range.upperBound)
        try require(isInside, "a problem at \(problem.range) of '\(text)'")
      }
      return nil
    case .success(let condition):
      let normalized = Condition.normalizedText(text)
      guard case .success(let again) = parser.parse(normalized) else {
        throw Violation(description: "'\(text)' is normalized to '\(normalized)', which is none")
      }
      try require(condition == again, "'\(text)' and '\(normalized)' say different things")
      try require(
        Condition.normalizedText(normalized) == normalized,
        "'\(normalized)' is not normalized"
      )
      return condition
    }
  }

  private static func check(
    _ conditions: [Condition],
    _ assumed: [Condition],
    _ proof: Proof,
    _ release: Int
  ) throws {
    let known = assignments.filter { assignment in
      assumed.allSatisfy { $0.holds(for: assignment, release: release) }
    }
    let legal = proof.assignments(on: release)
    try require(legal.isEmpty() == known.isEmpty, "on \(release) the assumptions can hold, or not")
    for condition in conditions {
      let holding = known.filter { condition.holds(for: $0, release: release) }
      let example = try legal.example(of: condition)
      try require((example == nil) == holding.isEmpty, "on \(release) there is an example, or not")
      guard let assignment = example?.assignment else { continue }
      try require(holding.contains(assignment), "on \(release) the example is none")
      let least = holding.map(distance).min() ?? 0
      try require(distance(assignment) == least, "on \(release) another example is nearer")
    }
    for (left, right) in zip(conditions, conditions.dropFirst()) {
      let excludes = !known.contains {
        left.holds(for: $0, release: release) && right.holds(for: $0, release: release)
      }
      try require(legal.excludes(left, right) == excludes, "on \(release) two exclude each other")
    }
  }

  /// How many flags are off their defaults.
  private static func distance(_ assignment: Assignment) -> Int {
    zip(flags, assignment).count { $0.defaultValue != $1 }
  }
}
