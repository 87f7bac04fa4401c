/// Multi-valued decision diagrams over one order of flags, every node only once.
///
/// A node asks for the flag of its level and has one child for each of the flag's values; levels
/// rise from the root down. Nodes lie one after the other in flat arrays and are found again by an
/// open-addressing table, so equal functions have equal references. Children come before parents.
struct DiagramTable {
  /// How many values the flag of each level has.
  let widths: [Int]

  /// How many more nodes may be created, see ``NodeBudget``.
  var allowance = 0

  private var levels: [Int32] = []
  private var starts: [Int32] = []
  private var cells: [Int32] = []
  private var slots = [Int32](repeating: -1, count: 128)
  private var memo = DiagramMemo()
  /// Children that are still being worked out; a stack.
  private var pending: [Int32] = []
  /// Where each node stands in the copy being made; −1 for those not in it.
  private var places: [Int32] = []

  init(widths: [Int]) {
    self.widths = widths
  }

  /// How many nodes there are.
  var count: Int { levels.count }

  /// The level whose flag the diagram asks for first; past all levels for a number.
  @inline(__always)
  func level(of diagram: Diagram) -> Int {
    diagram.isNumber ? widths.count : Int(levels[diagram.index])
  }

  /// The diagram's rest once the flag of `level`, its own or a higher one, has `value`.
  @inline(__always)
  func child(of diagram: Diagram, at level: Int, for value: Int) -> Diagram {
    guard !diagram.isNumber, levels[diagram.index] == Int32(level) else { return diagram }
    return Diagram(reference: cells[Int(starts[diagram.index]) + value])
  }

  /// The least level below the node's own, of a node.
  func secondLevel(of diagram: Diagram) -> Int {
    let level = level(of: diagram)
    guard level < widths.count else { return level }
    return (0..<widths[level]).reduce(widths.count) {
      min($0, self.level(of: child(of: diagram, at: level, for: $1)))
    }
  }

  /// The statement that the flag of `level` has one of `values`, or that it has none of them.
  mutating func statement(
    at level: Int,
    isOneOf values: [Int],
    isNegated: Bool
  ) throws(AllowanceSpent) -> Diagram {
    for value in 0..<widths[level] {
      let holds = values.contains(value) != isNegated
      pending.append((holds ? Diagram.always : .never).reference)
    }
    let known = count
    let result = nodeOfPending(at: level)
    if count > known { try spend(at: level) }
    return result
  }

  /// `left` and `right`, joined point by point.
  mutating func join(
    _ left: Diagram,
    _ right: Diagram,
    by operation: DiagramOperation
  ) throws(AllowanceSpent) -> Diagram {
    if let result = operation.shortcut(left, right) { return result }
    // Both operations commute, so one order of the two is enough to remember.
    let first = left.reference < right.reference ? left : right
    let second = left.reference < right.reference ? right : left
    if let result = memo.result(operation, first, second) { return result }
    let level = min(level(of: first), level(of: second))
    try spend(at: level)
    for value in 0..<widths[level] {
      let child = try join(
        child(of: first, at: level, for: value),
        child(of: second, at: level, for: value),
        by: operation
      )
      pending.append(child.reference)
    }
    let result = nodeOfPending(at: level)
    memo.remember(operation, first, second, result)
    return result
  }

  /// Calls `body` with the level and the children of each node of `diagram`, children first; a child
  /// that is a node is given as the number of calls before its own. Returns the root likewise.
  mutating func copyNodes(
    of diagram: Diagram,
    _ body: (_ level: Int, _ children: [Int32]) -> Void
  ) -> Diagram {
    while places.count < count { places.append(-1) }
    var visited: [Int32] = []
    var children: [Int32] = []
    let root = visit(diagram.reference, &visited, &children, body)
    for node in visited { places[Int(node)] = -1 }
    return Diagram(reference: root)
  }

  private mutating func visit(
    _ reference: Int32,
    _ visited: inout [Int32],
    _ children: inout [Int32],
    _ body: (_ level: Int, _ children: [Int32]) -> Void
  ) -> Int32 {
    guard reference >= 0 else { return reference }
    let node = Int(reference)
    guard places[node] < 0 else { return places[node] }
    let level = Int(levels[node])
    let start = Int(starts[node])
    for cell in start..<start + widths[level] {
      _ = visit(cells[cell], &visited, &children, body)
    }
    children.removeAll(keepingCapacity: true)
    for cell in start..<start + widths[level] {
      let child = cells[cell]
      children.append(child < 0 ? child : places[Int(child)])
    }
    places[node] = Int32(visited.count)
    visited.append(reference)
    body(level, children)
    return places[node]
  }

  /// Takes back what an interrupted join left behind.
  mutating func forgetPending() { pending.removeAll(keepingCapacity: true) }

  private mutating func spend(at level: Int) throws(AllowanceSpent) {
    allowance -= max(1, widths[level] - 1)
    if allowance < 0 { throw AllowanceSpent() }
  }

  /// The node of `level` whose children are the last pending ones, which it takes off.
  private mutating func nodeOfPending(at level: Int) -> Diagram {
    let width = widths[level]
    let base = pending.count - width
    defer { pending.removeLast(width) }
    let first = pending[base]
    if pending[base...].allSatisfy({ $0 == first }) { return Diagram(reference: first) }
    let slot = slot(level: Int32(level), children: pending[base...])
    if slots[slot] >= 0 { return Diagram(reference: slots[slot]) }
    let node = Int32(levels.count)
    slots[slot] = node
    levels.append(Int32(level))
    starts.append(Int32(cells.count))
    cells.append(contentsOf: pending[base...])
    if levels.count * 3 >= slots.count * 2 { grow() }
    return Diagram(reference: node)
  }

  private func slot(level: Int32, children: ArraySlice<Int32>) -> Int {
    var hash = UInt64(UInt32(bitPattern: level)) &+ 0x9E37_79B9_7F4A_7C15
    for child in children {
      hash = (hash ^ UInt64(UInt32(bitPattern: child))) &* 0xD6E8_FEB8_6659_FD93
      hash ^= hash >> 32
    }
    let mask = slots.count - 1
    var slot = Int(truncatingIfNeeded: hash) & mask
    while slots[slot] >= 0 {
      let node = Int(slots[slot])
      let start = Int(starts[node])
      if levels[node] == level, cells[start..<start + children.count] == children { return slot }
      slot = (slot + 1) & mask
    }
    return slot
  }

  private mutating func grow() {
    slots = [Int32](repeating: -1, count: slots.count * 2)
    for node in levels.indices {
      let start = Int(starts[node])
      let children = cells[start..<start + widths[Int(levels[node])]]
      slots[slot(level: levels[node], children: children)] = Int32(node)
    }
  }
}
