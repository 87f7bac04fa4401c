/// A JSON value that keeps its numbers as they are written.
enum JSONValue: Equatable {
  case null
  case boolean(Bool)
  case number(String)
  case string(String)
  case array([JSONValue])
  case object([(key: String, value: JSONValue)])

  /// Reads one value; nil where the text is something else.
  init?(_ text: [UInt8]) {
    var reader = JSONReader(text: text)
    guard let value = reader.value() else { return nil }
    reader.skipSpace()
    guard reader.isAtEnd else { return nil }
    self = value
  }

  static func == (left: JSONValue, right: JSONValue) -> Bool {
    switch (left, right) {
    case (.null, .null): true
    case (.boolean(let left), .boolean(let right)): left == right
    case (.number(let left), .number(let right)): left == right
    case (.string(let left), .string(let right)): left == right
    case (.array(let left), .array(let right)): left == right
    case (.object(let left), .object(let right)):
      left.count == right.count && zip(left, right).allSatisfy { $0 == $1 }
    default: false
    }
  }
}

private struct JSONReader {
  let text: [UInt8]
  var index = 0

  var isAtEnd: Bool { index >= text.count }

  mutating func skipSpace() {
    while index < text.count, [0x20, 0x09, 0x0A, 0x0D].contains(text[index]) { index += 1 }
  }

  mutating func value() -> JSONValue? {
    skipSpace()
    guard index < text.count else { return nil }
    switch text[index] {
    case UInt8(ascii: "\""): return string().map(JSONValue.string)
    case UInt8(ascii: "["): return array()
    case UInt8(ascii: "{"): return object()
    default: return word()
    }
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    skipSpace()
    guard index < text.count, text[index] == byte else { return false }
    index += 1
    return true
  }

  private mutating func array() -> JSONValue? {
    index += 1
    var elements: [JSONValue] = []
    while !take(UInt8(ascii: "]")) {
      if !elements.isEmpty, !take(UInt8(ascii: ",")) { return nil }
      guard let element = value() else { return nil }
      elements.append(element)
    }
    return .array(elements)
  }

  private mutating func object() -> JSONValue? {
    index += 1
    var entries: [(key: String, value: JSONValue)] = []
    while !take(UInt8(ascii: "}")) {
      if !entries.isEmpty, !take(UInt8(ascii: ",")) { return nil }
      skipSpace()
      guard index < text.count, text[index] == UInt8(ascii: "\""), let key = string(),
        take(UInt8(ascii: ":")), let value = value()
      else { return nil }
      entries.append((key, value))
    }
    return .object(entries)
  }

  private mutating func word() -> JSONValue? {
    let start = index
    while index < text.count, ![0x20, 0x09, 0x0A, 0x0D, 0x2C, 0x5D, 0x7D].contains(text[index]) {
      index += 1
    }
    switch String(decoding: text[start..<index], as: UTF8.self) {
    case "null": return .null
    case "true": return .boolean(true)
    case "false": return .boolean(false)
    case let number: return Double(number) == nil ? nil : .number(number)
    }
  }

  private mutating func string() -> String? {
    index += 1
    var units: [UInt16] = []
    var bytes: [UInt8] = []
    func flush() { units += Array(String(decoding: bytes, as: UTF8.self).utf16) }
    while index < text.count, text[index] != UInt8(ascii: "\"") {
      guard text[index] == UInt8(ascii: "\\") else {
        bytes.append(text[index])
        index += 1
        continue
      }
      flush()
      bytes = []
      guard index + 1 < text.count else { return nil }
      let letter = text[index + 1]
      index += 2
      if letter == UInt8(ascii: "u") {
        guard index + 4 <= text.count,
          let unit = UInt16(String(decoding: text[index..<index + 4], as: UTF8.self), radix: 16)
        else { return nil }
        units.append(unit)
        index += 4
      } else {
        let plain: [UInt8: UInt16] = [0x62: 8, 0x66: 12, 0x6E: 10, 0x72: 13, 0x74: 9]
        units.append(plain[letter] ?? UInt16(letter))
      }
    }
    flush()
    index += 1
    return String(decoding: units, as: UTF16.self)
  }
}
