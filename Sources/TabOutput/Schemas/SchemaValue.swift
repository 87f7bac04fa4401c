/// A JSON value with its members in order, for putting a schema together.
indirect enum SchemaValue {
  case object([(String, SchemaValue)])
  case array([SchemaValue])
  case string(String)
  case integer(Int)
  case boolean(Bool)

  /// An array of strings.
  static func strings(_ texts: some Sequence<String>) -> SchemaValue {
    .array(texts.map(SchemaValue.string))
  }

  /// The object with more members at its end.
  func adding(_ members: [(String, SchemaValue)]) -> SchemaValue {
    guard case .object(let own) = self else { return self }
    return .object(own + members)
  }

  func write(into writer: inout JSONWriter) {
    switch self {
    case .object(let members):
      writer.beginObject()
      for (key, value) in members {
        writer.key(named: key)
        value.write(into: &writer)
      }
      writer.endObject()
    case .array(let elements):
      writer.beginArray()
      for element in elements { element.write(into: &writer) }
      writer.endArray()
    case .string(let text): writer.string(text)
    case .integer(let number): writer.integer(number)
    case .boolean(let value): writer.boolean(value)
    }
  }
}

extension SchemaValue: ExpressibleByDictionaryLiteral {
  init(dictionaryLiteral elements: (String, SchemaValue)...) {
    self = .object(elements)
  }
}

extension SchemaValue: ExpressibleByArrayLiteral {
  init(arrayLiteral elements: SchemaValue...) { self = .array(elements) }
}

extension SchemaValue: ExpressibleByStringLiteral {
  init(stringLiteral text: String) { self = .string(text) }
}

extension SchemaValue: ExpressibleByIntegerLiteral {
  init(integerLiteral number: Int) { self = .integer(number) }
}

extension SchemaValue: ExpressibleByBooleanLiteral {
  init(booleanLiteral value: Bool) { self = .boolean(value) }
}
