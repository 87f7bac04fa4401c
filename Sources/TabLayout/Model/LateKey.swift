import TabTree

/// A key that takes effect from a certain release on.
///
/// The table below is the only place that knows since when; another one is one more entry.
public struct LateKey: Sendable {
  /// The key.
  public let key: NodeKey

  /// The release that brought it.
  public let since: Release

  /// The frameworks with which it waits for that release.
  public let frameworks: [Framework]

  /// Whether releases without `UITab` have a way of their own to the same effect.
  public let hasForerunner: Bool

  /// Every such key (documented).
  public static let all: [LateKey] = [
    // `UITab.selectedImage`; before `UITab` there is `UITabBarItem.selectedImage`.
    LateKey(key: .selectedImage, since: Release(26, 1), frameworks: [.uikit], hasForerunner: true),
    LateKey(
      key: .selectedSystemImage,
      since: Release(26, 1),
      frameworks: [.uikit],
      hasForerunner: true
    ),
    // `UISearchTab.automaticallyActivatesSearch` and `tabViewSearchActivation(_:)`.
    LateKey(
      key: .activatesSearch,
      since: Release(26),
      frameworks: [.uikit, .swiftui],
      hasForerunner: false
    ),
    // `prominentTabIdentifier` and `TabRole.prominent`.
    LateKey(
      key: .role,
      since: Release(27),
      frameworks: [.uikit, .swiftui],
      hasForerunner: false
    ),
  ]

  /// Whether a node asks for what the key waits for.
  public func isUsed(by node: TabNode) -> Bool {
    switch key {
    case .activatesSearch: node.activatesSearch
    case .role: node.role == .prominent
    default: node.written.contains(key)
    }
  }

  /// Whether the key has no effect on the lowest release for which a target stands.
  public func isWithoutEffect(on target: Target, in configuration: TabConfiguration) -> Bool {
    frameworks.contains(configuration.framework)
      && target.lowestRelease(for: configuration) < since
      && !(hasForerunner && !target.hasAdaptiveTabs)
  }
}
