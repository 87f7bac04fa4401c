/// Where a node stands in compact width.
public enum CompactPlacement: String, Sendable, CaseIterable {
  /// In the compact bar, or in the parent group's sub-tab bar.
  case tab

  /// On the parent group's own screen.
  case list

  /// Nowhere.
  case hidden
}

/// Where a node stands in regular width: Apple's `UITab.Placement`, and `hidden`.
public enum RegularPlacement: String, Sendable, CaseIterable {
  /// `default` at the root, `optional` below it.
  case automatic

  /// In the tab bar; people can move or remove it.
  case `default`

  /// Not in the tab bar until people add it.
  case optional

  /// In the tab bar; people can move but not remove it.
  case movable

  /// In the tab bar at its trailing edge, by its image only.
  case pinned

  /// In the tab bar at its leading edge, not to be moved or removed.
  case fixed

  /// In the sidebar, never in the tab bar.
  case sidebarOnly

  /// In no regular container.
  case hidden
}

/// What selecting a group opens.
public enum Landing: String, Sendable, CaseIterable {
  /// The group's own screen.
  case `self`

  /// Its default child.
  case child
}

/// What a group's children are in compact width unless they say otherwise.
public enum CompactChildren: String, Sendable, CaseIterable {
  /// Items of the group's sub-tab bar.
  case subTabBar

  /// Rows on the group's own screen.
  case list
}

/// How a group appears in the sidebar: Apple's `UITabGroup.SidebarAppearance`.
public enum SidebarAppearance: String, Sendable, CaseIterable {
  /// As a row with its children below it.
  case automatic

  /// As its children alone, beside its siblings.
  case inline

  /// As a top-level group, wherever it stands in the tree.
  case rootSection
}

/// A part that a tab plays for the system.
public enum Role: String, Sendable, CaseIterable {
  /// Apple's `UISearchTab`, SwiftUI's `Tab(role: .search)`.
  case search

  /// The tab set apart at the end of the bar from iOS 27.
  case prominent
}
