/// What a change speaks of as it was, or as it is: a JSON value, compared byte by byte.
public indirect enum DiffValue: Sendable {
  /// Nothing is there; JSON's `null`.
  case absent

  /// A number or another JSON literal, digit for digit.
  case literal(String)

  /// A text.
  case text(String)

  /// Values in order.
  case list([DiffValue])

  /// Values by name, in the order in which they are shown.
  case object([(name: String, value: DiffValue)])

  /// True or false.
  static func boolean(_ value: Bool) -> DiffValue { .literal(value ? "true" : "false") }

  /// A whole number.
  static func integer(_ number: Int) -> DiffValue { .literal(String(number)) }

  /// A text, or nothing.
  static func text(orAbsent text: String?) -> DiffValue { text.map(DiffValue.text) ?? .absent }

  /// Texts in order.
  static func texts(_ texts: some Sequence<String>) -> DiffValue { .list(texts.map { .text($0) }) }

  /// The value under its name, or nothing where there is none.
  func named(_ name: String) -> DiffValue {
    if case .absent = self { return .absent }
    return .object([(name, self)])
  }
}

extension DiffValue: Hashable {
  /// Whether the bytes of both values are the same.
  public static func == (left: DiffValue, right: DiffValue) -> Bool {
    switch (left, right) {
    case (.absent, .absent): true
    // Equality of strings takes some letters for others.
    case (.literal(let left), .literal(let right)): left.utf8.elementsEqual(right.utf8)
    case (.text(let left), .text(let right)): left.utf8.elementsEqual(right.utf8)
    case (.list(let left), .list(let right)): left == right
    case (.object(let left), .object(let right)):
      left.elementsEqual(right) { $0.name.utf8.elementsEqual($1.name.utf8) && $0.value == $1.value }
    default: false
    }
  }

  /// Hashes the value's bytes.
  public func hash(into hasher: inout Hasher) {
    if case .text(var text) = self {
      return text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    }
    var json = CanonicalJSON()
    json.write(self)
    hasher.combine(json.bytes)
  }
}

/// JSON without a space, its members sorted by the bytes of their names: one text for one value.
struct CanonicalJSON {
  private(set) var bytes: [UInt8] = []

  mutating func write(_ value: DiffValue) {
    switch value {
    case .absent: append("null")
    case .literal(let text): append(text)
    case .text(let text): string(text)
    case .list(let elements):
      append("[")
      for (index, element) in elements.enumerated() {
        if index > 0 { append(",") }
        write(element)
      }
      append("]")
    case .object(let members):
      let sorted = members.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
      append("{")
      for (index, member) in sorted.enumerated() {
        if index > 0 { append(",") }
        string(member.name)
        append(":")
        write(member.value)
      }
      append("}")
    }
  }

  private mutating func append(_ text: String) { bytes += text.utf8 }

  private mutating func string(_ text: String) {
    bytes.append(UInt8(ascii: "\""))
    defer { bytes.append(UInt8(ascii: "\"")) }
    guard text.utf8.contains(where: Self.isEscaped) else { return append(text) }
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), byte]
      case 0..<0x20:
        let digits = String(byte, radix: 16)
        append("\\u" + String(repeating: "0", count: 4 - digits.count) + digits)
      default: bytes.append(byte)
      }
    }
  }

  private static func isEscaped(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
  }
}
