/// A name out of a list that may grow: later compilers may write names that this library does not
/// know, and reading them is no error.
///
/// Compare with the constants, and give every `switch` a `default`.
public protocol OpenValue: RawRepresentable, Hashable, Codable, Sendable, CustomStringConvertible
where RawValue == String {
  /// The value that the manifest writes as `rawValue`, known or not.
  init(rawValue: String)
}

extension OpenValue {
  /// The name as the manifest writes it.
  public var description: String { rawValue }
}
