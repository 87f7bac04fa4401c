/// Finds what a mistyped name most likely meant.
public enum NearestName {
  /// The bytes of the longest name that is looked for: nobody means a longer one.
  private static let longest = 256

  /// A candidate that is near.
  public struct Match {
    /// The candidate.
    public let name: String

    /// Whether no other is as near.
    public let isOnly: Bool
  }

  /// The candidate that is nearest to `name`: at most two edits away (an insertion, a removal, a
  /// replacement, two neighbors exchanged) and at most a third of the name's length, or equal but
  /// for letter case. A short name may be one edit away, if something of it stays. Of several the
  /// first. `nil` where none is near.
  public static func of(_ name: String, among candidates: some Sequence<String>) -> String? {
    match(name, among: Array(candidates))?.name
  }

  /// The first candidate that begins with `name`, as what somebody breaks off does; or else the
  /// nearest.
  public static func completing(_ name: String, among candidates: [String]) -> String? {
    if !name.isEmpty, let longer = candidates.first(where: { $0.hasPrefix(name) && $0 != name }) {
      return longer
    }
    return of(name, among: candidates)
  }

  /// The nearest candidate, and whether it is the only one.
  public static func match(_ name: String, among candidates: [String]) -> Match? {
    guard name.utf8.count <= longest else { return nil }
    let wanted = Array(name.utf8)
    let letters = Letters(name)
    let most = max(1, min(2, wanted.count / 3))
    var best: (name: String, distance: Int, isOnly: Bool)?
    for candidate in candidates {
      guard abs(candidate.utf8.count - wanted.count) <= most,
        letters.distance(to: Letters(candidate)) <= most, candidate != name
      else { continue }
      let bytes = Array(candidate.utf8)
      if equalButForCase(wanted, bytes) { return Match(name: candidate, isOnly: true) }
      let limit = min(most, max(wanted.count, bytes.count) - 1, best?.distance ?? .max)
      guard let distance = Edits.fewest(wanted, bytes, atMost: limit) else { continue }
      if let known = best, known.distance == distance {
        best = (known.name, distance, known.name == candidate && known.isOnly)
      } else {
        best = (candidate, distance, true)
      }
    }
    return best.map { Match(name: $0.name, isOnly: $0.isOnly) }
  }

  private static func equalButForCase(_ left: [UInt8], _ right: [UInt8]) -> Bool {
    left.count == right.count && zip(left, right).allSatisfy { lowercased($0) == lowercased($1) }
  }

  private static func lowercased(_ byte: UInt8) -> UInt8 {
    (0x41...0x5A).contains(byte) ? byte | 0x20 : byte
  }
}

/// Which letters a name has, small and capital ones alike. An edit brings in one letter at most and
/// takes out one at most, so names of quite other letters are told apart without comparing them.
private struct Letters {
  private var bits: UInt64 = 0

  init(_ name: String) {
    for byte in name.utf8 { bits |= 1 << UInt64((byte | 0x20) & 0x3F) }
  }

  /// At least so many edits part two names.
  func distance(to other: Letters) -> Int {
    max((bits & ~other.bits).nonzeroBitCount, (other.bits & ~bits).nonzeroBitCount)
  }
}
