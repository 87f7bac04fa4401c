import TabLayout
import TabTree

/// Where the nodes of one layout stand, by identity.
struct Standing {
  /// A part of a bar, or none.
  enum Region: UInt8 {
    case none
    case tabBar
    case detached
    case overflow
    case subTabBar
    case fixed
    case center
    case pinned
    case available

    /// The part's name in reports.
    var name: String {
      switch self {
      case .none: "none"
      case .tabBar: "tabBar"
      case .detached: "detached"
      case .overflow: "overflow"
      case .subTabBar: "subTabBar"
      case .fixed: "fixed"
      case .center: "center"
      case .pinned: "pinned"
      case .available: "available"
      }
    }
  }

  /// By identity.
  private(set) var regions: [Region]

  /// By identity: whether it has a row in the sidebar.
  private(set) var hasRow: [Bool]

  /// By identity: the index of its item among the layout's.
  private(set) var items: [Int?]

  /// What shows nodes in an order.
  enum Order: CaseIterable {
    case bar
    case subTabBars
    case sidebar
  }

  /// By order and node: how many of what is shown stand before it, if it is shown itself.
  private var positions: [[Int?]]

  private let configuration: TabConfiguration

  init(_ layout: Layout, of configuration: TabConfiguration) {
    let count = configuration.nodes.count
    self.configuration = configuration
    regions = Array(repeating: .none, count: count)
    hasRow = Array(repeating: false, count: count)
    items = Array(repeating: nil, count: count)
    positions = Order.allCases.map { _ in Array(repeating: nil, count: count) }
    for (index, item) in layout.items.enumerated() {
      items[configuration.nodes[item.node].identity] = index
    }
    var barItems: [Int] = []
    if let bar = layout.bar {
      set(.tabBar, bar.items)
      set(.overflow, bar.overflow)
      for subTabBar in bar.subTabBars { set(.subTabBar, subTabBar.items) }
      if let detached = bar.detached { set(.detached, [detached]) }
      barItems = bar.items + bar.overflow
    }
    if let regions = layout.regions {
      set(.available, regions.available)
      set(.fixed, regions.fixed)
      set(.center, regions.center)
      set(.pinned, regions.pinned)
      barItems = regions.fixed + regions.center + regions.pinned
    }
    let subTabs = layout.bar?.subTabBars.flatMap(\.items) ?? []
    var rows: [Int] = []
    addRows(layout.sidebar ?? [], to: &rows)
    for (order, nodes) in [barItems, subTabs, rows].enumerated() {
      for (position, node) in nodes.enumerated() { positions[order][node] = position }
    }
  }

  private mutating func set(_ region: Region, _ nodes: [Int]) {
    for node in nodes { regions[configuration.nodes[node].identity] = region }
  }

  private mutating func addRows(_ rows: [Row], to nodes: inout [Int]) {
    for row in rows {
      hasRow[configuration.nodes[row.node].identity] = true
      nodes.append(row.node)
      addRows(row.children, to: &nodes)
    }
  }

  /// Whether a node that is no destination stands somewhere to be seen.
  func isPlaced(_ identity: Int) -> Bool {
    hasRow[identity] || regions[identity] != .none && regions[identity] != .available
  }

  /// By order and node: the least position that it or a node below it has.
  func firstPositions() -> [[Int?]] {
    positions.map { positions in
      var first = positions
      for index in configuration.nodes.indices.reversed() {
        guard let position = first[index], let parent = configuration.nodes[index].parent else {
          continue
        }
        first[parent] = min(first[parent] ?? position, position)
      }
      return first
    }
  }
}
