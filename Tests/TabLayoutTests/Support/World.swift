import TabManifest
import TabTree

/// A made-up configuration on one target, for one assignment of its flags and in one form factor:
/// what is visible and shown, concluded step by step as the language defines it.
struct World {
  let model: Model
  let target: LayoutManifest.Target
  let isCompact: Bool
  let assignment: [Int]

  /// Of each node, the node and all above it, from the root.
  private var chains: [[Int]] = []

  /// The nodes of each id, in the file's order.
  private var nodesByID: [String: [Int]] = [:]

  private(set) var isVisible: [Bool] = []
  private(set) var isOut: [Bool] = []
  private(set) var isPutAway: [Bool] = []
  private(set) var isShownInCompact: [Bool] = []
  private(set) var isShownInRegular: [Bool] = []

  init(_ model: Model, _ target: LayoutManifest.Target, isCompact: Bool, assignment: [Int]) {
    self.model = model
    self.target = target
    self.isCompact = isCompact
    self.assignment = assignment
    conclude()
  }

  private mutating func conclude() {
    let nodes = model.nodes
    let release = target.release ?? 0
    for (index, node) in nodes.enumerated() {
      chains.append((node.parent.map { chains[$0] } ?? []) + [index])
      nodesByID[node.id, default: []].append(index)
    }
    let holds = nodes.indices.map { index in
      chain(to: index).allSatisfy {
        nodes[$0].condition?.holds(assignment, release: release) ?? true
      }
    }
    isVisible = holds
    for index in nodes.indices.reversed() where needsChild(index) {
      isVisible[index] = holds[index] && nodes[index].children.contains { isVisible[$0] }
    }
    isOut = nodes.indices.map { chain(to: $0).contains { regular($0) == .hidden } }
    isPutAway = nodes.indices.map { chain(to: $0).contains { nodes[$0].hiddenByDefault ?? false } }
    for index in nodes.indices {
      let parent = nodes[index].parent.map { nodes[$0].kind == .section || isShownInCompact[$0] }
      isShownInCompact.append(isVisible[index] && compact(index) != .hidden && parent ?? true)
    }
    isShownInRegular = nodes.indices.map { isVisible[$0] && !isOut[$0] && !isPutAway[$0] }
    for index in nodes.indices where nodes[index].kind == .section {
      let hasShown = nodes[index].children.contains { isShownInRegular[$0] }
      isShownInRegular[index] = isShownInRegular[index] && hasShown
    }
  }

  private func needsChild(_ index: Int) -> Bool {
    let node = model.nodes[index]
    return node.kind == .section || node.kind == .group && node.landing != .self
  }
}

// MARK: - Placement

extension World {
  /// The node and all above it, from the root.
  func chain(to index: Int) -> [Int] { chains[index] }

  func regular(_ index: Int) -> RegularPlacement {
    let node = model.nodes[index]
    if let written = node.regular { return written }
    guard let parent = node.parent, model.nodes[parent].kind == .section else { return .automatic }
    let inherited = model.nodes[parent].regular
    return inherited == .sidebarOnly || inherited == .hidden ? inherited ?? .automatic : .automatic
  }

  func compact(_ index: Int) -> CompactPlacement {
    let node = model.nodes[index]
    if let written = node.compact { return written }
    let parent = node.parent.map { model.nodes[$0] }
    if node.kind == .action, parent != nil { return .hidden }
    if regular(index) == .sidebarOnly || node.hiddenByDefault == true { return .hidden }
    if node.kind == .dynamic {
      return parent?.kind == .group && parent?.landing == .self ? .list : .hidden
    }
    if parent?.kind == .section { return parent?.compact ?? .tab }
    return parent?.compactChildren == .list ? .list : .tab
  }

  func isTabOrGroup(_ index: Int) -> Bool {
    model.nodes[index].kind == .tab || model.nodes[index].kind == .group
  }
}

// MARK: - Containers

extension World {
  var mode: Mode {
    if model.framework == .adaptiveAppShell { return .sidebar }
    if let mode = model.mode, mode != .automatic { return mode }
    let isNested = model.nodes.contains { $0.kind == .group || $0.kind == .section }
    return isNested ? .tabSidebar : .tabBar
  }

  /// Whether regular width shows the compact bar.
  var isCompactInRegular: Bool {
    !isCompact && target == .ios17 && model.framework != .adaptiveAppShell && mode != .sidebar
  }

  /// Whether there is a bar of items and sub-tabs, not regions or rows.
  var usesBarRule: Bool { isCompact || isCompactInRegular || mode == .tabBar }

  /// Whether the bar leaves out what does not stand in a tab bar in regular width.
  private var hasRegularExceptions: Bool { usesBarRule && !isCompact && !isCompactInRegular }

  /// Whether the row of a group only unfolds.
  var groupsUnfold: Bool {
    !usesBarRule && mode == .tabSidebar
      && (model.framework == .swiftui || model.framework == .uikit && target == .ios18)
  }

  func isShown(_ index: Int) -> Bool {
    isCompact || isCompactInRegular ? isShownInCompact[index] : isShownInRegular[index]
  }

  func mayStandInBar(_ index: Int) -> Bool {
    guard hasRegularExceptions else { return true }
    let isAutomaticDynamic =
      model.nodes[index].kind == .dynamic && regular(index) == .automatic
    return regular(index) != .sidebarOnly && !isAutomaticDynamic
  }

  /// The items of the bar, in the file's order.
  var unmovedItems: [Int] {
    model.roots.flatMap { root in
      model.nodes[root].kind != .section
        ? [root] : model.nodes[root].children.filter { model.nodes[$0].kind != .action }
    }
    .filter { isShown($0) && mayStandInBar($0) }
  }

  func subTabs(of group: Int) -> [Int] {
    model.nodes[group].children.filter {
      model.nodes[$0].kind != .action && compact($0) == .tab && isShown($0) && mayStandInBar($0)
    }
  }
}

// MARK: - Landing

extension World {
  func defaultChild(of group: Int) -> Int? {
    let children = model.nodes[group].children.filter { isTabOrGroup($0) && isShown($0) }
    let written = model.nodes[group].defaultChild
    return children.first { model.nodes[$0].id == written } ?? children.first
  }

  func landing(of index: Int) -> Int? {
    let node = model.nodes[index]
    switch node.kind {
    case .tab, .dynamic: return index
    case .action: return nil
    case .section:
      return node.children.first { isTabOrGroup($0) && isShown($0) }.flatMap(landing)
    case .group:
      if node.landing == .self, !groupsUnfold { return index }
      return defaultChild(of: index).flatMap(landing) ?? index
    }
  }

  /// The node that stands for all of an id.
  func place(of id: String) -> Int? {
    guard let places = nodesByID[id] else { return nil }
    return places.first(where: isShown) ?? places.first { isVisible[$0] } ?? places.first
  }

  func isDestination(_ index: Int) -> Bool {
    let node = model.nodes[index]
    switch node.kind {
    case .tab, .dynamic: return true
    case .group: return node.landing == .self || isVisible[index] && landing(of: index) == index
    case .section, .action: return false
    }
  }

  /// The nodes that items stand for, in the file's order.
  var places: [Int] {
    model.nodes.indices.filter {
      place(of: model.nodes[$0].id) == $0 && (isVisible[$0] || isDestination($0))
    }
  }

  func ids(_ indices: [Int]) -> [String] { indices.map { model.nodes[$0].id } }
}
