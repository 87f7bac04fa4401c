extension LayoutManifest {
  /// How far away a destination is in one layout.
  public struct Reach: OpenValue {
    /// The name as written.
    public let rawValue: String

    /// The reach written as `rawValue`.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// An item of the tab bar.
    public static let tabBar = Reach(rawValue: "tabBar")

    /// An item of the list behind More.
    public static let overflow = Reach(rawValue: "overflow")

    /// An item of a group's sub-tab bar.
    public static let subTabBar = Reach(rawValue: "subTabBar")

    /// A place inside the content of what stands in a bar.
    public static let nested = Reach(rawValue: "nested")

    /// A row of the sidebar.
    public static let sidebar = Reach(rawValue: "sidebar")

    /// Put away at first; people can bring it back. ``Item/fallback`` says what to select instead.
    public static let hiddenByDefault = Reach(rawValue: "hiddenByDefault")

    /// Not shown. ``Item/fallback`` says what to select instead.
    ///
    /// The manifest calls it `none`, which on an optional would mean no value.
    public static let notShown = Reach(rawValue: "none")
  }

  /// One selection on the way to a destination, made by a person or a UI test.
  public struct Step: Hashable, Sendable, Codable {
    /// Where the selection is made. The manifest calls it `in`.
    public let container: Container

    /// What is selected: an item's id, or `ID.*` for any one of a dynamic's items.
    public let select: String

    private enum CodingKeys: String, CodingKey {
      case container = "in"
      case select
    }

    /// What holds the thing to select.
    public struct Container: OpenValue {
      /// The name as written.
      public let rawValue: String

      /// The container written as `rawValue`.
      public init(rawValue: String) { self.rawValue = rawValue }

      /// The tab bar.
      public static let tabBar = Container(rawValue: "tabBar")

      /// The list behind More.
      public static let overflow = Container(rawValue: "overflow")

      /// The sub-tab bar of the group selected before.
      public static let subTabBar = Container(rawValue: "subTabBar")

      /// The screen of the group selected before.
      public static let content = Container(rawValue: "content")

      /// The open sidebar.
      public static let sidebar = Container(rawValue: "sidebar")
    }
  }
}
