/// Whose rules apply to the tree, and for what code is generated.
public enum Framework: String, Sendable, CaseIterable {
  /// `UITab` and `UITabGroup` in a `UITabBarController`.
  case uikit

  /// `Tab` and `TabSection` in a `TabView`.
  case swiftui

  /// The AdaptiveAppShell package.
  case adaptiveAppShell
}

/// How the app shows its navigation in regular width.
public enum Mode: String, Sendable, CaseIterable {
  /// `tabSidebar` where the tree has a group or section, else `tabBar`.
  case automatic

  /// A tab bar alone.
  case tabBar

  /// A tab bar with a sidebar.
  case tabSidebar

  /// A sidebar alone.
  case sidebar
}

/// Which look the app asks the system for.
public enum Design: String, Sendable, CaseIterable {
  /// The system's own look.
  case liquidGlass

  /// The look of earlier releases: the app sets `UIDesignRequiresCompatibility`.
  case compatibility
}

/// A system release as `MAJOR` or `MAJOR.MINOR`.
public struct Release: Hashable, Sendable, Comparable {
  /// The major release.
  public let major: Int

  /// The minor release, 0 where it is not given.
  public let minor: Int

  /// The release `major.minor`.
  public init(_ major: Int, _ minor: Int = 0) {
    self.major = major
    self.minor = minor
  }

  /// Reads `18` or `18.2`, each number without leading zeros; anything else is no release.
  public init?(_ text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count <= 2, let major = Self.number(parts[0]) else { return nil }
    var minor = 0
    if parts.count == 2 {
      guard let number = Self.number(parts[1]) else { return nil }
      minor = number
    }
    self.init(major, minor)
  }

  /// The release as text, the minor number only where it is not 0.
  public var text: String { minor == 0 ? "\(major)" : "\(major).\(minor)" }

  /// Orders releases by age; 18.10 is newer than 18.2.
  public static func < (left: Release, right: Release) -> Bool {
    (left.major, left.minor) < (right.major, right.minor)
  }

  private static func number(_ text: Substring) -> Int? {
    guard !text.isEmpty, text.utf8.count <= 4, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }),
      text == "0" || !text.hasPrefix("0")
    else { return nil }
    return Int(text)
  }
}
