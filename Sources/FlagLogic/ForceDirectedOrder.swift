extension FlagOrder {
  /// How often flags are moved at most; the span has settled long before.
  private static let roundLimit = 40

  /// How many rounds may pass without a smaller span.
  private static let patience = 4

  /// The order that FORCE (Aloul, Markov, Sakallah 2003) makes of `initial`: each flag moves to the
  /// mean of the centers of its ties, again and again, while the total span of the ties shrinks.
  static func forceDirected(from initial: [Int], _ ties: FlagTies) -> [Int] {
    var order = initial
    var positions = positions(in: order, ties)
    var best = order
    var leastSpan = span(of: ties, positions)
    var idleRounds = 0
    for _ in 0..<roundLimit where idleRounds < patience {
      let places = places(of: ties, positions)
      order.sort { (places[$0], positions[$0]) < (places[$1], positions[$1]) }
      for (position, flag) in order.enumerated() { positions[flag] = position }
      let span = span(of: ties, positions)
      idleRounds += 1
      if span < leastSpan { (leastSpan, best, idleRounds) = (span, order, 0) }
    }
    return best
  }

  /// The mean of the centers of each flag's ties; its position where it has none.
  private static func places(of ties: FlagTies, _ positions: [Int]) -> [Double] {
    var sums = [Double](repeating: 0, count: positions.count)
    var counts = [Double](repeating: 0, count: positions.count)
    for tie in 0..<ties.count {
      var sum = 0
      for flag in ties[tie] { sum += positions[flag] }
      let center = Double(sum) / Double(ties[tie].count)
      for flag in ties[tie] {
        sums[flag] += center
        counts[flag] += 1
      }
    }
    for flag in sums.indices {
      sums[flag] = counts[flag] > 0 ? sums[flag] / counts[flag] : Double(positions[flag])
    }
    return sums
  }

  /// How far apart the flags of each tie are, summed over the ties.
  private static func span(of ties: FlagTies, _ positions: [Int]) -> Int {
    var total = 0
    for tie in 0..<ties.count {
      var (first, last) = (Int.max, 0)
      for flag in ties[tie] {
        first = min(first, positions[flag])
        last = max(last, positions[flag])
      }
      total += last - first
    }
    return total
  }
}
