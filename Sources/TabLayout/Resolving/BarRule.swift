import TabTree

extension Width {
  /// How many items a compact bar shows before More takes the last place, and how many beside it
  /// (documented in UIKit's header).
  private static let placesInBar = 5

  /// The bar by the bar rule, and in compact width the list behind More.
  func bar() -> Bar {
    let items = arranged(itemsInDocumentOrder())
    var bar = Bar(items: items, detached: detached(of: items))
    if formFactor == .compact { overflow(&bar) }
    for group in bar.items + bar.overflow where configuration.nodes[group].kind == .group {
      let items = subTabs(of: group)
      if !items.isEmpty { bar.subTabBars.append(.init(group: group, items: items)) }
    }
    return bar
  }

  private func itemsInDocumentOrder() -> [Int] {
    var items: [Int] = []
    for root in configuration.roots {
      if configuration.nodes[root].kind == .section {
        for child in configuration.children(of: root)
        where configuration.nodes[child].kind != .action && standsInBar(child) {
          items.append(child)
        }
      } else if standsInBar(root) {
        items.append(root)
      }
    }
    return items
  }

  private func subTabs(of group: Int) -> [Int] {
    configuration.children(of: group).filter { child in
      configuration.nodes[child].kind != .action && configuration.nodes[child].compact == .tab
        && standsInBar(child)
    }
  }

  /// Whether a node may be an item of a bar. In a regular bar of its own a sidebar-only node may
  /// not, nor a dynamic list that nobody placed there.
  private func standsInBar(_ index: Int) -> Bool {
    guard shown[index] else { return false }
    guard formFactor == .regular, !repeatsCompact else { return true }
    let node = configuration.nodes[index]
    return node.regular != .sidebarOnly && !(node.kind == .dynamic && node.regular == .automatic)
  }

  /// Moves search and prominent tabs to the end where the system does.
  private func arranged(_ items: [Int]) -> [Int] {
    let searchMoves = searchPlacement != .inline
    func rank(_ item: Int) -> Int {
      switch role(of: item) {
      case .search? where searchMoves: 1
      case .prominent? where target.hasProminentTabs: 2
      default: 0
      }
    }
    return (0...2).flatMap { wanted in items.filter { rank($0) == wanted } }
  }

  private func detached(of items: [Int]) -> Int? {
    if target.hasProminentTabs, let prominent = items.first(where: { role(of: $0) == .prominent }) {
      return prominent
    }
    switch searchPlacement {
    case .inline: return nil
    case .detached: return items.first { role(of: $0) == .search }
    case .detachedIfActivating:
      return items.first {
        role(of: $0) == .search && configuration.nodes[$0].activatesSearch
      }
    }
  }

  private var searchPlacement: Target.SearchPlacement {
    target.searchPlacement(for: configuration.design)
  }

  private func role(of item: Int) -> Role? {
    configuration.framework == .adaptiveAppShell ? nil : configuration.nodes[item].role
  }

  /// Where more places are taken than there are, the front items that leave one for More stay.
  private func overflow(_ bar: inout Bar) {
    let places = bar.items.map { configuration.placesInBar($0) }
    guard places.reduce(0, +) > Self.placesInBar else { return }
    var taken = 0
    let kept = places.prefix { count in
      taken += count
      return taken < Self.placesInBar
    }.count
    bar.overflow = Array(bar.items[kept...])
    bar.items = Array(bar.items[..<kept])
  }
}

extension TabConfiguration {
  /// The most places that an item takes in a bar: a dynamic list as many as it has items.
  public func placesInBar(_ node: Int) -> Int {
    nodes[node].kind == .dynamic ? nodes[node].max ?? 1 : 1
  }
}
