/// The order in which diagrams ask for flags; their size hangs on it.
///
/// `(a1 and b1) or (a2 and b2) or …` takes a node for each flag where every *a* stands beside its
/// *b*, and twice as many for each further pair where all of one letter come first. The order is
/// found by FORCE (Aloul, Markov, Sakallah 2003): each flag moves to the mean of the centers of
/// its ties, again and again, while the ties' total span shrinks.
struct FlagOrder {
  /// How often the flags are moved at most; the span has settled long before.
  private static let roundLimit = 40

  /// How many rounds may pass without a smaller span.
  private static let patience = 4

  /// The flags from the root of a diagram down.
  let flags: [Int]

  /// The order for `ties` of `flagCount` flags: first those used, then the others as declared.
  init(_ ties: FlagTies, flagCount: Int) {
    var order = ties.flagsByFirstUse
    if ties.starts.count > 1 { order = Self.settle(order, ties, flagCount: flagCount) }
    var isPlaced = [Bool](repeating: false, count: flagCount)
    for flag in order { isPlaced[flag] = true }
    for flag in 0..<flagCount where !isPlaced[flag] { order.append(flag) }
    flags = order
  }

  private static func settle(_ initial: [Int], _ ties: FlagTies, flagCount: Int) -> [Int] {
    var order = initial
    var positions = [Int](repeating: 0, count: flagCount)
    for (position, flag) in order.enumerated() { positions[flag] = position }
    var best = (order: order, span: span(of: ties, positions))
    var idleRounds = 0
    for _ in 0..<roundLimit where idleRounds < patience {
      order = moved(order, ties, positions)
      for (position, flag) in order.enumerated() { positions[flag] = position }
      let span = span(of: ties, positions)
      idleRounds = span < best.span ? 0 : idleRounds + 1
      if span < best.span { best = (order, span) }
    }
    return best.order
  }

  /// `order` after each flag has moved to the mean of its ties' centers.
  private static func moved(_ order: [Int], _ ties: FlagTies, _ positions: [Int]) -> [Int] {
    var sums = [Double](repeating: 0, count: positions.count)
    var counts = [Double](repeating: 0, count: positions.count)
    for tie in ties.starts.indices.dropLast() {
      let members = ties.members[ties.starts[tie]..<ties.starts[tie + 1]]
      let center = Double(members.reduce(0) { $0 + positions[$1] }) / Double(members.count)
      for flag in members {
        sums[flag] += center
        counts[flag] += 1
      }
    }
    for flag in order {
      sums[flag] = counts[flag] > 0 ? sums[flag] / counts[flag] : Double(positions[flag])
    }
    return order.sorted { (sums[$0], positions[$0]) < (sums[$1], positions[$1]) }
  }

  /// How far apart the flags of each tie are, summed over the ties.
  private static func span(of ties: FlagTies, _ positions: [Int]) -> Int {
    var total = 0
    for tie in ties.starts.indices.dropLast() {
      let places = ties.members[ties.starts[tie]..<ties.starts[tie + 1]].lazy.map { positions[$0] }
      total += (places.max() ?? 0) - (places.min() ?? 0)
    }
    return total
  }
}
