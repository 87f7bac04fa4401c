import FlagLogic
import TabTree

/// When a way leads to each node in one form factor on one target, as conditions on the flags: what
/// the ``Reach`` in a ``Layout`` says for one assignment, said for all of them.
public final class Ways {
  private let presence: Presence
  private let formFactor: FormFactor

  /// What there would be if every condition held.
  private let everything: LayoutBuilder

  /// By node: the condition, once it was asked for.
  private var known: [Condition?]

  /// How many parts conditions have been made of.
  private var work = 0

  /// How many are used for all nodes together: a real file takes a few for each.
  private static let limit = 500_000

  /// The ways of a form factor on the target of `presence`.
  public init(_ presence: Presence, _ formFactor: FormFactor) {
    self.presence = presence
    self.formFactor = formFactor
    var everything = LayoutBuilder(Width(presence.everything, formFactor))
    everything.place()
    self.everything = everything
    known = Array(repeating: nil, count: presence.configuration.nodes.count)
  }

  private var nodes: [TabNode] { presence.configuration.nodes }

  /// Whether the ways depend on more than is written; the conditions are of no use then.
  public var isExceeded: Bool { work > Self.limit }

  /// When a node is shown.
  public func shown(_ node: Int) -> Condition { presence.shown(node, in: formFactor) }

  /// Whether selecting a group selects a child of it, where it has one to be selected.
  public func selectsChild(_ node: Int) -> Bool {
    nodes[node].kind == .group
      && (nodes[node].landing == .child || everything.width.groupsSelectChild)
  }

  /// The children of which a group opens the first that is shown.
  public func defaultChildren(of group: Int) -> [Int] {
    let children = presence.configuration.children(of: group).filter {
      (nodes[$0].kind == .tab || nodes[$0].kind == .group) && everything.width.shown[$0]
    }
    guard let wanted = nodes[group].defaultChild else { return children }
    return children.filter { nodes[$0].identity == wanted }
      + children.filter { nodes[$0].identity != wanted }
  }

  /// When a way leads to a node, as if it were a destination.
  public func reached(_ node: Int) -> Condition {
    if let condition = known[node] { return condition }
    let condition = isExceeded ? .constant(false) : findReached(node)
    work += condition.size
    known[node] = condition
    return condition
  }

  /// When a way leads to the child that a group opens by default, if one leads to the group under a
  /// condition.
  public func reached(defaultChild child: Int, ifGroupIs reached: Condition) -> Condition {
    guard everything.width.usesBarRule, everything.entrances[child].isOfItsOwn == false else {
      return self.reached(child)
    }
    guard let group = nodes[child].parent, reached != shown(group) else { return shown(child) }
    return .conjunction([reached, shown(child)])
  }

  private func findReached(_ node: Int) -> Condition {
    guard everything.width.shown[node] else { return .constant(false) }
    return everything.width.usesBarRule ? reachedByBar(node) : reachedBesideSidebar(node)
  }

  private func reachedByBar(_ node: Int) -> Condition {
    if everything.entrances[node].isOfItsOwn { return shown(node) }
    guard let group = nodes[node].parent, nodes[group].kind == .group else {
      return .constant(false)
    }
    let way = reached(group)
    if nodes[group].landing == .self {
      return way == shown(group) ? shown(node) : .conjunction([way, shown(node)])
    }
    guard way != .constant(false) else { return way }
    var earlier: [Condition] = []
    for child in defaultChildren(of: group) {
      guard child != node else {
        return .conjunction([reached(defaultChild: node, ifGroupIs: way)] + earlier)
      }
      let isThere = shown(child)
      work += isThere.size
      // One that is there whenever the group is leaves nothing to those after it.
      if isThere == shown(group) || isExceeded { return .constant(false) }
      earlier.append(isThere.negated)
    }
    return .constant(false)
  }

  private func reachedBesideSidebar(_ node: Int) -> Condition {
    let hasPlace = everything.isInRegions[node] || everything.hasRow[node]
    guard everything.width.groupsSelectChild, nodes[node].kind == .group,
      !everything.isInRegions[node]
    else { return hasPlace ? shown(node) : .constant(false) }
    // The row only unfolds, so that the way leads to the child that is selected.
    var ways: [Condition] = []
    var earlier: [Condition] = []
    for child in defaultChildren(of: node) where !isExceeded {
      let (way, isThere) = (reached(child), shown(child))
      work += way.size + earlier.count
      ways.append(.conjunction([way] + earlier))
      if isThere == shown(node) { return .disjunction(ways) }
      if way != isThere || hasPlace { earlier.append(isThere.negated) }
    }
    if hasPlace { ways.append(.conjunction([shown(node)] + earlier)) }
    // Where each child has a place if the group has one, that is no more than to be shown.
    let isPlain = hasPlace && defaultChildren(of: node).allSatisfy { reached($0) == shown($0) }
    return isPlain ? shown(node) : .disjunction(ways)
  }
}

extension Entrance {
  /// Whether the node stands in a bar, and is not entered through the one above it.
  fileprivate var isOfItsOwn: Bool {
    switch self {
    case .tabBar, .overflow, .subTabBar: true
    case .content, .default, .none: false
    }
  }
}
