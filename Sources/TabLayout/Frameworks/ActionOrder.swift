import FlagLogic
import TabTree

extension Presentation {
  /// The roots of the tree of tabs in the order in which a framework is given them: the file's, except
  /// that beside a sidebar an action of the bar's trailing edge stands behind what is pinned there.
  public var orderedRoots: [Int] {
    let roots = configuration.roots.filter { isBuilt($0) }
    guard let last = roots.lastIndex(where: { pinnedRoots.contains($0) }) else { return roots }
    let actions = roots[..<last].filter(isPinnedAction)
    guard !actions.isEmpty else { return roots }
    return roots[...last].filter { !isPinnedAction($0) } + actions + roots[(last + 1)...]
  }

  /// Whether a root is an action at the trailing edge of the regular tab bar.
  func isPinnedAction(_ root: Int) -> Bool {
    isPinned(root) && configuration.nodes[root].kind == .action
  }
}

extension FrameworkLimitCheck {
  /// An action that stands before a pinned tab in the file's order, and with it in the compact bar,
  /// but behind it in the regular one: a tree of tabs has one order.
  func orderOfActions() -> FrameworkLimit? {
    let roots = configuration.roots.filter { presentation.isBuilt($0) }
    guard let last = roots.lastIndex(where: { presentation.pinnedRoots.contains($0) }) else {
      return nil
    }
    var behind: [(node: Int, condition: Condition)] = []
    var known: [Role?: Set<Condition>] = [:]
    var found: FrameworkLimit?
    for root in roots[...last].reversed() {
      guard presentation.isPinnedAction(root) else {
        // In place of a section its children stand in the bar.
        let isSection = configuration.nodes[root].kind == .section
        let items = isSection ? configuration.children(of: root).reversed() : [root]
        for item in items {
          let isShown = presentation.shown(item, in: .compact)
          let role = configuration.nodes[item].role
          if isShown != .constant(false), known[role, default: []].insert(isShown).inserted {
            behind.append((item, isShown))
          }
        }
        continue
      }
      let inCompact = presentation.shown(root, in: .compact)
      guard inCompact != .constant(false) else { continue }
      let other = behind.last { other in
        isPossible([inCompact, other.condition]) { stays(other.node, on: $0) }
      }
      if let other { found = wrongOrder(ofAction: root, beside: other.node) }
    }
    return found
  }

  /// Whether a tab stands in its place in the compact bar, which those that the system moves do not.
  private func stays(_ node: Int, on target: Target) -> Bool {
    guard target.hasAdaptiveTabs else { return false }
    switch configuration.nodes[node].role {
    case .search:
      return target.searchPlacement == .inline
        || target.heedsCompatibility && configuration.design == .compatibility
    case .prominent: return !target.hasProminentTabs
    case nil: return true
    }
  }

  private func wrongOrder(ofAction action: Int, beside other: Int) -> FrameworkLimit {
    FrameworkLimit(
      node: action,
      key: .kind,
      other: other,
      message:
        "action \(id(action)) stands before \(id(other)) in compact width and at the trailing "
        + "edge of the regular bar behind what is pinned, and a tree of tabs has one order",
      help: "move it behind the pinned tabs, or give it 'compact: hidden'"
    )
  }
}
