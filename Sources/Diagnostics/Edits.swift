/// The edits that make one text of another: an insertion, a removal, a replacement, or two neighbors
/// exchanged.
struct Edits {
  let left: UnsafeBufferPointer<UInt8>
  let right: UnsafeBufferPointer<UInt8>

  /// The fewest edits between two texts; `nil` where there are more than `most`. The time grows with
  /// the length and, for few edits, not with its square.
  static func fewest(_ left: [UInt8], _ right: [UInt8], atMost most: Int) -> Int? {
    left.withUnsafeBufferPointer { left in
      right.withUnsafeBufferPointer { right in
        Edits(left: left, right: right)
          .fewest(left.indices, right.indices, atMost: min(most, max(left.count, right.count)))
      }
    }
  }

  private func fewest(_ one: Range<Int>, _ other: Range<Int>, atMost most: Int) -> Int? {
    guard abs(one.count - other.count) <= most else { return nil }
    var (one, other) = (one, other)
    while !one.isEmpty, !other.isEmpty, left[one.lowerBound] == right[other.lowerBound] {
      one = one.dropFirst()
      other = other.dropFirst()
    }
    while !one.isEmpty, !other.isEmpty, left[one.upperBound - 1] == right[other.upperBound - 1] {
      one = one.dropLast()
      other = other.dropLast()
    }
    if one.isEmpty || other.isEmpty { return max(one.count, other.count) }
    guard most > 0 else { return nil }
    var best: Int?
    func look(_ one: Range<Int>, _ other: Range<Int>) {
      let rest = best.map { $0 - 2 } ?? most - 1
      guard rest >= 0, let found = fewest(one, other, atMost: rest) else { return }
      best = found + 1
    }
    look(one.dropFirst(), other.dropFirst())
    if isExchange(one, other) { look(one.dropFirst(2), other.dropFirst(2)) }
    look(one.dropFirst(), other)
    look(one, other.dropFirst())
    return best
  }

  private func isExchange(_ one: Range<Int>, _ other: Range<Int>) -> Bool {
    one.count > 1 && other.count > 1
      && left[one.lowerBound] == right[other.lowerBound + 1]
      && left[one.lowerBound + 1] == right[other.lowerBound]
  }
}
