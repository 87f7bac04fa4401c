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
