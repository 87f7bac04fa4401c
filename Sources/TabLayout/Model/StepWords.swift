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
  /// Steps in words, as `tab bar: Collections, then sub-tab: Favorites`, with the ids behind the
  /// titles where titles would not tell enough.
  public func words(for steps: some Sequence<Step>, withIDs: Bool = false) -> String {
    steps.map { step in
      let id = nodes[step.node].id
      let title = text(.title, of: step.node)
      let name = title.map { withIDs ? "\($0) ('\(id)')" : $0 } ?? id
      return "\(step.container.words): \(name)"
    }
    .joined(separator: ", then ")
  }
}
