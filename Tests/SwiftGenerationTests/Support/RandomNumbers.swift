/// Numbers that are the same in every run with one seed.
struct RandomNumbers {
  private var state: UInt64

  init(seed: Int) {
    state = UInt64(truncatingIfNeeded: seed) &* 0xD1B5_4A32_D192_ED03
    // Neighboring seeds must not begin with neighboring states.
    state = next()
  }

  private mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A number below `limit`.
  mutating func number(below limit: Int) -> Int { Int(next() % UInt64(limit)) }

  /// True in `percent` of a hundred cases.
  mutating func isLucky(_ percent: Int) -> Bool { number(below: 100) < percent }

  /// One of `choices`, which are not empty.
  mutating func pick<Choice>(_ choices: [Choice]) -> Choice {
    choices[number(below: choices.count)]
  }
}
