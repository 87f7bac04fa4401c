extension LayoutManifest {
  /// The horizontal size class that a manifest's layouts are for.
  public struct FormFactor: OpenValue {
    /// The name as written.
    public let rawValue: String

    /// The form factor written as `rawValue`.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Compact width: iPhones, and narrow windows on iPad.
    public static let compact = FormFactor(rawValue: "compact")

    /// Regular width: iPads, and what else is wide.
    public static let regular = FormFactor(rawValue: "regular")
  }

  /// What shows the tabs, and whose rules the layouts follow.
  public struct Framework: OpenValue {
    /// The name as written.
    public let rawValue: String

    /// The framework written as `rawValue`.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// `UITabBarController`.
    public static let uikit = Framework(rawValue: "uikit")

    /// SwiftUI's `TabView`.
    public static let swiftui = Framework(rawValue: "swiftui")

    /// AdaptiveAppShell: a tab bar in compact width, a sidebar in regular width.
    public static let adaptiveAppShell = Framework(rawValue: "adaptiveAppShell")
  }

  /// What the app shows in regular width. It is the effective mode, never `automatic`.
  public struct Mode: OpenValue {
    /// The name as written.
    public let rawValue: String

    /// The mode written as `rawValue`.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A tab bar alone.
    public static let tabBar = Mode(rawValue: "tabBar")

    /// A tab bar that people can turn into a sidebar.
    public static let tabSidebar = Mode(rawValue: "tabSidebar")

    /// A sidebar alone.
    public static let sidebar = Mode(rawValue: "sidebar")
  }

  /// Which of the system's designs the app runs with.
  public struct Design: OpenValue {
    /// The name as written.
    public let rawValue: String

    /// The design written as `rawValue`.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The system's own since iOS 26.
    public static let liquidGlass = Design(rawValue: "liquidGlass")

    /// The one before it: the app sets `UIDesignRequiresCompatibility`.
    public static let compatibility = Design(rawValue: "compatibility")
  }
}
