/// Disjoint groups of flags that grow together (union–find).
struct FlagGroups {
  private var parents: [Int]

  /// Each of `flagCount` flags by itself.
  init(flagCount: Int) {
    parents = Array(0..<flagCount)
  }

  /// The flag that stands for the group of `flag`: its first one.
  mutating func representative(of flag: Int) -> Int {
    var flag = flag
    while parents[flag] != flag {
      parents[flag] = parents[parents[flag]]
      flag = parents[flag]
    }
    return flag
  }

  /// Makes one group of two.
  mutating func unite(_ left: Int, _ right: Int) {
    let left = representative(of: left)
    let right = representative(of: right)
    if left < right { parents[right] = left } else { parents[left] = right }
  }

  /// Makes one group of those of all flags in `formula`; the first of the flags, if there is one.
  @discardableResult
  mutating func unite(flagsOf formula: Formula) -> Int? {
    var first: Int?
    formula.forEachFlag { flag in
      if let first { unite(first, flag) } else { first = flag }
    }
    return first
  }

  /// Leaves each of `flags` by itself; they must be all of their groups.
  mutating func part(_ flags: [Int]) {
    for flag in flags { parents[flag] = flag }
  }
}
