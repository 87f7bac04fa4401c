import TabLayout
import TabTree

/// One layout of each side, and what they say of the same node.
struct LayoutPair {
  /// What a layout shows of a node.
  struct State {
    let item: Item?
    let region: Standing.Region
    let isShown: Bool
    let isSection: Bool

    /// How it is found, in one word; `nil` where there is no such node.
    let seen: String?
  }

  let matching: Matching
  let oldLayout: Layout
  let newLayout: Layout
  let oldStanding: Standing
  let newStanding: Standing

  init(_ matching: Matching, _ context: LayoutContexts.Context) {
    self.matching = matching
    let old = Resolution(matching.old, target: context.target, assignment: context.flags.old)
      .layout(context.formFactor)
    let new = Resolution(matching.new, target: context.target, assignment: context.flags.new)
      .layout(context.formFactor)
    oldLayout = old
    newLayout = new
    oldStanding = Standing(old, of: matching.old)
    newStanding = Standing(new, of: matching.new)
  }

  func oldState(_ identity: Int?) -> State {
    state(identity, oldLayout, oldStanding, matching.old)
  }

  func newState(_ identity: Int?) -> State {
    state(identity, newLayout, newStanding, matching.new)
  }

  private func state(
    _ identity: Int?,
    _ layout: Layout,
    _ standing: Standing,
    _ configuration: TabConfiguration
  ) -> State {
    guard let identity else {
      return State(item: nil, region: .none, isShown: false, isSection: false, seen: nil)
    }
    let item = standing.items[identity].map { layout.items[$0] }
    let region = standing.regions[identity]
    let isPlaced = standing.isPlaced(identity)
    let seen: String
    if let reach = item?.reach {
      seen = reach.rawValue
    } else if !isPlaced {
      seen = Reach.none.rawValue
    } else {
      switch region {
      case .none, .available: seen = Reach.sidebar.rawValue
      case .overflow: seen = Reach.overflow.rawValue
      case .subTabBar: seen = Reach.subTabBar.rawValue
      case .tabBar, .detached, .fixed, .center, .pinned: seen = Reach.tabBar.rawValue
      }
    }
    return State(
      item: item,
      region: region,
      isShown: item?.reach?.isShown ?? isPlaced,
      isSection: configuration.nodes[identity].kind == .section,
      seen: seen
    )
  }

  // MARK: Nodes of the two sides

  /// Whether nodes of the two sides are the same one, or there is none on either.
  func areSame(_ old: Int?, _ new: Int?) -> Bool {
    old.map { matching.pairOfOld[$0] } == new.map { matching.pairOfNew[$0] }
  }

  func oldID(_ node: Int?) -> DiffValue { .text(orAbsent: node.map { matching.old.nodes[$0].id }) }

  func newID(_ node: Int?) -> DiffValue { .text(orAbsent: node.map { matching.new.nodes[$0].id }) }

  // MARK: Steps

  /// The steps to a destination on both sides, as far as they differ.
  struct ChangedSteps {
    let before: DiffValue
    let after: DiffValue
    let words: (before: String, after: String)

    /// Whether every way that led there still does.
    let isOnlyMore: Bool
  }

  /// The steps to a destination on both sides; `nil` where they are the same.
  func changedSteps(_ was: Item?, _ now: Item?) -> ChangedSteps? {
    guard let was, let now, was.reach != nil, now.reach != nil else { return nil }
    let oldSteps = oldLayout.steps(of: was)
    let newSteps = newLayout.steps(of: now)
    let stepsDiffer = !oldSteps.elementsEqual(newSteps) {
      $0.container == $1.container && areSame($0.node, $1.node)
    }
    let rowsDiffer = !areSame(was.sidebarRow, now.sidebarRow)
    guard stepsDiffer || rowsDiffer else { return nil }
    let before = Way(matching.old, stepsDiffer ? oldSteps : [], rowsDiffer ? was.sidebarRow : nil)
    let after = Way(matching.new, stepsDiffer ? newSteps : [], rowsDiffer ? now.sidebarRow : nil)
    func words(withIDs: Bool) -> (before: String, after: String) {
      (
        before.words(steps: stepsDiffer, row: rowsDiffer, withIDs: withIDs),
        after.words(steps: stepsDiffer, row: rowsDiffer, withIDs: withIDs)
      )
    }
    let titles = words(withIDs: false)
    return ChangedSteps(
      before: before.value,
      after: after.value,
      words: titles.before == titles.after ? words(withIDs: true) : titles,
      isOnlyMore: before.value == .absent
    )
  }

  /// Whether the steps to a destination of the new side are those of `after`, as far as it or
  /// `before` tells them.
  func hasSteps(_ before: DiffValue, _ after: DiffValue, to item: Item) -> Bool {
    let whole = Way(matching.new, newLayout.steps(of: item), item.sidebarRow).value
    return ["steps", "sidebarSteps"].allSatisfy { name in
      let told = after.member(name)
      return told == .absent && before.member(name) == .absent || told == whole.member(name)
    }
  }

  /// Where selection goes instead on both sides, unless that is the same or only follows the first
  /// screen.
  func changedFallback(_ was: Item?, _ now: Item?) -> (before: DiffValue, after: DiffValue)? {
    guard let was, let now, was.reach != nil, now.reach != nil,
      !areSame(was.fallback, now.fallback)
    else { return nil }
    let followsInitial =
      !areSame(oldLayout.initial, newLayout.initial)
      && was.fallback == oldLayout.initial && now.fallback == newLayout.initial
    return followsInitial ? nil : (oldID(was.fallback), newID(now.fallback))
  }
}

/// How one gets to a destination on one side.
private struct Way {
  let configuration: TabConfiguration
  let steps: ArraySlice<Step>
  let row: Step?

  init(_ configuration: TabConfiguration, _ steps: ArraySlice<Step>, _ row: Int?) {
    self.configuration = configuration
    self.steps = steps
    self.row = row.map { Step(container: .sidebar, node: $0) }
  }

  var value: DiffValue {
    var members: [(String, DiffValue)] = []
    if !steps.isEmpty { members.append(("steps", .list(steps.map(value)))) }
    if let row { members.append(("sidebarSteps", .list([value(row)]))) }
    return members.isEmpty ? .absent : .object(members)
  }

  private func value(_ step: Step) -> DiffValue {
    let node = configuration.nodes[step.node]
    return .object([
      ("in", .text(step.container.rawValue)),
      ("select", .text(node.kind == .dynamic ? node.id + ".*" : node.id)),
    ])
  }

  func words(steps tellsSteps: Bool, row tellsRow: Bool, withIDs: Bool) -> String {
    var words: [String] = []
    if tellsSteps {
      words.append(
        steps.isEmpty
          ? "not from the tab bar" : configuration.words(for: steps, withIDs: withIDs)
      )
    }
    if tellsRow {
      words.append(
        row.map { configuration.words(for: [$0], withIDs: withIDs) } ?? "not in the sidebar"
      )
    }
    return words.joined(separator: "; ")
  }
}
