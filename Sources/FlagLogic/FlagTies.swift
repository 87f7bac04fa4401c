/// Which flags belong close together in a diagram's order: the sets of flags that some formula, or
/// part of one, speaks of.
struct FlagTies {
  /// How many entries are kept: past that more ties cost more than they help.
  private static let entryLimit = 30_000

  /// How many flags there are.
  let flagCount: Int

  /// The flags of every tie, one tie after the other.
  private var members: [Int] = []
  /// Where in ``members`` each tie begins, and the end of the last.
  private var starts = [0]

  /// Every flag in the order of its first use.
  private(set) var flagsByFirstUse: [Int] = []

  private var isUsed: [Bool]
  private var lastSeen: [Int]
  private var stamp = 0
  private var open: [Int] = []

  init(flagCount: Int) {
    self.flagCount = flagCount
    isUsed = Array(repeating: false, count: flagCount)
    lastSeen = Array(repeating: 0, count: flagCount)
  }

  /// How many ties there are.
  var count: Int { starts.count - 1 }

  /// The flags of one tie; two or more.
  subscript(tie: Int) -> ArraySlice<Int> { members[starts[tie]..<starts[tie + 1]] }

  /// Adds one tie for `formula` and for each conjunction and alternative in it.
  mutating func add(_ formula: Formula) {
    gather(formula)
    open.removeAll(keepingCapacity: true)
  }

  /// Leaves the formula's flags on top of ``open``, each once.
  private mutating func gather(_ formula: Formula) {
    switch formula {
    case .always, .never:
      return
    case .flag(let flag, _, _):
      open.append(flag)
      if !isUsed[flag] {
        isUsed[flag] = true
        flagsByFirstUse.append(flag)
      }
    case .all(let parts), .any(let parts):
      let base = open.count
      for part in parts { gather(part) }
      removeRepeated(from: base)
      if open.count - base > 1, members.count < Self.entryLimit {
        members += open[base...]
        starts.append(members.count)
      }
    }
  }

  private mutating func removeRepeated(from base: Int) {
    stamp += 1
    var end = base
    for index in base..<open.count where lastSeen[open[index]] != stamp {
      lastSeen[open[index]] = stamp
      open[end] = open[index]
      end += 1
    }
    open.removeLast(open.count - end)
  }
}
