/// Multi-valued decision diagrams over one order of flags, every node only once.
///
/// A node asks for the flag of its level and has one child for each of the flag's values; levels
/// rise from the root down. Of the weights on the way to the children the least is 0, so that
/// functions that differ by a constant share their nodes. Nodes lie one after the other in flat
/// arrays, children before parents.
struct DiagramTable {
  /// How many values the flag of each level has.
  let widths: [Int]

  private var levels: [Int32] = []
  private var starts: [Int32] = []
  private var cells: [Diagram] = []
  private var slots = NodeSlots()
  /// Children that are still being worked out; a stack.
  private var pending: [Diagram] = []
  /// Where each node stands in a copy being made; −1 for those not in it.
  private var places: [Int32] = []

  init(widths: [Int]) {
    self.widths = widths
  }

  /// How many nodes there are.
  var count: Int { levels.count }

  /// The level whose flag the diagram asks for first; past all levels for an end.
  @inline(__always)
  func level(of diagram: Diagram) -> Int {
    diagram.isNode ? Int(levels[diagram.index]) : widths.count
  }

  /// The least level below the diagram's own.
  func secondLevel(of diagram: Diagram) -> Int {
    guard diagram.isNode else { return widths.count }
    return children(of: diagram.index).reduce(widths.count) { min($0, level(of: cells[$1])) }
  }

  /// What is left of `diagram`, apart from its weight, once the flag of `level`, its own or a
  /// higher one, has `value`.
  @inline(__always)
  func child(of diagram: Diagram, at level: Int, for value: Int) -> Diagram {
    guard diagram.isNode, levels[diagram.index] == Int32(level) else {
      return diagram.subtracting(diagram.weight)
    }
    return cells[Int(starts[diagram.index]) + value]
  }

  /// Puts a child of the next node on the stack.
  mutating func push(_ child: Diagram) { pending.append(child) }

  /// Takes back what an interrupted join left on the stack.
  mutating func forgetPending() { pending.removeAll(keepingCapacity: true) }

  /// The function whose children, for the flag of `level`, are the topmost on the stack.
  mutating func popNode(at level: Int) -> Diagram {
    let width = widths[level]
    let base = pending.count - width
    defer { pending.removeLast(width) }
    let first = pending[base]
    var isConstant = true
    var least = Int32.max
    for index in base..<pending.count {
      if pending[index] != first { isConstant = false }
      if pending[index] != .never { least = min(least, pending[index].weight) }
    }
    if isConstant { return first }
    if least > 0 {
      for index in base..<pending.count { pending[index] = pending[index].subtracting(least) }
    }
    return Diagram(reference: node(at: level, from: base), weight: least)
  }

  private mutating func node(at level: Int, from base: Int) -> Int32 {
    let hash = NodeSlots.hash(level, pending, from: base, to: pending.count)
    let slot = slots.find(hash) { node in
      guard Int(levels[node]) == level else { return false }
      let start = Int(starts[node])
      for index in base..<pending.count where pending[index] != cells[start + index - base] {
        return false
      }
      return true
    }
    if let known = slots.node(at: slot) { return known }
    let node = Int32(levels.count)
    slots.insert(node, at: slot, hash)
    levels.append(Int32(level))
    starts.append(Int32(cells.count))
    for index in base..<pending.count { cells.append(pending[index]) }
    if slots.isCrowded {
      slots.grow()
      for node in levels.indices {
        let children = children(of: node)
        let level = Int(levels[node])
        let hash = NodeSlots.hash(level, cells, from: children.lowerBound, to: children.upperBound)
        slots.insert(Int32(node), at: slots.find(hash) { _ in false }, hash)
      }
    }
    return node
  }

  private func children(of node: Int) -> Range<Int> {
    let start = Int(starts[node])
    return start..<start + widths[Int(levels[node])]
  }

  // MARK: Copying

  /// Calls `body` with the level and the children of each node of `diagram`, children first; a child
  /// that is a node is given as the number of calls before its own. Returns the root likewise.
  mutating func copyNodes(
    of diagram: Diagram,
    _ body: (_ level: Int, _ children: [Diagram]) -> Void
  ) -> Diagram {
    while places.count < count { places.append(-1) }
    var visited: [Int] = []
    var children: [Diagram] = []
    visit(diagram, &visited, &children, body)
    let root = copied(diagram)
    for node in visited { places[node] = -1 }
    return root
  }

  private mutating func visit(
    _ diagram: Diagram,
    _ visited: inout [Int],
    _ children: inout [Diagram],
    _ body: (_ level: Int, _ children: [Diagram]) -> Void
  ) {
    guard diagram.isNode, places[diagram.index] < 0 else { return }
    let range = self.children(of: diagram.index)
    for cell in range { visit(cells[cell], &visited, &children, body) }
    children.removeAll(keepingCapacity: true)
    for cell in range { children.append(copied(cells[cell])) }
    places[diagram.index] = Int32(visited.count)
    visited.append(diagram.index)
    body(Int(levels[diagram.index]), children)
  }

  private func copied(_ diagram: Diagram) -> Diagram {
    guard diagram.isNode else { return diagram }
    return Diagram(reference: places[diagram.index], weight: diagram.weight)
  }
}
