/// Assumptions that are linked by shared flags, and share none with any others.
final class Island {
  /// Tells the islands of one proof apart.
  let number: Int

  /// What must hold.
  let formulas: [Formula]

  /// The flags spoken of, as declared.
  let flags: [Int]

  /// What leaves the fewest flags of the island off their defaults, once it has been worked out.
  var solution: IslandSolution?

  init(number: Int, formulas: [Formula], flags: [Int]) {
    self.number = number
    self.formulas = formulas
    self.flags = flags
  }
}

/// How an island's assumptions are met where nothing else is asked of its flags.
enum IslandSolution {
  case settings([FlagSetting])
  case contradiction
}

/// A flag with a value that is not its default.
struct FlagSetting {
  let flag: Int
  let value: Int
}

/// What is assumed on one release, split into islands.
final class Assumptions {
  /// The islands in the order of their first assumptions.
  let islands: [Island]

  /// Whether an assumption never holds on this release.
  let isContradictory: Bool

  /// Whether the flags' defaults are a legal assignment.
  let holdByDefault: Bool

  /// What has been found out under them.
  let answers = AnswerCache()

  private let islandOfFlag: [Int32]

  /// Splits `conditions`; the islands' numbers begin at `firstNumber`.
  init(_ conditions: [Condition], release: Int, defaults: Assignment, firstNumber: Int) {
    let formulas = conditions.flatMap { Formula($0, release: release).conjuncts }
    var groups = FlagGroups(flagCount: defaults.count)
    let firstFlags = formulas.map { groups.unite(flagsOf: $0) }
    isContradictory = firstFlags.contains(nil)
    holdByDefault = formulas.allSatisfy { $0.holds(for: defaults) }

    var indices = [Int32](repeating: -1, count: defaults.count)
    var members: [[Formula]] = []
    for (formula, flag) in zip(formulas, firstFlags) {
      guard let flag else { continue }
      let group = groups.representative(of: flag)
      if indices[group] < 0 {
        indices[group] = Int32(members.count)
        members.append([])
      }
      members[Int(indices[group])].append(formula)
    }
    var flags = [[Int]](repeating: [], count: members.count)
    for flag in defaults.indices {
      let group = groups.representative(of: flag)
      guard indices[group] >= 0 else { continue }
      indices[flag] = indices[group]
      flags[Int(indices[group])].append(flag)
    }
    islandOfFlag = indices
    islands = members.indices.map {
      Island(number: firstNumber + $0, formulas: members[$0], flags: flags[$0])
    }
  }

  /// The island that speaks of `flag`.
  func island(of flag: Int) -> Island? {
    islandOfFlag[flag] < 0 ? nil : islands[Int(islandOfFlag[flag])]
  }
}
