/// A flag of a generated configuration; its first value is the default.
struct ModelFlag {
  let name: String
  let values: [String]

  var isBoolean: Bool { values == ["false", "true"] }
}

/// A condition of a generated configuration.
indirect enum ModelCondition {
  case flag(Int, value: Int)
  case release(atLeast: Int)
  case not(ModelCondition)
  case both(ModelCondition, ModelCondition)
  case either(ModelCondition, ModelCondition)

  func holds(_ assignment: [Int], release: Int) -> Bool {
    switch self {
    case .flag(let flag, let value): assignment[flag] == value
    case .release(let least): release >= least
    case .not(let other): !other.holds(assignment, release: release)
    case .both(let left, let right):
      left.holds(assignment, release: release) && right.holds(assignment, release: release)
    case .either(let left, let right):
      left.holds(assignment, release: release) || right.holds(assignment, release: release)
    }
  }

  func text(_ flags: [ModelFlag]) -> String {
    switch self {
    case .flag(let flag, let value):
      flags[flag].isBoolean
        ? (value == 1 ? flags[flag].name : "not \(flags[flag].name)")
        : "\(flags[flag].name) == \(flags[flag].values[value])"
    case .release(let least): "os >= \(least)"
    case .not(let other): "not (\(other.text(flags)))"
    case .both(let left, let right): "(\(left.text(flags))) and (\(right.text(flags)))"
    case .either(let left, let right): "(\(left.text(flags))) or (\(right.text(flags)))"
    }
  }
}
