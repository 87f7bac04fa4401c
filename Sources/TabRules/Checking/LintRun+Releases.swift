import SFSymbols
import TabLayout
import TabTree

extension LintRun {
  /// The targets on which some assignment makes a node visible, in the prover's order.
  func targets(showing node: Int) -> [Target] {
    let own = conditions.targets(of: node)
    let isShownByChildren =
      configuration.nodes[node].kind == .group && configuration.nodes[node].landing == .child
    guard isShownByChildren else { return own }
    var found: [Target] = []
    for child in configuration.children(of: node) where found.count < own.count {
      found += targets(showing: child).filter { !found.contains($0) }
    }
    return own.filter { found.contains($0) }
  }

  /// The lowest release on which a node is visible; `nil` where it never is.
  func lowestRelease(showing node: Int) -> Release? {
    targets(showing: node).map { $0.lowestRelease(for: configuration) }.min()
  }

  /// Whether every release on which a node is visible knows a symbol.
  func isAvailable(_ symbol: SFSymbol, for node: Int) -> Bool {
    if symbol.since <= configuration.deploymentTarget { return true }
    return lowestRelease(showing: node).map { symbol.since <= $0 } ?? false
  }
}
