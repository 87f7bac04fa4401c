/// Remembers every join of two nodes, in an open-addressing table.
///
/// Nothing is forgotten: an entry that were overwritten could be worked out again and again, which
/// counting nodes would not bound.
struct DiagramMemo {
  private struct Entry {
    static let vacant = Entry(left: 0, right: 0, code: -1, result: .never)

    let left: Int32
    let right: Int32
    let code: Int32
    let result: Diagram
  }

  private var entries = [Entry](repeating: .vacant, count: 64)
  private var count = 0

  /// The result of joining `left` and `right`, if it has been worked out.
  func result(_ operation: DiagramOperation, _ left: Int32, _ right: Int32) -> Diagram? {
    let entry = entries[slot(operation.code, left, right)]
    return entry.code < 0 ? nil : entry.result
  }

  /// Remembers `result`, which is new.
  mutating func remember(
    _ operation: DiagramOperation,
    _ left: Int32,
    _ right: Int32,
    _ result: Diagram
  ) {
    if count * 2 >= entries.count { grow() }
    count += 1
    let entry = Entry(left: left, right: right, code: operation.code, result: result)
    entries[slot(operation.code, left, right)] = entry
  }

  private func slot(_ code: Int32, _ left: Int32, _ right: Int32) -> Int {
    var hash = UInt64(UInt32(bitPattern: left)) << 32 | UInt64(UInt32(bitPattern: right))
    hash = (hash ^ UInt64(UInt32(bitPattern: code)) << 20) &* 0x9E37_79B9_7F4A_7C15
    hash = (hash ^ hash >> 32) &* 0xD6E8_FEB8_6659_FD93
    let mask = entries.count - 1
    var slot = Int(truncatingIfNeeded: hash ^ hash >> 32) & mask
    while true {
      let entry = entries[slot]
      if entry.code < 0 { return slot }
      if entry.left == left, entry.right == right, entry.code == code { return slot }
      slot = (slot + 1) & mask
    }
  }

  private mutating func grow() {
    let old = entries
    entries = [Entry](repeating: .vacant, count: old.count * 2)
    for entry in old where entry.code >= 0 {
      entries[slot(entry.code, entry.left, entry.right)] = entry
    }
  }
}
