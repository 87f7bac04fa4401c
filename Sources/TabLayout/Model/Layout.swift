/// What one form factor shows on one target for one assignment of the flags. Nodes are named by
/// their index in the configuration.
public struct Layout: Hashable, Sendable {
  /// The form factor.
  public let formFactor: FormFactor

  /// The destination selected at first launch; `nil` where nothing is shown.
  public var initial: Int?

  /// The bar, where the bar rule gives one: in compact width, and in regular width without sidebar.
  public var bar: Bar?

  /// The regions of a tab bar that stands beside a sidebar.
  public var regions: Regions?

  /// The sidebar's rows, where there is one.
  public var sidebar: [Row]?

  /// Every visible node and every destination, each id once, in document order.
  public var items: [Item] = []

  /// The steps of all items, one after the other.
  var steps: [Step] = []
}

/// The items of a bar without regions.
public struct Bar: Hashable, Sendable {
  /// A group of the bar and the items of its sub-tab bar.
  public struct SubTabBar: Hashable, Sendable {
    /// The group.
    public let group: Int

    /// The items; at least one.
    public let items: [Int]
  }

  /// What stands in the bar, in shown order.
  public var items: [Int]

  /// What does not fit and is in the list behind More, in shown order.
  public var overflow: [Int] = []

  /// The item that is set apart at the end, if any.
  public var detached: Int?

  /// The sub-tab bars of the groups in the bar and the overflow list.
  public var subTabBars: [SubTabBar] = []
}

/// The regions of a regular tab bar, and what people can add to it.
public struct Regions: Hashable, Sendable {
  /// Leading; not to be moved or removed.
  public var fixed: [Int] = []

  /// In the middle.
  public var center: [Int] = []

  /// Trailing; shown by the image alone.
  public var pinned: [Int] = []

  /// Not shown until people add it.
  public var available: [Int] = []

  /// Regions with these items in the middle and nothing else.
  public init(center: [Int] = []) { self.center = center }
}

/// A row of the sidebar.
public struct Row: Hashable, Sendable {
  /// The node.
  public let node: Int

  /// The rows below it.
  public let children: [Row]
}

/// How a destination is found.
public enum Reach: String, Sendable {
  /// An item of the tab bar.
  case tabBar

  /// An item of the list behind More.
  case overflow

  /// An item of a sub-tab bar.
  case subTabBar

  /// Below an item of a bar, through the screens of groups.
  case nested

  /// A row of the sidebar.
  case sidebar

  /// Nowhere until people bring it out.
  case hiddenByDefault

  /// Nowhere.
  case none

  /// Whether the destination is shown.
  public var isShown: Bool { self != .none && self != .hiddenByDefault }
}

/// What a person does to get nearer to a destination.
public struct Step: Hashable, Sendable {
  /// Where it is done.
  public enum Container: String, Sendable {
    /// The tab bar.
    case tabBar

    /// The list behind More.
    case overflow

    /// A sub-tab bar.
    case subTabBar

    /// A group's own screen.
    case content

    /// The sidebar.
    case sidebar
  }

  /// Where it is done.
  public let container: Container

  /// The node to select.
  public let node: Int

  /// Selects `node` in `container`.
  public init(container: Container, node: Int) {
    self.container = container
    self.node = node
  }
}

/// A visible node or a destination in a layout.
public struct Item: Hashable, Sendable {
  /// The node.
  public let node: Int

  /// How the destination is found; `nil` for what is no destination.
  public let reach: Reach?

  /// What selecting it opens, where that is not itself.
  public let opens: Int?

  /// Where selection goes instead while the destination is not shown.
  public internal(set) var fallback: Int?

  /// Which of the layout's steps lead to it from the tab bar; empty where the bar does not.
  let steps: Range<Int>

  /// The row to select in an open sidebar.
  public let sidebarRow: Int?
}

extension Layout {
  /// The steps that lead to an item from the tab bar; empty where the bar does not lead there.
  public func steps(of item: Item) -> ArraySlice<Step> { steps[item.steps] }
}
