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
