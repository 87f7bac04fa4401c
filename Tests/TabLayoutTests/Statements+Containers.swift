import TabManifest
import TabTree

extension Statements {
  /// What stands in bars, regions and rows.
  func checkContainers() {
    if world.usesBarRule {
      checkBar()
      requireEqual(layout.sidebar == nil, true, "having no sidebar")
    } else {
      requireEqual(layout.subTabBars == nil, true, "having no sub-tab bars")
      requireEqual(layout.detached, nil, "the detached item")
      if world.mode == .tabSidebar { checkRegions() }
      if world.mode == .sidebar { require(layout.tabBar == nil, "a sidebar alone has a tab bar") }
      checkSidebar()
    }
    requireEqual(layout.overflow == nil, !world.isCompact, "having no overflow list")
  }

  // MARK: The bar rule

  private var bar: [String] { shown.bar }

  private func checkBar() {
    let all = bar + (layout.overflow ?? [])
    let items = world.unmovedItems
    requireEqual(all.sorted(), world.ids(items).sorted(), "what stands in the bar")
    requireEqual(Set(all).count, all.count, "the number of different items of the bar")
    let moved = movedRoles
    let unmoved = items.filter { nodes[$0].role.map { !moved.contains($0) } ?? true }
    let kept = Set(world.ids(unmoved))
    requireEqual(all.filter(kept.contains), world.ids(unmoved), "the order of what is not moved")
    let last = moved.flatMap { role in items.filter { nodes[$0].role == role } }
    requireEqual(Array(all.suffix(last.count)), world.ids(last), "what is moved to the end")
    requireEqual(layout.detached, detached(items).map(shown.id), "what stands apart")
    checkOverflow(items)
    if case .regions(let regions)? = layout.tabBar {
      let others = regions.fixed + regions.pinned + regions.available
      requireEqual(others, [], "the regions beside the center")
    }
    let groups = items.filter { nodes[$0].kind == .group && !world.subTabs(of: $0).isEmpty }
    requireEqual(
      layout.subTabBars ?? [:],
      Dictionary(uniqueKeysWithValues: groups.map { (shown.id($0), subTabs($0)) }),
      "the sub-tab bars"
    )
  }

  private func subTabs(_ group: Int) -> [String] { world.ids(world.subTabs(of: group)) }

  private var isInline: Bool {
    world.target == .ios26 && world.model.design == .compatibility
  }

  /// The roles that go to the end, in order.
  private var movedRoles: [Role] {
    if world.model.framework == .adaptiveAppShell || isInline { return [] }
    switch world.target {
    case .ios26: return [.search]
    case .ios27: return [.search, .prominent]
    default: return []
    }
  }

  private func detached(_ items: [Int]) -> Int? {
    let moved = movedRoles
    let search = items.first { nodes[$0].role == .search }
    if moved == [.search] { return search }
    guard moved.contains(.prominent) else { return nil }
    return items.first { nodes[$0].role == .prominent }
      ?? search.flatMap { nodes[$0].activatesSearch == true ? $0 : nil }
  }

  private func checkOverflow(_ items: [Int]) {
    guard world.isCompact else { return }
    func places(_ ids: [String]) -> Int {
      ids.reduce(0) { sum, id in
        let node = items.first { shown.id($0) == id }.map { nodes[$0] }
        return sum + (node?.kind == .dynamic ? node?.max ?? 1 : 1)
      }
    }
    let overflow = layout.overflow ?? []
    if overflow.isEmpty {
      require(places(bar) <= 5, "more than five places fit without an overflow list")
    } else {
      require(places(bar + overflow) > 5, "there is an overflow list though five places suffice")
      require(places(bar) <= 4, "more than four places beside an overflow list")
      require(places(bar + overflow.prefix(1)) > 4, "one more item fits before the overflow list")
    }
  }

  // MARK: Regions

  private func checkRegions() {
    guard case .regions(let regions)? = layout.tabBar else {
      return require(false, "there are no regions")
    }
    let all = regions.fixed + regions.center + regions.pinned + regions.available
    requireEqual(Set(all).count, all.count, "the number of different items of the regions")
    requireEqual(regions.fixed, ids { world.regular($0) == .fixed }, "the fixed region")
    requireEqual(
      regions.center,
      ids { index in
        let isItem = [.tab, .group, .section].contains(nodes[index].kind)
        let isAutomatic = world.regular(index) == .automatic && nodes[index].role != .search
        let isRoot = nodes[index].parent == nil
        return isItem && isAutomatic && isRoot
          || [.default, .movable].contains(world.regular(index))
      },
      "the center"
    )
    let pinned = ids { index in
      let isSearch = nodes[index].role == .search && world.regular(index) == .automatic
      return world.regular(index) == .pinned || isSearch
    }
    let actions = ids { index in
      let isRoot = nodes[index].parent == nil
      return nodes[index].kind == .action && isRoot && world.regular(index) == .automatic
    }
    requireEqual(regions.pinned, pinned + actions, "the pinned region")
    requireEqual(regions.available, available, "what people can add")
  }

  private func ids(_ isMember: (Int) -> Bool) -> [String] {
    world.ids(nodes.indices.filter { world.isShownInRegular[$0] && isMember($0) })
  }

  private var available: [String] {
    world.ids(
      nodes.indices.filter { index in
        let placement = world.regular(index)
        if world.isPutAway[index] {
          return world.isVisible[index] && !world.isOut[index] && world.isTabOrGroup(index)
            && placement != .sidebarOnly
        }
        guard world.isShownInRegular[index] else { return false }
        if placement == .optional { return true }
        let isNested = nodes[index].parent != nil && world.isTabOrGroup(index)
        return isNested && placement == .automatic && nodes[index].role != .search
      }
    )
  }
}
