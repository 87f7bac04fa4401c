import FlagLogic
import TabTree

/// What generated code asks about the nodes of one configuration, of which each answer is the same
/// on every release with `UITab` and `Tab`.
public struct Presentation {
  /// The configuration.
  public let configuration: TabConfiguration

  /// What releases without `UITab` and `Tab` show; `nil` where the app does not run on any.
  public let earlier: Presence?

  /// What later releases show; `nil` where the app does not run on any.
  public let adaptive: Presence?

  /// As many as there are ways in which groups land, from the earliest release.
  public let landings: [(target: Target, resolution: Resolution)]

  /// What the latest release shows if every condition holds.
  public let everything: Resolution?

  private let pinned: Set<Int>
  private let inRegions: Set<Int>

  /// The roots that are pinned, or below which something is, actions left out.
  let pinnedRoots: Set<Int>
  private let compactBar: Set<Int>
  private let regularBar: Set<Int>?

  /// Finds out what is shown of a configuration.
  public init(_ configuration: TabConfiguration) {
    self.configuration = configuration
    let targets = Target.all(of: configuration)
    let everything = Resolution.all(everythingIn: configuration, targets: targets)
    let later = everything.filter { $0.target.hasAdaptiveTabs }
    earlier = everything.first { !$0.target.hasAdaptiveTabs }.map { Presence(everything: $0) }
    adaptive = later.first.map { Presence(everything: $0) }
    var landings: [(target: Target, resolution: Resolution)] = []
    for resolution in later
    where landings.last?.target.selectsGroups != resolution.target.selectsGroups {
      landings.append((resolution.target, resolution))
    }
    self.landings = landings
    self.everything = everything.last
    let regions = later.first?.regions() ?? Regions()
    pinned = Set(regions.pinned)
    let nodes = configuration.nodes
    pinnedRoots = Set(
      regions.pinned.filter { nodes[$0].kind != .action }.map { node in
        var root = node
        while let parent = nodes[root].parent { root = parent }
        return root
      }
    )
    inRegions = Set(regions.fixed + regions.center + regions.pinned + regions.available)
    compactBar = Set((adaptive ?? earlier)?.barItems(.compact) ?? [])
    regularBar = adaptive?.barItems(.regular).map { Set($0) }
  }

  /// Whether the code has to hold for releases without `UITab` and `Tab`.
  public var hasEarlierReleases: Bool { earlier != nil }

  /// When a node is shown in a form factor.
  public func shown(_ node: Int, in formFactor: FormFactor) -> Condition {
    (adaptive ?? earlier)?.shown(node, in: formFactor) ?? .constant(false)
  }

  /// When a node is shown in a form factor, given that the one above it is in the tree.
  public func shownInParent(_ node: Int, in formFactor: FormFactor) -> Condition {
    shown(node, in: formFactor) == .constant(false) ? .constant(false) : visibleInParent(node)
  }

  /// When a form factor shows a node, or would once people brought it out, given that the one above
  /// it is in the tree.
  public func canShowInParent(_ node: Int, in formFactor: FormFactor) -> Condition {
    canShow(node, in: formFactor) == .constant(false) ? .constant(false) : visibleInParent(node)
  }

  /// When a form factor shows a node, or would once people brought it out.
  public func canShow(_ node: Int, in formFactor: FormFactor) -> Condition {
    adaptive?.canShow(node, in: formFactor) ?? .constant(false)
  }

  /// Whether some assignment shows a node in a form factor, or would once people brought it out.
  public func isEver(_ node: Int, in formFactor: FormFactor) -> Bool {
    shownOrPutAway(node, in: formFactor) != .constant(false)
  }

  /// When a form factor shows a node, or in regular width would once people brought it out.
  public func shownOrPutAway(_ node: Int, in formFactor: FormFactor) -> Condition {
    formFactor == .compact ? shown(node, in: .compact) : canShow(node, in: .regular)
  }

  /// Whether a node has a place in the tree that both form factors share.
  public func isEver(_ node: Int) -> Bool { FormFactor.allCases.contains { isEver(node, in: $0) } }

  /// Whether a node has a place in the tree of tabs that both form factors share. Beside a sidebar of
  /// the app's own, the tab bar is for compact width alone.
  public func isBuilt(_ node: Int) -> Bool {
    configuration.effectiveMode == .sidebar ? isEver(node, in: .compact) : isEver(node)
  }

  /// The nodes of a role that have a place in that tree, in document order.
  public func builtNodes(of role: Role) -> [Int] {
    configuration.nodes.indices.filter { configuration.nodes[$0].role == role && isBuilt($0) }
  }

  /// When a node is in the tree, given that the one above it is.
  public func visibleInParent(_ node: Int) -> Condition {
    (adaptive ?? earlier)?.visibleInParent(node) ?? .constant(false)
  }

  /// Whether a place stands in compact width only while another of its id is for regular width, so
  /// that both can be in the tree at once.
  public func isCompactTwin(_ node: Int) -> Bool {
    guard !isEver(node, in: .regular) else { return false }
    return configuration.places(of: configuration.nodes[node].identity).contains {
      isEver($0, in: .regular)
    }
  }

  /// Whether a node stands at the trailing edge of the regular tab bar.
  public func isPinned(_ node: Int) -> Bool { pinned.contains(node) }

  /// Whether a node stands in the regular tab bar beside a sidebar, or can be added to it.
  public func isInRegions(_ node: Int) -> Bool { inRegions.contains(node) }

  /// Every item that the bar of a form factor may hold; `nil` where regular width has a sidebar.
  public func barItems(_ formFactor: FormFactor) -> Set<Int>? {
    formFactor == .compact ? compactBar : regularBar
  }

  /// The children of which a group or section opens the first that is there, in a form factor.
  public func defaultChildren(of node: Int, in formFactor: FormFactor) -> [Int] {
    let nodes = configuration.nodes
    let children = configuration.children(of: node).filter {
      (nodes[$0].kind == .tab || nodes[$0].kind == .group)
        && shown($0, in: formFactor) != .constant(false)
    }
    guard let wanted = nodes[node].defaultChild else { return children }
    return children.filter { nodes[$0].identity == wanted }
      + children.filter { nodes[$0].identity != wanted }
  }
}
