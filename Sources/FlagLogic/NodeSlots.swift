/// Finds the nodes of a ``DiagramTable`` by what they are: an open-addressing table of their
/// indices, each with a part of its hash, which spares most looks at other nodes.
struct NodeSlots {
  private struct Slot {
    static let vacant = Slot(node: -1, tag: 0)

    let node: Int32
    let tag: UInt32
  }

  private var slots = [Slot](repeating: .vacant, count: 64)
  private var count = 0

  /// The hash of a node of `level` with the children of `cells` from `start` up to `end`.
  @inline(__always)
  static func hash(_ level: Int, _ cells: [Diagram], from start: Int, to end: Int) -> UInt64 {
    var hash = UInt64(level) &+ 0x9E37_79B9_7F4A_7C15
    for index in start..<end {
      let child = cells[index]
      hash ^= UInt64(UInt32(bitPattern: child.reference))
      hash ^= UInt64(UInt32(bitPattern: child.weight)) << 32
      hash = hash &* 0xD6E8_FEB8_6659_FD93
      hash ^= hash >> 32
    }
    return hash
  }

  /// The slot of the node with `hash` for which `matches` is true, or a vacant one.
  @inline(__always)
  func find(_ hash: UInt64, _ matches: (Int) -> Bool) -> Int {
    let mask = slots.count - 1
    var slot = Int(truncatingIfNeeded: hash) & mask
    while slots[slot].node >= 0 {
      if slots[slot].tag == UInt32(hash >> 32), matches(Int(slots[slot].node)) { return slot }
      slot = (slot + 1) & mask
    }
    return slot
  }

  /// The node in a slot, if there is one.
  func node(at slot: Int) -> Int32? { slots[slot].node < 0 ? nil : slots[slot].node }

  /// Puts a new node into a vacant slot.
  mutating func insert(_ node: Int32, at slot: Int, _ hash: UInt64) {
    slots[slot] = Slot(node: node, tag: UInt32(hash >> 32))
    count += 1
  }

  /// Whether it is time to ``grow()``.
  var isCrowded: Bool { count * 2 >= slots.count }

  /// Makes room for twice as many nodes, and forgets all.
  mutating func grow() {
    slots = [Slot](repeating: .vacant, count: slots.count * 2)
    count = 0
  }
}
