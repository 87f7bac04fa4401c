/// The order in which diagrams ask for flags; their size hangs on it.
///
/// `(a1 and b1) or (a2 and b2) or …` takes a node for each flag where every *a* stands beside its
/// *b*, and twice as many for each further pair where all of one letter come first.
struct FlagOrder {
  /// How many orders are grown.
  private static let growthLimit = 3

  /// The flags from the root of a diagram down.
  let flags: [Int]

  /// The best order found for `ties`: first the flags used, then the others as declared.
  init(_ ties: FlagTies) {
    var order = ties.flagsByFirstUse
    if ties.count > 0 {
      order = Self.forceDirected(from: order, ties)
      var least = Self.estimatedSize(order, ties)
      var start = order.first
      for _ in 0..<Self.growthLimit {
        guard let first = start else { break }
        let other = Self.growing(from: first, order, ties)
        let size = Self.estimatedSize(other, ties)
        if size < least { (least, order) = (size, other) }
        // Where one order ended is a good place for another to begin, as the end of a chain is.
        start = other.last
      }
    }
    let isPlaced = Set(order)
    flags = order + (0..<ties.flagCount).filter { !isPlaced.contains($0) }
  }

  /// About how large the diagrams of `ties` become in this order.
  func estimatedSize(for ties: FlagTies) -> Double {
    let isUsed = Set(ties.flagsByFirstUse)
    return Self.estimatedSize(flags.filter { isUsed.contains($0) }, ties)
  }

  /// About how large a diagram becomes: between two flags it must tell apart what it knows of each
  /// tie that has flags on both sides, and at most all that it has asked for.
  static func estimatedSize(_ order: [Int], _ ties: FlagTies) -> Double {
    var opening = [Int](repeating: 0, count: order.count + 1)
    let positions = positions(in: order, ties)
    for tie in 0..<ties.count {
      var (first, last) = (order.count, 0)
      for flag in ties[tie] {
        first = min(first, positions[flag])
        last = max(last, positions[flag])
      }
      opening[first] += 1
      opening[last] -= 1
    }
    var size = 0.0
    var open = 0
    for position in order.indices {
      open += opening[position]
      size += Double(sign: .plus, exponent: min(open, position + 1, 1_000), significand: 1)
    }
    return size
  }

  /// Where each flag stands; meaningless for those that are not in the order.
  static func positions(in order: [Int], _ ties: FlagTies) -> [Int] {
    var positions = [Int](repeating: 0, count: ties.flagCount)
    for (position, flag) in order.enumerated() { positions[flag] = position }
    return positions
  }
}
