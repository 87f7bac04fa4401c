/// Copies of diagrams, ready for searches of their cheapest paths; one after the other in flat
/// arrays, which are kept from one question to the next.
struct PathGraphs {
  private struct Node {
    let flag: Int32
    /// Where its children begin in ``cells``.
    let firstCell: Int32
  }

  private struct Graph {
    let nodes: Range<Int>
    let root: Diagram
    let totalCount: Int
  }

  private var graphs: [Graph] = []
  private var nodes: [Node] = []
  private var cells: [Diagram] = []
  private var best: [Cost] = []

  /// How many graphs there are.
  var count: Int { graphs.count }

  /// Removes all graphs.
  mutating func removeAll() {
    graphs.removeAll(keepingCapacity: true)
    nodes.removeAll(keepingCapacity: true)
    cells.removeAll(keepingCapacity: true)
  }

  /// Adds a copy of `diagram`, which lies in `workspace` and whose totals go up to `bound`.
  mutating func append(_ diagram: Diagram, from workspace: DiagramWorkspace, upTo bound: Int) {
    let start = nodes.count
    let root = workspace.copyNodes(of: diagram) { flag, children in
      nodes.append(Node(flag: Int32(flag), firstCell: Int32(cells.count)))
      cells += children
    }
    graphs.append(Graph(nodes: start..<nodes.count, root: root, totalCount: bound + 1))
  }

  /// How many costs a search of the last graph keeps.
  var searchSize: Int { graphs.last.map { $0.nodes.count * $0.totalCount } ?? 0 }

  /// For each total of a graph the least cost of an assignment with it, or
  /// ``Cost/unreachable``; `costs` are those of all flags' values, that of a flag's first value at
  /// `firstCosts`.
  ///
  /// A flag that a path does not ask for costs nothing.
  mutating func cheapestCosts(
    of index: Int,
    _ costs: [Cost],
    _ firstCosts: [Int]
  ) -> ArraySlice<Cost> {
    let graph = graphs[index]
    let totalCount = graph.totalCount
    best.removeAll(keepingCapacity: true)
    for node in nodes[graph.nodes] {
      let base = best.count
      for _ in 0..<totalCount { best.append(.unreachable) }
      let firstCost = firstCosts[Int(node.flag)]
      for value in 0..<firstCosts[Int(node.flag) + 1] - firstCost {
        let child = cells[Int(node.firstCell) + value]
        if costs[firstCost + value] != .unreachable, child != .never {
          improve(at: base, totalCount, by: child, costs[firstCost + value])
        }
      }
    }
    // The root's own weight comes last.
    let base = best.count
    for _ in 0..<totalCount { best.append(.unreachable) }
    if graph.root != .never { improve(at: base, totalCount, by: graph.root, .zero) }
    return best.suffix(totalCount)
  }

  /// Lowers the costs from `base` on to those of going on with `child` for `cost`.
  @inline(__always)
  private mutating func improve(
    at base: Int,
    _ totalCount: Int,
    by child: Diagram,
    _ cost: Cost
  ) {
    let last = totalCount - 1
    let weight = Int(child.weight)
    guard child.isNode else {
      let total = base + min(last, weight)
      best[total] = min(best[total], cost)
      return
    }
    let childBase = child.index * totalCount
    for own in 0..<totalCount where best[childBase + own] != .unreachable {
      let total = base + min(last, own + weight)
      best[total] = min(best[total], cost + best[childBase + own])
    }
  }
}
