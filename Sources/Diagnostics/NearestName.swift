/// Finds what a mistyped name most likely meant.
public enum NearestName {
  /// The candidate that is nearest to `name`: at most two edits away (an insertion, a removal, a
  /// replacement, two neighbors exchanged) and at most a third of the name's length, or equal but
  /// for letter case. Of several the first. `nil` where none is near.
  public static func of(_ name: String, among candidates: some Sequence<String>) -> String? {
    let wanted = Array(name.utf8)
    let lowered = wanted.map(lowercased)
    var best: (name: String, distance: Int)?
    let most = max(1, min(2, wanted.count / 3))
    for candidate in candidates
    where candidate != name && abs(candidate.utf8.count - wanted.count) <= most {
      let bytes = Array(candidate.utf8)
      if bytes.map(lowercased) == lowered { return candidate }
      let distance = editDistance(wanted, bytes)
      if distance <= most, distance < best?.distance ?? .max { best = (candidate, distance) }
    }
    return best?.name
  }

  /// The edits between two texts, two neighbors exchanged counting as one.
  static func editDistance(_ left: [UInt8], _ right: [UInt8]) -> Int {
    var beforePrevious: [Int] = []
    var previous = Array(0...right.count)
    for row in left.indices {
      var current = [row + 1]
      for column in right.indices {
        let replaced = previous[column] + (left[row] == right[column] ? 0 : 1)
        var least = min(replaced, previous[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
          least = min(least, beforePrevious[column - 1] + 1)
        }
        current.append(least)
      }
      beforePrevious = previous
      previous = current
    }
    return previous[right.count]
  }

  private static func lowercased(_ byte: UInt8) -> UInt8 {
    (0x41...0x5A).contains(byte) ? byte | 0x20 : byte
  }
}
