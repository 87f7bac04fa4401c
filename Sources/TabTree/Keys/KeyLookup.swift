import SourceText

/// Finds a key of a table by the bytes of its name.
struct KeyLookup<Key: Sendable>: Sendable {
  private let table: [KeyEntry<Key>]

  /// The positions of the table, those of shorter names first.
  private var positions: [Int] = []

  /// The names in the order of `positions`, one right behind the other.
  private var names: [UInt8] = []

  /// By length: where the names that have it begin in `positions`, and in `names`; one more for the
  /// end.
  private var firstPositions: [Int] = [0]
  private var firstBytes: [Int] = [0]

  init(_ table: [KeyEntry<Key>]) {
    self.table = table
    var length = 0
    while positions.count < table.count {
      for position in table.indices where table[position].name.utf8.count == length {
        positions.append(position)
        names.append(contentsOf: table[position].name.utf8)
      }
      firstPositions.append(positions.count)
      firstBytes.append(names.count)
      length += 1
    }
  }

  func key(named name: UnsafeBufferPointer<UInt8>) -> Key? {
    guard name.count < firstPositions.count - 1 else { return nil }
    return names.withUnsafeBufferPointer { names in
      var start = firstBytes[name.count]
      for index in firstPositions[name.count]..<firstPositions[name.count + 1] {
        let candidate = UnsafeBufferPointer(rebasing: names[start..<start + name.count])
        if candidate.hasSameBytes(as: name) { return table[positions[index]].key }
        start += name.count
      }
      return nil
    }
  }
}
