import SourceText

/// Finds a key of a table by the bytes of its name.
struct KeyLookup<Key: Sendable>: Sendable {
  private let byLength: [[(name: [UInt8], key: Key)]]

  init(_ table: [KeyEntry<Key>]) {
    var byLength: [[(name: [UInt8], key: Key)]] = []
    for entry in table {
      let name = Array(entry.name.utf8)
      while byLength.count <= name.count { byLength.append([]) }
      byLength[name.count].append((name, entry.key))
    }
    self.byLength = byLength
  }

  func key(named name: UnsafeBufferPointer<UInt8>) -> Key? {
    guard name.count < byLength.count else { return nil }
    for candidate in byLength[name.count]
    where candidate.name.withUnsafeBufferPointer({ $0.hasSameBytes(as: name) }) {
      return candidate.key
    }
    return nil
  }
}
