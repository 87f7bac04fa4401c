import FlagLogic
import TabTree

/// When each node is shown on one target, as conditions on the flags: what a ``Resolution`` says for
/// one assignment, said for all of them.
public final class Presence: Sendable {
  /// The tree.
  public let configuration: TabConfiguration

  /// The release that the app runs on.
  public let target: Target

  /// What would be shown if every condition held.
  let everything: Resolution

  /// By node: when it is visible, given that every node above it is.
  private let ownVisibility: [Condition]

  /// The bar of each form factor that has one, if every condition held.
  private let compactBar: Bar?
  private let regularBar: Bar?

  /// Every item that a sub-tab bar may hold in compact width.
  private let subTabs: Set<Int>

  /// Finds out when the nodes of `configuration` are shown on `target`.
  public convenience init(_ configuration: TabConfiguration, target: Target) {
    self.init(everything: Resolution(everythingIn: configuration, target: target))
  }

  /// Finds out when nodes are shown.
  ///
  /// - Parameter everything: What would be shown if every condition held.
  public init(everything: Resolution) {
    let configuration = everything.configuration
    self.configuration = configuration
    target = everything.target
    self.everything = everything
    compactBar = everything.bar(.compact)
    regularBar = everything.bar(.regular)
    subTabs = Set(compactBar?.subTabBars.flatMap(\.items) ?? [])
    let nodes = configuration.nodes
    guard !configuration.conditions.isEmpty else {
      ownVisibility = everything.visibility.visible.map { .constant($0) }
      return
    }
    var own = nodes.map { node in node.when.map { configuration.conditions[$0] } ?? .constant(true)
    }
    var children = [[Condition]](repeating: [], count: nodes.count)
    for index in nodes.indices.reversed() {
      let kind = nodes[index].kind
      if kind == .section || kind == .group && nodes[index].landing == .child {
        own[index] = .conjunction([own[index], .disjunction(children[index].reversed())])
      }
      children[index] = []
      if let parent = nodes[index].parent { children[parent].append(own[index]) }
    }
    ownVisibility = own
  }

  /// When a node is visible, given that every node above it is.
  public func visibleInParent(_ node: Int) -> Condition { ownVisibility[node] }

  /// When a node is visible.
  public func visible(_ node: Int) -> Condition {
    .conjunction(ancestors(of: node).map { whens($0) } + [ownVisibility[node]])
  }

  /// When a node is shown in a form factor.
  public func shown(_ node: Int, in formFactor: FormFactor) -> Condition {
    guard everything.isShown(node, in: formFactor) else { return .constant(false) }
    guard configuration.nodes[node].kind == .section, formFactor == .regular else {
      return visible(node)
    }
    return .disjunction(configuration.children(of: node).map { shown($0, in: formFactor) })
  }

  /// When a form factor shows a node, or would once people brought it out.
  public func canShow(_ node: Int, in formFactor: FormFactor) -> Condition {
    guard everything.canShow(node, in: formFactor) else { return .constant(false) }
    guard configuration.nodes[node].kind == .section, formFactor == .regular else {
      return visible(node)
    }
    return .disjunction(configuration.children(of: node).map { canShow($0, in: formFactor) })
  }

  /// When a node is shown in compact or in regular width.
  public func shown(_ node: Int) -> Condition {
    .disjunction(FormFactor.allCases.map { shown(node, in: $0) })
  }

  /// Every item that the bar of a form factor may hold; `nil` where regular width has a sidebar.
  public func barItems(_ formFactor: FormFactor) -> [Int]? {
    bar(formFactor).map { $0.items + $0.overflow }
  }

  /// Every item that the sub-tab bar of a group may hold, by the group.
  public func subTabBars(_ formFactor: FormFactor) -> [Bar.SubTabBar] {
    bar(formFactor)?.subTabBars ?? []
  }

  private func bar(_ formFactor: FormFactor) -> Bar? {
    formFactor == .compact ? compactBar : regularBar
  }

  /// How many places items take in a bar, each while it is shown: a dynamic list from none up to as
  /// many as it has items.
  public func places(_ items: [Int], in formFactor: FormFactor) -> [CountedCondition] {
    items.map { item in
      let isDynamic = configuration.nodes[item].kind == .dynamic
      return CountedCondition(
        shown(item, in: formFactor),
        least: isDynamic ? 0 : 1,
        greatest: configuration.placesInBar(item)
      )
    }
  }

  /// The children of a group that an assignment shows in compact width and to which no way leads,
  /// though one leads to the group.
  public func unreachedChildren(of group: Int, for assignment: Assignment) -> [Int] {
    func isShown(_ node: Int) -> Bool {
      shown(node, in: .compact).holds(for: assignment, release: target.release)
    }
    func isEntered(_ node: Int) -> Bool {
      guard let parent = configuration.nodes[node].parent,
        configuration.nodes[parent].kind == .group, !subTabs.contains(node)
      else { return true }
      return isEntered(parent)
        && (configuration.nodes[parent].landing == .self
          || Landings.defaultChild(of: parent, configuration, isShown) == node)
    }
    guard isShown(group), isEntered(group) else { return [] }
    return configuration.children(of: group).filter {
      configuration.nodes[$0].kind != .action && isShown($0) && !isEntered($0)
    }
  }

  private func whens(_ node: Int) -> Condition {
    configuration.nodes[node].when.map { configuration.conditions[$0] } ?? .constant(true)
  }

  private func ancestors(of node: Int) -> [Int] {
    var ancestors: [Int] = []
    var next = configuration.nodes[node].parent
    while let ancestor = next {
      ancestors.append(ancestor)
      next = configuration.nodes[ancestor].parent
    }
    return ancestors.reversed()
  }
}
