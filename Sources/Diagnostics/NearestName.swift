/// Finds what a mistyped name most likely meant.
public enum NearestName {
  /// No name is longer; what is may be a whole file.
  private static let longest = 256

  /// The candidate that is nearest to `name`: at most two edits away (an insertion, a removal, a
  /// replacement, two neighbors exchanged) and at most a third of the name's length, or equal but
  /// for letter case. Of several the first. `nil` where none is near.
  public static func of(_ name: String, among candidates: some Sequence<String>) -> String? {
    let wanted = Array(name.utf8)
    guard wanted.count <= longest else { return nil }
    var best: String?
    var most = max(1, min(2, wanted.count / 3))
    for candidate in candidates {
      var candidate = candidate
      let found = candidate.withUTF8 { bytes -> (isAlike: Bool, distance: Int?) in
        guard abs(bytes.count - wanted.count) <= 2, !bytes.elementsEqual(wanted) else {
          return (false, nil)
        }
        return wanted.withUnsafeBufferPointer { wanted in
          (isEqualButForCase(wanted, bytes), distance(wanted, bytes, atMost: most))
        }
      }
      if found.isAlike { return candidate }
      if let distance = found.distance, best == nil || distance < most {
        best = candidate
        // The next one has to be nearer.
        most = distance
      }
    }
    return best
  }

  /// The edits between two texts from two offsets on, two neighbors exchanged counting as one;
  /// `nil` for more than `most`. The time grows with the texts' length, not with its square.
  static func distance(
    _ left: UnsafeBufferPointer<UInt8>,
    _ right: UnsafeBufferPointer<UInt8>,
    from start: (left: Int, right: Int) = (0, 0),
    atMost most: Int
  ) -> Int? {
    var (leftStart, rightStart) = start
    while leftStart < left.count, rightStart < right.count, left[leftStart] == right[rightStart] {
      leftStart += 1
      rightStart += 1
    }
    let (leftRest, rightRest) = (left.count - leftStart, right.count - rightStart)
    if leftRest == 0, rightRest == 0 { return 0 }
    guard most > 0, abs(leftRest - rightRest) <= most else { return nil }
    var edits: [(left: Int, right: Int)] = []
    if leftRest > 0, rightRest > 0 { edits.append((1, 1)) }
    if leftRest > 0 { edits.append((1, 0)) }
    if rightRest > 0 { edits.append((0, 1)) }
    if leftRest > 1, rightRest > 1, left[leftStart] == right[rightStart + 1],
      left[leftStart + 1] == right[rightStart]
    {
      edits.append((2, 2))
    }
    var best: Int?
    for edit in edits {
      let limit = best.map { $0 - 1 } ?? most
      guard limit > 0 else { break }
      let rest = distance(
        left,
        right,
        from: (leftStart + edit.left, rightStart + edit.right),
        atMost: limit - 1
      )
      if let rest { best = rest + 1 }
    }
    return best
  }

  private static func isEqualButForCase(
    _ left: UnsafeBufferPointer<UInt8>,
    _ right: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    left.count == right.count && zip(left, right).allSatisfy { lowercased($0) == lowercased($1) }
  }

  private static func lowercased(_ byte: UInt8) -> UInt8 {
    (0x41...0x5A).contains(byte) ? byte | 0x20 : byte
  }
}
