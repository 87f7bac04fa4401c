/// What an assignment costs: how many flags it takes off their defaults and, among equals, how
/// late and how little it does so.
///
/// One word holds the number of flags above a key. The key has a few bits for each flag of a block
/// of flags, an earlier flag's above a later one's: 0 for the default, then 1, 2, … for the other
/// values as listed. Costs of different flags add up without touching, and the least sum is the
/// assignment that comes first flag by flag.
struct Cost: Hashable, Comparable {
  /// How many bits the key has.
  static let keyBits = 44

  static let zero = Cost(word: 0)
  static let unreachable = Cost(word: .max)
  static let offDefault = Cost(word: 1 << keyBits)

  private(set) var word: UInt64

  /// The cost of one value by its key alone.
  static func key(_ key: Int, shift: Int) -> Cost { Cost(word: UInt64(key) << UInt64(shift)) }

  /// How many flags are off their defaults.
  var flagCount: Int { Int(word >> Self.keyBits) }

  /// The `bits` of the key from `shift` up.
  func key(bits: Int, shift: Int) -> Int {
    Int(truncatingIfNeeded: word >> shift) & (1 << bits - 1)
  }

  static func < (left: Cost, right: Cost) -> Bool { left.word < right.word }

  /// The sum of two costs, both of them reachable.
  static func + (left: Cost, right: Cost) -> Cost { Cost(word: left.word &+ right.word) }
}
