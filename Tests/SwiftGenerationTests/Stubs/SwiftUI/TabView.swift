@available(iOS 18.0, *)
public struct TabViewCustomization: Sendable {
  public init() {}
}

@MainActor public protocol TabViewStyle {}

@available(iOS 18.0, *)
public struct SidebarAdaptableTabViewStyle: TabViewStyle {}

@available(iOS 18.0, *)
public struct TabBarOnlyTabViewStyle: TabViewStyle {}

@available(iOS 18.0, *)
extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  public static var sidebarAdaptable: SidebarAdaptableTabViewStyle { .init() }
}

@available(iOS 18.0, *)
extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
  public static var tabBarOnly: TabBarOnlyTabViewStyle { .init() }
}

@available(iOS 26.0, *)
public struct TabSearchActivation: Sendable {
  public static let automatic = TabSearchActivation()
  public static let searchTabSelection = TabSearchActivation()
}

public struct TabView<SelectionValue: Hashable, Content>: View {
  public typealias Body = Never
  public let shownText: String
}

extension TabView where Content: View {
  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    shownText = content().shownText
  }
}

@available(iOS 18.0, *)
extension TabView {
  public init<C: TabContent>(
    selection: Binding<SelectionValue>,
    @TabContentBuilder<SelectionValue> content: () -> C
  ) where C.TabValue == SelectionValue, Content == RecordedView {
    shownText = content().recorded.map(\.title).joined(separator: ", ")
  }
}
