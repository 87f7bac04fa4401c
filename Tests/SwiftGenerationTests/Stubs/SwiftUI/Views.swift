// The part of SwiftUI that generated code uses, with its documented signatures and availability, and
// as much behavior as shows what was built.

@_exported import Foundation

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
  @available(iOS 14.0, *)
  public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { self }
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
