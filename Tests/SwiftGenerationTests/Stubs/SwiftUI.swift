// Signatures of others, which are documented with them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals

// The part of SwiftUI that generated code uses, with its documented signatures and availability, and
// as much behavior as shows what was built.

@_exported import Foundation

// MARK: - Views

@MainActor public protocol View {
  associatedtype Body: View
  @ViewBuilder var body: Body { get }
  /// The text that the view shows.
  var shownText: String { get }
}

extension View {
  public var shownText: String { body.shownText }
}

extension Never: View {
  public var body: Never { fatalError() }
  public var shownText: String { "" }
}

extension View where Body == Never {
  public var body: Never { fatalError() }
}

public struct EmptyView: View {
  public init() {}
  public typealias Body = Never
  public var shownText: String { "" }
}

extension Optional: View where Wrapped: View {
  public typealias Body = Never
  public var shownText: String { self?.shownText ?? "" }
}

/// A view of which the text alone is left.
public struct RecordedView: View {
  public typealias Body = Never
  public let shownText: String
}

@resultBuilder public enum ViewBuilder {
  @MainActor public static func buildExpression<C: View>(_ content: C) -> C { content }
  @MainActor public static func buildBlock() -> EmptyView { EmptyView() }
  @MainActor public static func buildBlock<C: View>(_ content: C) -> C { content }
  @MainActor public static func buildBlock<each C: View>(
    _ content: repeat each C
  ) -> RecordedView {
    var texts: [String] = []
    for view in repeat each content { texts.append(view.shownText) }
    return RecordedView(shownText: texts.filter { !$0.isEmpty }.joined(separator: ", "))
  }
  @MainActor public static func buildIf<C: View>(_ content: C?) -> C? { content }
  @MainActor public static func buildEither<C: View>(first: C) -> RecordedView {
    RecordedView(shownText: first.shownText)
  }
  @MainActor public static func buildEither<C: View>(second: C) -> RecordedView {
    RecordedView(shownText: second.shownText)
  }
  @MainActor public static func buildLimitedAvailability<C: View>(_ content: C) -> RecordedView {
    RecordedView(shownText: content.shownText)
  }
}

public struct Text: View {
  public typealias Body = Never
  public let shownText: String
  public init<S: StringProtocol>(_ content: S) { shownText = String(content) }
}

public struct Image: View, Sendable {
  public typealias Body = Never
  public let shownText: String
  public init(_ name: String) { shownText = name }
  public init(systemName: String) { shownText = systemName }
}

public struct Color: View, Sendable {
  public typealias Body = Never
  public static let clear = Color()
  public var shownText: String { "" }
}

@available(iOS 14.0, *)
public struct Label<Title: View, Icon: View>: View {
  public typealias Body = Never
  public let shownText: String
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    shownText = title().shownText
  }
}

@available(iOS 14.0, *)
extension Label where Title == Text, Icon == Image {
  public init<S: StringProtocol>(_ title: S, systemImage name: String) {
    shownText = String(title)
  }
  public init<S: StringProtocol>(_ title: S, image name: String) { shownText = String(title) }
}

public struct Button<Label: View>: View {
  public typealias Body = Never
  public let shownText: String
  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    shownText = label().shownText
  }
}

public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  let contents: [Content]
}

extension ForEach: View where Content: View {
  public typealias Body = Never
  public var shownText: String { contents.map(\.shownText).joined(separator: ", ") }
  public init(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    contents = data.map { content($0) }
  }
}

extension View {
  public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> RecordedView {
    RecordedView(shownText: label().shownText)
  }
  public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> RecordedView {
    RecordedView(shownText: "\(tag)=\(shownText)")
  }
  @available(iOS 15.0, *)
  public func badge<S: StringProtocol>(_ label: S?) -> some View { self }
  public func modifier<M: ViewModifier>(_ modifier: M) -> some View { self }
  public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View { self }
  @available(iOS 18.0, *)
  public func tabViewCustomization(_ customization: Binding<TabViewCustomization>?) -> some View {
    self
  }
  @available(iOS 26.0, *)
  public func tabViewSearchActivation(_ activation: TabSearchActivation) -> some View { self }
}

@MainActor public protocol ViewModifier {
  associatedtype Body: View
  @ViewBuilder func body(content: Content) -> Body
  typealias Content = RecordedView
}

// MARK: - State

@propertyWrapper public struct Binding<Value> {
  private let read: @MainActor () -> Value
  private let write: @MainActor (Value) -> Void
  @preconcurrency public init(
    get: @escaping @MainActor @Sendable () -> Value,
    set: @escaping @MainActor @Sendable (Value) -> Void
  ) {
    read = get
    write = set
  }
  @MainActor public var wrappedValue: Value {
    get { read() }
    nonmutating set { write(newValue) }
  }
  public var projectedValue: Binding<Value> { self }
}

@propertyWrapper public struct State<Value> {
  private let initial: Value
  public init(wrappedValue value: Value) { initial = value }
  @MainActor public var wrappedValue: Value {
    get { initial }
    nonmutating set {}
  }
  @MainActor public var projectedValue: Binding<Value> { fatalError() }
}

@propertyWrapper public struct AppStorage<Value> {
  @available(iOS 18.0, *)
  public init(_ key: String) where Value == TabViewCustomization {}
  @MainActor public var wrappedValue: Value {
    get { fatalError() }
    nonmutating set {}
  }
  @MainActor public var projectedValue: Binding<Value> { fatalError() }
}

@propertyWrapper public struct Environment<Value> {
  private let path: KeyPath<EnvironmentValues, Value>
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { path = keyPath }
  @MainActor public var wrappedValue: Value { EnvironmentValues.current[keyPath: path] }
}

public struct EnvironmentValues {
  @MainActor public static var current = EnvironmentValues()
  public var horizontalSizeClass: UserInterfaceSizeClass?
}

public enum UserInterfaceSizeClass: Sendable {
  case compact
  case regular
}

public enum Visibility: Hashable, Sendable {
  case automatic
  case visible
  case hidden
}

// MARK: - Tabs

/// A tab or section, as it was built.
@available(iOS 18.0, *)
public final class RecordedTab {
  public var value: AnyHashable?
  public var title = ""
  public var isSection = false
  public var role: TabRole?
  public var placement = "automatic"
  public var isHidden = false
  public var isOutOfBar = false
  public var isIntoBar = false
  public var isOutOfSidebar = false
  public var isFixed = false
  public var isMovable = false
  public var badge: String?
  public var accessibilityIdentifier: String?
  public var customizationID: String?
  public var actions = ""
  public var children: [RecordedTab] = []
}

@available(iOS 18.0, *)
@MainActor public protocol TabContent<TabValue> {
  associatedtype TabValue: Hashable
  var recorded: [RecordedTab] { get }
}

@available(iOS 18.0, *)
public struct RecordedTabs<TabValue: Hashable>: TabContent {
  public let recorded: [RecordedTab]
  init(_ recorded: [RecordedTab]) { self.recorded = recorded }
}

@available(iOS 18.0, *)
extension Optional: TabContent where Wrapped: TabContent {
  public typealias TabValue = Wrapped.TabValue
  public var recorded: [RecordedTab] { self?.recorded ?? [] }
}

@available(iOS 18.0, *)
@resultBuilder @MainActor public enum TabContentBuilder<TabValue: Hashable> {
  public static func buildExpression<C: TabContent>(_ content: C) -> C
  where C.TabValue == TabValue { content }
  public static func buildBlock() -> some TabContent<TabValue> { RecordedTabs<TabValue>([]) }
  public static func buildBlock<C: TabContent>(_ content: C) -> C
  where C.TabValue == TabValue { content }

  public static func buildBlock<C0: TabContent, C1: TabContent>(_ c0: C0, _ c1: C1)
    -> some TabContent<TabValue> where C0.TabValue == TabValue, C1.TabValue == TabValue
  { RecordedTabs<TabValue>(c0.recorded + c1.recorded) }

  public static func buildBlock<C0: TabContent, C1: TabContent, C2: TabContent>(
    _ c0: C0,
    _ c1: C1,
    _ c2: C2
  )
    -> some TabContent<TabValue>
  where C0.TabValue == TabValue, C1.TabValue == TabValue, C2.TabValue == TabValue {
    RecordedTabs<TabValue>(c0.recorded + c1.recorded + c2.recorded)
  }

  public static func buildBlock<C0: TabContent, C1: TabContent, C2: TabContent, C3: TabContent>(
    _ c0: C0,
    _ c1: C1,
    _ c2: C2,
    _ c3: C3
  )
    -> some TabContent<TabValue>
  where
    C0.TabValue == TabValue, C1.TabValue == TabValue, C2.TabValue == TabValue,
    C3.TabValue == TabValue
  { RecordedTabs<TabValue>(c0.recorded + c1.recorded + c2.recorded + c3.recorded) }

  public static func buildBlock<
    C0: TabContent,
    C1: TabContent,
    C2: TabContent,
    C3: TabContent,
    C4: TabContent
  >(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4)
    -> some TabContent<TabValue>
  where
    C0.TabValue == TabValue, C1.TabValue == TabValue, C2.TabValue == TabValue,
    C3.TabValue == TabValue, C4.TabValue == TabValue
  { RecordedTabs<TabValue>(c0.recorded + c1.recorded + c2.recorded + c3.recorded + c4.recorded) }

  public static func buildBlock<
    C0: TabContent,
    C1: TabContent,
    C2: TabContent,
    C3: TabContent,
    C4: TabContent,
    C5: TabContent
  >(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5)
    -> some TabContent<TabValue>
  where
    C0.TabValue == TabValue, C1.TabValue == TabValue, C2.TabValue == TabValue,
    C3.TabValue == TabValue, C4.TabValue == TabValue, C5.TabValue == TabValue
  {
    RecordedTabs<TabValue>(
      c0.recorded + c1.recorded + c2.recorded + c3.recorded + c4.recorded + c5.recorded
    )
  }

  public static func buildBlock<
    C0: TabContent,
    C1: TabContent,
    C2: TabContent,
    C3: TabContent,
    C4: TabContent,
    C5: TabContent,
    C6: TabContent
  >(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6)
    -> some TabContent<TabValue>
  where
    C0.TabValue == TabValue, C1.TabValue == TabValue, C2.TabValue == TabValue,
    C3.TabValue == TabValue, C4.TabValue == TabValue, C5.TabValue == TabValue,
    C6.TabValue == TabValue
  {
    RecordedTabs<TabValue>(
      c0.recorded + c1.recorded + c2.recorded + c3.recorded + c4.recorded + c5.recorded
        + c6.recorded
    )
  }

  public static func buildBlock<
    C0: TabContent,
    C1: TabContent,
    C2: TabContent,
    C3: TabContent,
    C4: TabContent,
    C5: TabContent,
    C6: TabContent,
    C7: TabContent
  >(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7)
    -> some TabContent<TabValue>
  where
    C0.TabValue == TabValue, C1.TabValue == TabValue, C2.TabValue == TabValue,
    C3.TabValue == TabValue, C4.TabValue == TabValue, C5.TabValue == TabValue,
    C6.TabValue == TabValue, C7.TabValue == TabValue
  {
    RecordedTabs<TabValue>(
      c0.recorded + c1.recorded + c2.recorded + c3.recorded + c4.recorded + c5.recorded
        + c6.recorded + c7.recorded
    )
  }

  public static func buildBlock<
    C0: TabContent,
    C1: TabContent,
    C2: TabContent,
    C3: TabContent,
    C4: TabContent,
    C5: TabContent,
    C6: TabContent,
    C7: TabContent,
    C8: TabContent
  >(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8)
    -> some TabContent<TabValue>
  where
    C0.TabValue == TabValue, C1.TabValue == TabValue, C2.TabValue == TabValue,
    C3.TabValue == TabValue, C4.TabValue == TabValue, C5.TabValue == TabValue,
    C6.TabValue == TabValue, C7.TabValue == TabValue, C8.TabValue == TabValue
  {
    RecordedTabs<TabValue>(
      c0.recorded + c1.recorded + c2.recorded + c3.recorded + c4.recorded + c5.recorded
        + c6.recorded + c7.recorded + c8.recorded
    )
  }

  public static func buildBlock<
    C0: TabContent,
    C1: TabContent,
    C2: TabContent,
    C3: TabContent,
    C4: TabContent,
    C5: TabContent,
    C6: TabContent,
    C7: TabContent,
    C8: TabContent,
    C9: TabContent
  >(
    _ c0: C0,
    _ c1: C1,
    _ c2: C2,
    _ c3: C3,
    _ c4: C4,
    _ c5: C5,
    _ c6: C6,
    _ c7: C7,
    _ c8: C8,
    _ c9: C9
  )
    -> some TabContent<TabValue>
  where
    C0.TabValue == TabValue, C1.TabValue == TabValue, C2.TabValue == TabValue,
    C3.TabValue == TabValue, C4.TabValue == TabValue, C5.TabValue == TabValue,
    C6.TabValue == TabValue, C7.TabValue == TabValue, C8.TabValue == TabValue,
    C9.TabValue == TabValue
  {
    RecordedTabs<TabValue>(
      c0.recorded + c1.recorded + c2.recorded + c3.recorded + c4.recorded + c5.recorded
        + c6.recorded + c7.recorded + c8.recorded + c9.recorded
    )
  }

  public static func buildIf<C: TabContent>(_ content: C?) -> C?
  where C.TabValue == TabValue { content }
  public static func buildEither<C: TabContent>(first: C) -> some TabContent<TabValue>
  where C.TabValue == TabValue { RecordedTabs<TabValue>(first.recorded) }
  public static func buildEither<C: TabContent>(second: C) -> some TabContent<TabValue>
  where C.TabValue == TabValue { RecordedTabs<TabValue>(second.recorded) }
}

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
