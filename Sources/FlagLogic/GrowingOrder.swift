extension FlagOrder {
  /// An order grown from `start`: next comes the flag that leaves the fewest ties open, of several
  /// one that is tied to those placed, then the one that comes first in `preference`.
  static func growing(from start: Int, _ preference: [Int], _ ties: FlagTies) -> [Int] {
    var growth = Growth(ties)
    var left = preference
    var order: [Int] = []
    order.reserveCapacity(left.count)
    var next = start
    while true {
      order.append(next)
      growth.place(next)
      left.removeAll { $0 == next }
      guard var best = left.first else { return order }
      for flag in left where growth.rank(of: flag) < growth.rank(of: best) { best = flag }
      next = best
    }
  }
}

/// How many ties are open between the flags placed and those left, and how each flag would change
/// that.
private struct Growth {
  private let ties: FlagTies
  /// The ties of each flag.
  private var tiesOfFlag: [[Int]]
  /// How many flags of each tie are left.
  private var left: [Int]
  /// How many more ties are open once a flag is placed.
  private var change: [Int]
  private var isTied: [Bool]

  init(_ ties: FlagTies) {
    self.ties = ties
    left = (0..<ties.count).map { ties[$0].count }
    tiesOfFlag = Array(repeating: [], count: ties.flagCount)
    change = Array(repeating: 0, count: ties.flagCount)
    isTied = Array(repeating: false, count: ties.flagCount)
    for tie in 0..<ties.count {
      for flag in ties[tie] {
        tiesOfFlag[flag].append(tie)
        change[flag] += 1
      }
    }
  }

  /// The lower, the sooner `flag` is placed.
  func rank(of flag: Int) -> Int { change[flag] * 2 + (isTied[flag] ? 0 : 1) }

  mutating func place(_ flag: Int) {
    for tie in tiesOfFlag[flag] {
      let isOpening = left[tie] == ties[tie].count
      left[tie] -= 1
      guard isOpening || left[tie] == 1 else { continue }
      for other in ties[tie] {
        isTied[other] = true
        if isOpening { change[other] -= 1 }
        if left[tie] == 1 { change[other] -= 1 }
      }
    }
  }
}
