import FlagLogic
import RandomTesting

/// Makes up flags and conditions on them.
struct RandomConditions {
  var generator: RandomNumbers
  let flags: [Flag]

  /// Up to `most` flags, of which some have up to four named values.
  init(seed: Int, flags most: Int) {
    generator = RandomNumbers(seed: seed)
    let count = Int.random(in: 1...most, using: &generator)
    var flags: [Flag] = []
    for index in 0..<count {
      if Int.random(in: 0..<3, using: &generator) > 0 {
        flags.append(Flag("f\(index)", default: Bool.random(using: &generator)))
      } else {
        let width = Int.random(in: 1...4, using: &generator)
        let values = (0..<width).map { "v\($0)" }
        let value = Int.random(in: 0..<width, using: &generator)
        flags.append(Flag("f\(index)", values: values, defaultValue: value))
      }
    }
    self.flags = flags
  }

  mutating func number(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &generator)
  }

  /// A condition that nests up to `depth` deep.
  mutating func condition(depth: Int) -> Condition {
    guard depth > 0, number(0...4) > 0 else { return leaf() }
    switch number(0...4) {
    case 0: return .not(condition(depth: depth - 1))
    case 1: return .implies(condition(depth: depth - 1), condition(depth: depth - 1))
    case 2, 3: return .all(conditions(number(0...3), depth: depth - 1))
    default: return .any(conditions(number(0...3), depth: depth - 1))
    }
  }

  mutating func conditions(_ count: Int, depth: Int) -> [Condition] {
    var result: [Condition] = []
    for _ in 0..<count { result.append(condition(depth: depth)) }
    return result
  }

  /// Assumptions that seldom contradict each other.
  mutating func assumptions(_ count: Int) -> [Condition] {
    var result: [Condition] = []
    for _ in 0..<count { result.append(.any([leaf(), leaf(), condition(depth: 1)])) }
    return result
  }

  private mutating func leaf() -> Condition {
    switch number(0...11) {
    case 0: return .constant(number(0...1) == 1)
    case 1: return .release(atLeast: number(17...20))
    default:
      let flag = number(0...flags.count - 1)
      let last = flags[flag].values.count - 1
      let values = (0...last).filter { _ in Bool.random(using: &generator) }
      return .flag(flag, isOneOf: values)
    }
  }
}
