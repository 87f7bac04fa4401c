import TabTree

/// Which places of one id look the same to whoever reads a layout by ids, so that layouts that show
/// now one of them and now the other are alike.
public struct Likeness {
  /// By place: the first one of its id that looks the same.
  private var firstAlike: [Int: Int] = [:]

  /// By place: the first one of its id that looks the same and has the same path.
  private var firstAlikeOnPath: [Int: Int] = [:]

  /// By place: the first one of its id.
  private var first: [Int: Int] = [:]

  /// - Parameters:
  ///   - appearance: All that a layout tells of a node, whatever it shows.
  ///   - path: What it tells of the way from the root to the node.
  public init(
    of configuration: TabConfiguration,
    appearance: (Int) -> [UInt8],
    path: (Int) -> [String]
  ) {
    for places in configuration.places.values {
      var known: [[UInt8]: Int] = [:]
      var knownOnPath: [Look: Int] = [:]
      for place in places {
        let look = Look(appearance: appearance(place), path: path(place))
        first[place] = places.first
        firstAlike[place] = known[look.appearance, default: place]
        firstAlikeOnPath[place] = knownOnPath[look, default: place]
        known[look.appearance] = firstAlike[place]
        knownOnPath[look] = firstAlikeOnPath[place]
      }
    }
  }

  private struct Look: Hashable {
    let appearance: [UInt8]
    let path: [String]
  }

  /// The layout with the first of like places everywhere: equal for layouts that are alike.
  func common(_ layout: Layout) -> Layout {
    guard !first.isEmpty else { return layout }
    var common = layout
    common.initial = layout.initial.map(named)
    common.bar = layout.bar.map(bar)
    common.regions = layout.regions.map(regions)
    common.sidebar = layout.sidebar?.map(row)
    // Of two places of an id one may stand before, and one after, another node that is shown.
    let items = layout.items.sorted { named($0.node) < named($1.node) }
    common.items = []
    common.steps = []
    for item in items {
      let first = common.steps.count
      common.steps += layout.steps(of: item).map {
        Step(container: $0.container, node: named($0.node))
      }
      common.items.append(self.item(item, steps: first..<common.steps.count))
    }
    return common
  }

  private func named(_ node: Int) -> Int { first[node] ?? node }

  private func bar(_ bar: Bar) -> Bar {
    var common = bar
    common.items = bar.items.map(named)
    common.overflow = bar.overflow.map(named)
    common.detached = bar.detached.map(named)
    common.subTabBars = bar.subTabBars.map {
      Bar.SubTabBar(group: named($0.group), items: $0.items.map(named))
    }
    return common
  }

  private func regions(_ regions: Regions) -> Regions {
    var common = regions
    common.fixed = regions.fixed.map(named)
    common.center = regions.center.map(named)
    common.pinned = regions.pinned.map(named)
    common.available = regions.available.map(named)
    return common
  }

  private func row(_ row: Row) -> Row {
    Row(node: named(row.node), children: row.children.map(self.row))
  }

  private func item(_ item: Item, steps: Range<Int>) -> Item {
    let hasPath = item.reach != nil && item.reach != Reach.none
    return Item(
      node: (hasPath ? firstAlikeOnPath : firstAlike)[item.node] ?? item.node,
      reach: item.reach,
      opens: item.opens.map(named),
      fallback: item.fallback.map(named),
      steps: steps,
      sidebarRow: item.sidebarRow.map(named)
    )
  }
}
