import FlagLogic
import YAMLTree

extension ConfigurationReader {
  /// Reports where conditions come to more than is looked at. A node is shown where its own condition
  /// holds and those of all nodes above it, so a long one counts again for every node below, and
  /// every time that an alias stands for it.
  mutating func checkSizeOfConditions() {
    let sizes = configuration.conditions.map(\.size)
    var total = 0
    for assumption in configuration.assumptions {
      total += assumption.condition.size
      if total > mostConditionParts { return reportSizeOfConditions(at: assumption.yaml) }
    }
    guard !sizes.isEmpty else { return }
    var sizesOfNodes: [Int] = []
    sizesOfNodes.reserveCapacity(configuration.nodes.count)
    for node in configuration.nodes {
      let own = node.when.map { sizes[$0] } ?? 0
      let size = own + (node.parent.map { sizesOfNodes[$0] } ?? 0)
      sizesOfNodes.append(size)
      total += size
      if total > mostConditionParts { return reportSizeOfConditions(at: node.yaml) }
    }
  }

  private mutating func reportSizeOfConditions(at node: YAMLNode) {
    report(
      ReadingRules.limit,
      "more than \(mostConditionParts) parts of conditions, counted with those of the nodes above",
      at: node,
      help: "'--max-nodes' raises the limit"
    )
  }
}
