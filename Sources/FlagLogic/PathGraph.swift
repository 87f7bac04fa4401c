/// A diagram by itself, ready for searches of its cheapest paths.
///
/// Its numbers are one more than a total, and 0 for assignments that are not legal.
struct PathGraph {
  private struct Node {
    /// Where its children begin in ``cells``.
    let firstCell: Int
    /// Where the costs of its flag's values begin.
    let firstCost: Int
    let width: Int
  }

  /// How many totals there can be: from 0 up to the bound.
  let totalCount: Int

  private var nodes: [Node] = []
  private var cells: [Int32] = []
  private let root: Diagram

  /// Copies `diagram` out of `workspace`. The costs of the values of flag *f* will begin at
  /// `firstCosts[f]`.
  init(
    _ diagram: Diagram,
    in workspace: inout DiagramWorkspace,
    upTo bound: Int,
    firstCosts: (Int) -> Int
  ) {
    totalCount = bound + 1
    var nodes: [Node] = []
    var cells: [Int32] = []
    root = workspace.copyNodes(of: diagram) { flag, children in
      nodes.append(
        Node(firstCell: cells.count, firstCost: firstCosts(flag), width: children.count)
      )
      cells += children
    }
    self.nodes = nodes
    self.cells = cells
  }

  /// For each total the least cost of an assignment with it, given the cost of each flag's values;
  /// ``Cost/unreachable`` where there is none.
  ///
  /// A flag that a path does not ask for costs nothing.
  func cheapestCosts(_ costs: [Cost]) -> [Cost] {
    guard !root.isNumber else {
      return (1...totalCount).map { $0 == root.number ? .zero : .unreachable }
    }
    var best = [Cost](repeating: .unreachable, count: nodes.count * totalCount)
    for (index, node) in nodes.enumerated() {
      let base = index * totalCount
      for value in 0..<node.width {
        let cost = costs[node.firstCost + value]
        guard cost != .unreachable else { continue }
        let child = Diagram(reference: cells[node.firstCell + value])
        if child.isNumber {
          guard child != .never else { continue }
          let cell = base + child.number - 1
          best[cell] = min(best[cell], cost)
        } else {
          let childBase = child.index * totalCount
          for total in 0..<totalCount where best[childBase + total] != .unreachable {
            best[base + total] = min(best[base + total], cost + best[childBase + total])
          }
        }
      }
    }
    return Array(best.suffix(totalCount))
  }

  /// How many costs a search keeps.
  var searchSize: Int { nodes.count * totalCount }

  /// The totals that some legal assignment has, in ascending order.
  var totals: [Int] {
    let ends = root.isNumber ? [root.reference] : cells.filter { $0 < 0 }
    var isReached = [Bool](repeating: false, count: totalCount + 1)
    for end in ends { isReached[Diagram(reference: end).number] = true }
    return (0..<totalCount).filter { isReached[$0 + 1] }
  }
}
