import TabTree

/// Puts a layout together: containers first, then what is reached through them.
struct LayoutBuilder {
  let width: Width
  let landings: Landings
  let meantPlaces: [Int: Int]
  var layout: Layout

  /// By node: how it is entered from the node above, where the bar rule applies.
  var entrances: [Entrance] = []

  /// By node: it is in one of the three regions of the tab bar.
  var isInRegions: [Bool] = []

  /// By node: it has a row in the sidebar.
  var hasRow: [Bool] = []

  /// - Parameter known: What was found out for another target, to be taken over where it is the
  ///   same.
  init(_ width: Width, like known: LayoutBuilder? = nil) {
    self.width = width
    let isLike = known.map { $0.width.shows(like: width) } ?? false
    if isLike, let known, known.width.groupsSelectChild == width.groupsSelectChild {
      landings = known.landings
    } else {
      landings = Landings(width)
    }
    meantPlaces = width.meantPlaces()
    layout = Layout(formFactor: width.formFactor)
    if isLike, let known, !width.usesBarRule {
      isInRegions = known.isInRegions
      hasRow = known.hasRow
      layout.regions = known.layout.regions
      layout.sidebar = known.layout.sidebar
    }
  }

  var configuration: TabConfiguration { width.configuration }

  /// - Parameter known: What was built for another target, to be taken over where all is the same.
  mutating func build(like known: LayoutBuilder? = nil) -> Layout {
    place()
    if let known, isAlike(known) {
      layout = known.layout
      return layout
    }
    addItems()
    var fallbacks = Fallbacks(of: self)
    layout.initial = fallbacks.initial()
    for index in layout.items.indices {
      guard let reach = layout.items[index].reach, !reach.isShown else { continue }
      layout.items[index].fallback = fallbacks.fallback(
        of: layout.items[index].node,
        initial: layout.initial
      )
    }
    return layout
  }

  /// Whether another target shows the same in the same places, and what is selected lands alike.
  private func isAlike(_ other: LayoutBuilder) -> Bool {
    width.shows(like: other.width) && width.groupsSelectChild == other.width.groupsSelectChild
      && layout.bar == other.layout.bar
  }

  /// Fills the containers, and finds out how their nodes are entered.
  mutating func place() {
    if width.usesBarRule {
      let bar = width.bar()
      layout.bar = bar
      entrances = entrances(of: bar)
    } else if layout.sidebar == nil {
      placeRegionsAndRows()
    }
  }

  private mutating func placeRegionsAndRows() {
    let count = configuration.nodes.count
    isInRegions = [Bool](repeating: false, count: count)
    hasRow = isInRegions
    if width.mode == .tabSidebar {
      let regions = width.regions()
      for index in regions.fixed + regions.center + regions.pinned { isInRegions[index] = true }
      layout.regions = regions
    }
    let sidebar = width.sidebar()
    func mark(_ rows: [Row]) {
      for row in rows {
        hasRow[row.node] = true
        mark(row.children)
      }
    }
    mark(sidebar)
    layout.sidebar = sidebar
  }

  /// Adds every visible node and every destination, of several places of one id the one that a
  /// reference to the id means.
  private mutating func addItems() {
    layout.items.reserveCapacity(configuration.nodes.count)
    for index in configuration.nodes.indices where isItem(index) {
      if !meantPlaces.isEmpty, let meant = meantPlaces[configuration.nodes[index].identity],
        meant != index
      {
        continue
      }
      layout.items.append(item(index))
    }
  }

  private func isItem(_ index: Int) -> Bool {
    width.resolution.visibility.visible[index] || isDestination(index)
  }

  private func isDestination(_ index: Int) -> Bool {
    switch configuration.kind(of: index) {
    case .tab, .dynamic: true
    case .section, .action: false
    case .group:
      configuration.nodes[index].landing == .self
        || width.resolution.visibility.visible[index] && landings.landing[index] == index
    }
  }

  private mutating func item(_ index: Int) -> Item {
    let opened = landings.landing[index].flatMap { $0 == index ? nil : $0 }
    let noSteps = layout.steps.count..<layout.steps.count
    guard isDestination(index) else {
      return Item(
        node: index,
        reach: nil,
        opens: isPlaced(index) ? opened : nil,
        steps: noSteps,
        sidebarRow: nil
      )
    }
    let start = layout.steps.count
    let reach: Reach
    var sidebarRow: Int?
    if width.usesBarRule {
      reach = entrances[index].reach
      appendSteps(to: index)
    } else {
      let found = find(index)
      reach = found.reach
      sidebarRow = found.row
      if let node = found.barItem { layout.steps.append(Step(container: .tabBar, node: node)) }
    }
    return Item(
      node: index,
      reach: reach,
      opens: reach.isShown ? opened : nil,
      steps: start..<layout.steps.count,
      sidebarRow: sidebarRow
    )
  }

  /// Whether a node that is no destination stands somewhere to be selected.
  private func isPlaced(_ index: Int) -> Bool {
    if width.usesBarRule {
      switch entrances[index] {
      case .tabBar, .overflow, .subTabBar: return true
      case .content, .default, .none: return false
      }
    }
    return isInRegions[index] || hasRow[index]
  }
}

extension Width {
  /// By identity: of several places of an id the one that a reference to it means: the one shown,
  /// else the first visible, else the first.
  func meantPlaces() -> [Int: Int] {
    configuration.places.compactMapValues { places in
      places.first { shown[$0] } ?? places.first { resolution.visibility.visible[$0] }
        ?? places.first
    }
  }
}
