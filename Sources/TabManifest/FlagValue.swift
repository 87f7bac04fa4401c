extension LayoutManifest {
  /// The value of one flag: a boolean, or one of the names that the flag declares.
  public enum FlagValue: Hashable, Sendable {
    /// The value of a boolean flag.
    case boolean(Bool)

    /// The value of a flag with named values.
    case name(String)
  }
}

extension LayoutManifest.FlagValue: Codable {
  /// Reads a boolean or a string.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let value = try? container.decode(Bool.self) {
      self = .boolean(value)
    } else {
      self = .name(try container.decode(String.self))
    }
  }

  /// Writes a boolean or a string.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .boolean(let value): try container.encode(value)
    case .name(let value): try container.encode(value)
    }
  }
}

extension LayoutManifest.FlagValue: ExpressibleByBooleanLiteral, ExpressibleByStringLiteral {
  /// The value of a boolean flag.
  public init(booleanLiteral value: Bool) { self = .boolean(value) }

  /// The value of a flag with named values.
  public init(stringLiteral value: String) { self = .name(value) }
}
