/// Any JSON value, as `metadata` carries it.
///
/// A whole number that fits an `Int` is read as ``integer(_:)`` however it is written, so that `1`,
/// `1.0` and `1e0` are equal; every other number is a ``number(_:)``, with a `Double`'s precision.
/// A number beyond a `Double`'s range is a decoding error.
public enum JSONValue: Hashable, Sendable {
  /// `null`.
  case null

  /// `true` or `false`.
  case boolean(Bool)

  /// A whole number that fits an `Int`.
  case integer(Int)

  /// Any other number.
  case number(Double)

  /// A string.
  case string(String)

  /// An array.
  case array([JSONValue])

  /// An object. A dictionary does not keep the order in which its keys are written.
  case object([String: JSONValue])

  /// The value of an object's key; `nil` where there is none, and of a value that is no object.
  public subscript(key: String) -> JSONValue? {
    if case .object(let members) = self { members[key] } else { nil }
  }
}

extension JSONValue: Codable {
  /// Reads whatever value stands there.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(String.self) {
      self = .string(value)
    } else if let value = try? container.decode(Bool.self) {
      self = .boolean(value)
    } else if let value = try? container.decode(Int.self) {
      self = .integer(value)
    } else if let value = try? container.decode(Double.self) {
      self = Int(exactly: value).map(JSONValue.integer) ?? .number(value)
    } else if (try? decoder.unkeyedContainer()) != nil {
      self = .array(try container.decode([JSONValue].self))
    } else {
      self = .object(try container.decode([String: JSONValue].self))
    }
  }

  /// Writes the value.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .boolean(let value): try container.encode(value)
    case .integer(let value): try container.encode(value)
    case .number(let value): try container.encode(value)
    case .string(let value): try container.encode(value)
    case .array(let elements): try container.encode(elements)
    case .object(let members): try container.encode(members)
    }
  }
}
