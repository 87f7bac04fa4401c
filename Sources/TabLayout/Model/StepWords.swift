import TabTree

extension Step.Container {
  /// What people call it.
  public var words: String {
    switch self {
    case .tabBar: "tab bar"
    case .overflow: "More"
    case .subTabBar: "sub-tab"
    case .content: "its screen"
    case .sidebar: "sidebar"
    }
  }
}

extension TabConfiguration {
  /// Steps in words, as `tab bar: Collections, then sub-tab: Favorites`.
  public func words(for steps: some Sequence<Step>) -> String {
    steps.map { "\($0.container.words): \(text(.title, of: $0.node) ?? nodes[$0.node].id)" }
      .joined(separator: ", then ")
  }
}
