@testable import FlagLogic

/// The nodes of a diagram, to be read in tests.
struct DiagramValues {
  private var nodes: [(flag: Int, children: [Diagram])] = []
  private let root: Diagram

  init(_ diagram: Diagram, in workspace: DiagramWorkspace) {
    var nodes: [(flag: Int, children: [Diagram])] = []
    root = workspace.copyNodes(of: diagram) { nodes.append((flag: $0, children: $1)) }
    self.nodes = nodes
  }

  init(_ diagram: Diagram, in joiner: inout DiagramJoiner) {
    var nodes: [(flag: Int, children: [Diagram])] = []
    root = joiner.table.copyNodes(of: diagram) { nodes.append((flag: $0, children: $1)) }
    self.nodes = nodes
  }

  /// How many nodes there are.
  var count: Int { nodes.count }

  /// The value for `assignment`; `nil` where it is ruled out.
  func value(for assignment: Assignment) -> Int? {
    var diagram = root
    var value = 0
    while diagram.isNode {
      value += Int(diagram.weight)
      diagram = nodes[diagram.index].children[assignment[nodes[diagram.index].flag]]
    }
    return diagram == .never ? nil : value + Int(diagram.weight)
  }

  /// Whether every node is as the table promises: children before parents, of which the least
  /// weight is 0 and not all are alike.
  var isInNormalForm: Bool {
    nodes.enumerated().allSatisfy { index, node in
      let weights = node.children.filter { $0 != .never }.map(\.weight)
      return node.children.allSatisfy { !$0.isNode || $0.index < index }
        && weights.min() == 0 && Set(node.children).count > 1
    }
  }
}
