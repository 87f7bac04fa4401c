/// A switch of the app that conditions ask for: true or false, or one of some named values.
public struct Flag: Hashable, Sendable {
  /// The name that conditions use.
  public let name: String

  /// What it can be, in declared order; `["false", "true"]` for a boolean.
  public let values: [String]

  /// The index in `values` that holds where nothing else is said.
  public let defaultValue: Int

  /// Whether it is true or false and is therefore not compared.
  public let isBoolean: Bool

  /// A flag that is true or false.
  public init(_ name: String, default isOn: Bool) {
    self.name = name
    values = ["false", "true"]
    defaultValue = isOn ? 1 : 0
    isBoolean = true
  }

  /// A flag with named values, of which the one at index `defaultValue` is the default.
  public init(_ name: String, values: [String], defaultValue: Int) {
    self.name = name
    self.values = values
    self.defaultValue = defaultValue
    isBoolean = false
  }
}

/// One value for each flag, as indices into ``Flag/values``, in the flags' declared order.
public typealias Assignment = [Int]
