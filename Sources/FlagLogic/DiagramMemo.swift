/// Remembers every join of two diagrams, in an open-addressing table.
///
/// Nothing is forgotten: an entry that were overwritten could be worked out again and again, which
/// counting nodes would not bound.
struct DiagramMemo {
  private struct Entry {
    var left: Int32
    var right: Int32
    var bound: Int32
    var result: Int32
  }

  private static let vacant = Entry(left: 0, right: 0, bound: -1, result: 0)

  private var entries = [Entry](repeating: vacant, count: 128)
  private var count = 0

  /// The result of joining `left` and `right`, if it has been worked out.
  func result(_ operation: DiagramOperation, _ left: Diagram, _ right: Diagram) -> Diagram? {
    let entry = entries[slot(operation.bound, left.reference, right.reference)]
    return entry.bound < 0 ? nil : Diagram(reference: entry.result)
  }

  /// Remembers `result`, which is new.
  mutating func remember(
    _ operation: DiagramOperation,
    _ left: Diagram,
    _ right: Diagram,
    _ result: Diagram
  ) {
    if count * 3 >= entries.count * 2 { grow() }
    count += 1
    entries[slot(operation.bound, left.reference, right.reference)] = Entry(
      left: left.reference,
      right: right.reference,
      bound: operation.bound,
      result: result.reference
    )
  }

  private func slot(_ bound: Int32, _ left: Int32, _ right: Int32) -> Int {
    var hash = UInt64(UInt32(bitPattern: left)) << 32 | UInt64(UInt32(bitPattern: right))
    hash = (hash ^ UInt64(bound) << 20) &* 0x9E37_79B9_7F4A_7C15
    hash = (hash ^ hash >> 32) &* 0xD6E8_FEB8_6659_FD93
    let mask = entries.count - 1
    var slot = Int(truncatingIfNeeded: hash ^ hash >> 32) & mask
    while true {
      let entry = entries[slot]
      if entry.bound < 0 { return slot }
      if entry.left == left, entry.right == right, entry.bound == bound { return slot }
      slot = (slot + 1) & mask
    }
  }

  private mutating func grow() {
    let old = entries
    entries = [Entry](repeating: Self.vacant, count: old.count * 2)
    for entry in old where entry.bound >= 0 {
      entries[slot(entry.bound, entry.left, entry.right)] = entry
    }
  }
}
