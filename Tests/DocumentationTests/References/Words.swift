import TabTree

/// What the words mean that a key takes: the compiler sees to it that none is left out.
enum Words {
  /// A word with its meaning.
  typealias Entry = (word: String, meaning: String)

  /// The words of each key that takes one of several.
  static let all: [(key: String, words: [Entry])] = [
    ("framework", Framework.allCases.map { ($0.rawValue, meaning($0)) }),
    ("mode", Mode.allCases.map { ($0.rawValue, meaning($0)) }),
    ("design", Design.allCases.map { ($0.rawValue, meaning($0)) }),
    ("kind", Kind.allCases.map { ($0.rawValue, meaning($0)) }),
    ("role", Role.allCases.map { ($0.rawValue, meaning($0)) }),
    ("compact", CompactPlacement.allCases.map { ($0.rawValue, meaning($0)) }),
    ("regular", RegularPlacement.allCases.map { ($0.rawValue, meaning($0)) }),
    ("landing", Landing.allCases.map { ($0.rawValue, meaning($0)) }),
    ("compactChildren", CompactChildren.allCases.map { ($0.rawValue, meaning($0)) }),
    ("sidebarAppearance", SidebarAppearance.allCases.map { ($0.rawValue, meaning($0)) }),
  ]

  private static func meaning(_ framework: Framework) -> String {
    switch framework {
    case .uikit: "`UITab` and `UITabGroup` in a `UITabBarController`."
    case .swiftui: "`Tab` and `TabSection` in a `TabView`."
    case .adaptiveAppShell: "The AdaptiveAppShell package."
    }
  }

  private static func meaning(_ mode: Mode) -> String {
    switch mode {
    case .automatic: "`tabSidebar` where the tree has a group or section, else `tabBar`."
    case .tabBar: "A tab bar alone."
    case .tabSidebar: "A tab bar with a sidebar."
    case .sidebar: "A sidebar alone. AdaptiveAppShell has no other."
    }
  }

  private static func meaning(_ design: Design) -> String {
    switch design {
    case .liquidGlass: "The system's own look."
    case .compatibility:
      "The look of earlier releases: the app sets `UIDesignRequiresCompatibility`."
    }
  }

  private static func meaning(_ kind: Kind) -> String {
    switch kind {
    case .tab: "A destination without children."
    case .group: "Children under one item of every bar: Apple's `UITabGroup`."
    case .section:
      "A heading at the root, no destination: SwiftUI's `TabSection`. In compact width its children "
        + "stand in the tab bar themselves."
    case .dynamic:
      "Stands for items that the app makes at run time from its `source`; their ids are `ID.KEY`."
    case .action:
      "Does something and selects nothing: a button in a bar at the root, a row in a section or group."
    }
  }

  private static func meaning(_ role: Role) -> String {
    switch role {
    case .search: "Apple's `UISearchTab`, SwiftUI's `Tab(role: .search)`."
    case .prominent: "The tab that stands apart at the end of the bar, from iOS 27."
    }
  }

  private static func meaning(_ placement: CompactPlacement) -> String {
    switch placement {
    case .tab: "In the compact bar; for the child of a group, in the group's sub-tab bar."
    case .list: "On the screen of its group, which has `landing: self`."
    case .hidden: "Nowhere."
    }
  }

  private static func meaning(_ placement: RegularPlacement) -> String {
    switch placement {
    case .automatic: "`default` at the root, `optional` below it."
    case .default: "In the tab bar; people can move or remove it."
    case .optional: "In the sidebar; in the tab bar once people add it."
    case .movable: "In the tab bar; people can move but not remove it."
    case .pinned: "In the tab bar at its trailing edge, by its image only."
    case .fixed: "In the tab bar at its leading edge, not to be moved or removed."
    case .sidebarOnly: "In the sidebar, never in the tab bar."
    case .hidden: "In no regular container."
    }
  }

  private static func meaning(_ landing: Landing) -> String {
    switch landing {
    case .self: "The group's own screen."
    case .child: "The group's `defaultChild`."
    }
  }

  private static func meaning(_ children: CompactChildren) -> String {
    switch children {
    case .subTabBar: "In the group's sub-tab bar."
    case .list: "As rows on the group's own screen."
    }
  }

  private static func meaning(_ appearance: SidebarAppearance) -> String {
    switch appearance {
    case .automatic: "A row with its children below it."
    case .inline: "Its children alone, beside its siblings."
    case .rootSection: "A group of its own at the top level; for nested groups."
    }
  }
}
