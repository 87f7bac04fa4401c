/// Random numbers that are the same in every run with one seed (SplitMix64).
package struct RandomNumbers: RandomNumberGenerator {
  private var state: UInt64

  package init(seed: Int) {
    state = UInt64(truncatingIfNeeded: seed) &* 0xD1B5_4A32_D192_ED03
    // Neighboring seeds must not begin with neighboring states.
    state = next()
  }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

extension RandomNumbers {
  /// A number below `limit`.
  package mutating func number(below limit: Int) -> Int { number(in: 0...limit - 1) }

  /// A number of the range.
  package mutating func number(in range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &self)
  }

  /// True in `percent` of a hundred cases.
  package mutating func isLucky(_ percent: Int) -> Bool { number(below: 100) < percent }

  /// One of `choices`, which are not empty.
  package mutating func pick<Choice>(_ choices: [Choice]) -> Choice {
    choices[number(below: choices.count)]
  }
}
