/// Finds what a mistyped name most likely meant.
public enum NearestName {
  /// The bytes of the longest name that is looked for: nobody means a longer one.
  private static let longest = 256

  /// The candidate that is nearest to `name`: at most two edits away (an insertion, a removal, a
  /// replacement, two neighbors exchanged) and at most a third of the name's length, or equal but
  /// for letter case. A short name may be one edit away, if something of it stays. Of several the
  /// first. `nil` where none is near.
  public static func of(_ name: String, among candidates: some Sequence<String>) -> String? {
    nearest(name, candidates)?.name
  }

  /// The first candidate that begins with `name`, as what somebody breaks off does; or else the
  /// nearest.
  public static func completing(_ name: String, among candidates: [String]) -> String? {
    if !name.isEmpty, let longer = candidates.first(where: { $0.hasPrefix(name) && $0 != name }) {
      return longer
    }
    return of(name, among: candidates)
  }

  /// The nearest candidate, where no other is as near: what a fix may put in the name's place.
  public static func only(_ name: String, among candidates: some Sequence<String>) -> String? {
    nearest(name, candidates).flatMap { $0.isAlone ? $0.name : nil }
  }

  private static func nearest(
    _ name: String,
    _ candidates: some Sequence<String>
  ) -> (name: String, isAlone: Bool)? {
    guard name.utf8.count <= longest else { return nil }
    let wanted = Array(name.utf8)
    let most = max(1, min(2, wanted.count / 3))
    var best: (name: String, distance: Int, isAlone: Bool)?
    for candidate in candidates {
      guard abs(candidate.utf8.count - wanted.count) <= most, candidate != name else { continue }
      let bytes = Array(candidate.utf8)
      if equalButForCase(wanted, bytes) { return (candidate, true) }
      let limit = min(most, max(wanted.count, bytes.count) - 1, best?.distance ?? .max)
      guard let distance = editDistance(wanted, bytes, atMost: limit) else { continue }
      if let known = best, known.distance == distance {
        best = (known.name, distance, known.name == candidate && known.isAlone)
      } else {
        best = (candidate, distance, true)
      }
    }
    return best.map { ($0.name, $0.isAlone) }
  }

  /// The edits between two texts, two neighbors exchanged counting as one; `nil` where there are
  /// more than `most`.
  static func editDistance(_ left: [UInt8], _ right: [UInt8], atMost most: Int) -> Int? {
    var (left, right) = (left[...], right[...])
    while let first = left.first, first == right.first {
      left.removeFirst()
      right.removeFirst()
    }
    while let last = left.last, last == right.last {
      left.removeLast()
      right.removeLast()
    }
    var beforePrevious: [Int] = []
    var previous = Array(0...right.count)
    for (row, byte) in left.enumerated() {
      var current = [row + 1]
      for (column, other) in right.enumerated() {
        let replaced = previous[column] + (byte == other ? 0 : 1)
        var least = min(replaced, previous[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, byte == right[right.startIndex + column - 1],
          left[left.startIndex + row - 1] == other
        {
          least = min(least, beforePrevious[column - 1] + 1)
        }
        current.append(least)
      }
      // An exchange looks two rows back, so both have to be out of reach.
      if min(current.min() ?? 0, previous.min() ?? 0) > most { return nil }
      beforePrevious = previous
      previous = current
    }
    return previous[right.count] <= most ? previous[right.count] : nil
  }

  private static func equalButForCase(_ left: [UInt8], _ right: [UInt8]) -> Bool {
    left.count == right.count && zip(left, right).allSatisfy { lowercased($0) == lowercased($1) }
  }

  private static func lowercased(_ byte: UInt8) -> UInt8 {
    (0x41...0x5A).contains(byte) ? byte | 0x20 : byte
  }
}
