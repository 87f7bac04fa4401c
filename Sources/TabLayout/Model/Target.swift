import TabTree

/// An iOS release as an app behaves on it, for as long as no later one behaves otherwise.
///
/// The table below is the only place that knows what differs between releases; the next one is one
/// more entry.
public struct Target: Hashable, Sendable {
  /// How a search tab stands in a bar.
  public enum SearchPlacement: Hashable, Sendable {
    /// In its place among the others.
    case inline

    /// Last and set apart (observed on iOS 26).
    case detached

    /// Last, and set apart only where it activates search and no tab is prominent (documented for
    /// iOS 27).
    case detachedIfActivating
  }

  /// The name, as `ios26`.
  public let name: String

  /// The major release that conditions see.
  public private(set) var release: Int

  /// The earliest major release that the target stands for, 0 for whatever an app still runs on.
  public private(set) var earliestRelease: Int

  /// Whether the release has `UITab` and `Tab`, and with them a tab bar with regions and a sidebar
  /// (documented: iOS 18).
  public let hasAdaptiveTabs: Bool

  /// Whether a `UITabGroup` can itself be selected in regular width (documented: iOS 26,
  /// `isSidebarDestination`).
  public let selectsGroups: Bool

  /// Where a search tab stands in a bar.
  public let searchPlacement: SearchPlacement

  /// Whether a prominent tab is last and set apart (documented: iOS 27, `prominentTabIdentifier`).
  public let hasProminentTabs: Bool

  /// Whether the release heeds `UIDesignRequiresCompatibility` (documented: not from iOS 27).
  public let heedsCompatibility: Bool

  /// Every release that behaves in a way of its own, oldest first.
  public static let all: [Target] = [
    Target(
      name: "ios17",
      release: 17,
      earliestRelease: 0,
      hasAdaptiveTabs: false,
      selectsGroups: false,
      searchPlacement: .inline,
      hasProminentTabs: false,
      heedsCompatibility: false
    ),
    Target(
      name: "ios18",
      release: 18,
      earliestRelease: 18,
      hasAdaptiveTabs: true,
      selectsGroups: false,
      searchPlacement: .inline,
      hasProminentTabs: false,
      heedsCompatibility: false
    ),
    Target(
      name: "ios26",
      release: 26,
      earliestRelease: 26,
      hasAdaptiveTabs: true,
      selectsGroups: true,
      searchPlacement: .detached,
      hasProminentTabs: false,
      heedsCompatibility: true
    ),
    Target(
      name: "ios27",
      release: 27,
      earliestRelease: 27,
      hasAdaptiveTabs: true,
      selectsGroups: true,
      searchPlacement: .detachedIfActivating,
      hasProminentTabs: true,
      heedsCompatibility: false
    ),
  ]

  /// The targets that an app runs on: from its deployment target's release up to its SDK's.
  public static func all(of configuration: TabConfiguration) -> [Target] {
    let lowest = max(configuration.deploymentTarget.major, all[0].release)
    return all.filter { $0.release >= lowest && $0.release <= configuration.sdk }
  }

  /// The lowest release for which the target stands in an app's file.
  public func lowestRelease(for configuration: TabConfiguration) -> Release {
    max(configuration.deploymentTarget, Release(earliestRelease))
  }

  /// The target as it is on some of the releases that it stands for: conditions see the latest.
  func standing(for releases: ClosedRange<Int>) -> Target {
    var target = self
    target.release = releases.upperBound
    target.earliestRelease = releases.lowerBound
    return target
  }

  /// Where a search tab stands for an app of this design.
  func searchPlacement(for design: Design) -> SearchPlacement {
    heedsCompatibility && design == .compatibility ? .inline : searchPlacement
  }
}

/// How much room an app's window has across.
public enum FormFactor: String, Sendable, CaseIterable {
  /// An iPhone, or a narrow window: one tab bar.
  case compact

  /// An iPad or a wide window: a tab bar, a sidebar, or both.
  case regular
}
