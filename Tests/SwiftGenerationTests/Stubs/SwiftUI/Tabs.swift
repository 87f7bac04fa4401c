@available(iOS 18.0, *)
public struct TabRole: Hashable, Sendable {
  let name: String
  public static let search = TabRole(name: "search")
  #if SDK27
    @available(iOS 27.0, *)
    public static let prominent = TabRole(name: "prominent")
  #endif
}

@available(iOS 18.0, *)
public struct DefaultTabLabel: View {
  public typealias Body = Never
  public var shownText: String { "Search" }
  public init() {}
}

@available(iOS 18.0, *)
public struct Tab<Value: Hashable, Content: View, Label: View>: TabContent {
  public typealias TabValue = Value
  public let recorded: [RecordedTab]
  private init(_ value: Value, _ role: TabRole?, _ title: String) {
    let tab = RecordedTab()
    tab.value = AnyHashable(value)
    tab.role = role
    tab.title = title
    recorded = [tab]
  }
  public init(
    value: Value,
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) { self.init(value, nil, label().shownText) }
  public init(
    value: Value,
    role: TabRole?,
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) { self.init(value, role, label().shownText) }
}

@available(iOS 18.0, *)
extension Tab where Label == DefaultTabLabel {
  public init(value: Value, role: TabRole?, @ViewBuilder content: () -> Content) {
    self.init(value, role, DefaultTabLabel().shownText)
  }
}

@available(iOS 18.0, *)
public struct TabSection<Header: View, Content: TabContent, Footer, SelectionValue: Hashable>:
  TabContent
where Content.TabValue == SelectionValue {
  public typealias TabValue = SelectionValue
  public let recorded: [RecordedTab]
  private init(_ title: String, _ children: [RecordedTab]) {
    let section = RecordedTab()
    section.isSection = true
    section.title = title
    section.children = children
    recorded = [section]
  }
}

@available(iOS 18.0, *)
extension TabSection where Footer == EmptyView {
  public init(
    @TabContentBuilder<SelectionValue> content: () -> Content,
    @ViewBuilder header: () -> Header
  ) { self.init(header().shownText, content().recorded) }
}

@available(iOS 18.0, *)
extension TabSection where Header == EmptyView, Footer == EmptyView {
  public init(@TabContentBuilder<SelectionValue> content: () -> Content) {
    self.init("", content().recorded)
  }
}

@available(iOS 18.0, *)
extension ForEach: TabContent where Content: TabContent {
  public typealias TabValue = Content.TabValue
  public var recorded: [RecordedTab] { contents.flatMap(\.recorded) }
  public init<V: Hashable>(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @TabContentBuilder<V> content: @escaping (Data.Element) -> Content
  ) where Content.TabValue == V {
    contents = data.map { content($0) }
  }
}

public struct TabPlacement: Hashable, Sendable {
  let name: String
  public static let automatic = TabPlacement(name: "automatic")
  public static let pinned = TabPlacement(name: "pinned")
  public static let sidebarOnly = TabPlacement(name: "sidebarOnly")
}

public struct AdaptableTabBarPlacement: Hashable, Sendable {
  let name: String
  public static let automatic = AdaptableTabBarPlacement(name: "automatic")
  public static let tabBar = AdaptableTabBarPlacement(name: "tabBar")
  public static let sidebar = AdaptableTabBarPlacement(name: "sidebar")
}

public struct TabCustomizationBehavior: Hashable, Sendable {
  let name: String
  public static let automatic = TabCustomizationBehavior(name: "automatic")
  public static let disabled = TabCustomizationBehavior(name: "disabled")
  public static let reorderable = TabCustomizationBehavior(name: "reorderable")
}

@available(iOS 18.0, *)
extension TabContent {
  private func changed(_ change: (RecordedTab) -> Void) -> some TabContent<TabValue> {
    let tabs = recorded
    tabs.forEach(change)
    return RecordedTabs<TabValue>(tabs)
  }
  public func tabPlacement(_ placement: TabPlacement) -> some TabContent<TabValue> {
    changed { $0.placement = placement.name }
  }
  public func hidden(_ hidden: Bool = true) -> some TabContent<TabValue> {
    changed { $0.isHidden = hidden }
  }
  public func badge<S: StringProtocol>(_ label: S?) -> some TabContent<TabValue> {
    changed { $0.badge = label.map { String($0) } }
  }
  public func accessibilityIdentifier(
    _ identifier: String,
    isEnabled: Bool = true
  ) -> some TabContent<TabValue> { changed { $0.accessibilityIdentifier = identifier } }
  public func customizationID(_ id: String) -> some TabContent<TabValue> {
    changed { $0.customizationID = id }
  }
  public func defaultVisibility(
    _ visibility: Visibility,
    for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<TabValue> {
    changed { tab in
      let isBar = placements.contains(.tabBar)
      if isBar, visibility == .hidden { tab.isOutOfBar = true }
      if isBar, visibility == .visible { tab.isIntoBar = true }
      if placements.contains(.sidebar), visibility == .hidden { tab.isOutOfSidebar = true }
    }
  }
  public func customizationBehavior(
    _ behavior: TabCustomizationBehavior,
    for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<TabValue> {
    changed { tab in
      guard placements.contains(.tabBar) else { return }
      if behavior == .disabled { tab.isFixed = true }
      if behavior == .reorderable { tab.isMovable = true }
    }
  }
  public func sectionActions<C: View>(@ViewBuilder content: () -> C) -> some TabContent<TabValue> {
    let actions = content().shownText
    return changed { $0.actions = actions }
  }
}
