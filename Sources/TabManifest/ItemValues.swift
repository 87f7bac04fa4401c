extension LayoutManifest {
  /// What sort of thing an item is.
  public struct Kind: OpenValue {
    /// The name as written.
    public let rawValue: String

    /// The kind written as `rawValue`.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A single destination.
    public static let tab = Kind(rawValue: "tab")

    /// Children under one parent, which is one item in every bar.
    public static let group = Kind(rawValue: "group")

    /// A heading over its children. It is no destination.
    public static let section = Kind(rawValue: "section")

    /// A place for the items that the app makes at run time from a list of its own.
    public static let dynamic = Kind(rawValue: "dynamic")

    /// Something that does its work and selects nothing.
    public static let action = Kind(rawValue: "action")
  }

  /// What the system takes a tab for.
  public struct Role: OpenValue {
    /// The name as written.
    public let rawValue: String

    /// The role written as `rawValue`.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The search tab.
    public static let search = Role(rawValue: "search")

    /// The tab that stands out in the bar.
    public static let prominent = Role(rawValue: "prominent")
  }

  /// Where an item stands in regular width, in the system's terms.
  public struct RegularPlacement: OpenValue {
    /// The name as written.
    public let rawValue: String

    /// The placement written as `rawValue`.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Where the system puts it.
    public static let automatic = RegularPlacement(rawValue: "automatic")

    /// In the bar at first; people can move it and take it out.
    public static let `default` = RegularPlacement(rawValue: "default")

    /// Not in the bar at first; people can put it there.
    public static let optional = RegularPlacement(rawValue: "optional")

    /// In the bar; people can move it, not take it out.
    public static let movable = RegularPlacement(rawValue: "movable")

    /// In the bar's trailing region.
    public static let pinned = RegularPlacement(rawValue: "pinned")

    /// In the bar's leading region.
    public static let fixed = RegularPlacement(rawValue: "fixed")

    /// In the sidebar, never in the bar.
    public static let sidebarOnly = RegularPlacement(rawValue: "sidebarOnly")

    /// In no regular container.
    public static let hidden = RegularPlacement(rawValue: "hidden")
  }

  /// Where an item stands in compact width.
  public struct CompactPlacement: OpenValue {
    /// The name as written.
    public let rawValue: String

    /// The placement written as `rawValue`.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// On the parent group's own screen.
    public static let list = CompactPlacement(rawValue: "list")
  }

  /// How a group looks in the sidebar.
  public struct SidebarAppearance: OpenValue {
    /// The name as written.
    public let rawValue: String

    /// The appearance written as `rawValue`.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// As the system shows it.
    public static let automatic = SidebarAppearance(rawValue: "automatic")

    /// Its children in its place, without a row of its own.
    public static let inline = SidebarAppearance(rawValue: "inline")

    /// A top-level section, taken out of its parent.
    public static let rootSection = SidebarAppearance(rawValue: "rootSection")
  }
}
