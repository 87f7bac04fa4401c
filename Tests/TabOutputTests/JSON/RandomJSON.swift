import RandomTesting
import TabOutput

/// A JSON value made up for a test.
indirect enum RandomJSON {
  case null
  case boolean(Bool)
  case integer(Int)
  case string(String)
  case array([RandomJSON])
  case object([(key: String, value: RandomJSON)])

  /// A value whose containers are at most `depth` deep.
  init(depth: Int, from source: inout RandomNumbers) {
    switch Int.random(in: 0..<(depth > 0 ? 7 : 4), using: &source) {
    case 0: self = .null
    case 1: self = .boolean(Bool.random(using: &source))
    case 2:
      self = .integer(
        Int(truncatingIfNeeded: source.next()) >> Int.random(in: 0...63, using: &source)
      )
    case 3: self = .string(Self.text(from: &source))
    case 4, 5:
      let count = Int.random(in: 0...4, using: &source)
      self = .array((0..<count).map { _ in Self(depth: depth - 1, from: &source) })
    default:
      let count = Int.random(in: 0...4, using: &source)
      self = .object(
        (0..<count).map { number in
          ("\(number)" + Self.text(from: &source), Self(depth: depth - 1, from: &source))
        }
      )
    }
  }

  private static func text(from source: inout RandomNumbers) -> String {
    var text = String.UnicodeScalarView()
    for _ in 0..<Int.random(in: 0...12, using: &source) {
      let limit: UInt32 = [0x20, 0x80, 0x800, 0x3000, 0x11_0000].randomElement(using: &source) ?? 1
      if let scalar = Unicode.Scalar(UInt32.random(in: 0..<limit, using: &source)) {
        text.append(scalar)
      }
    }
    return String(text)
  }

  /// Writes the value.
  func write(to writer: inout JSONWriter) {
    switch self {
    case .null: writer.null()
    case .boolean(let value): writer.boolean(value)
    case .integer(let value): writer.integer(value)
    case .string(let value) where value.utf8.count.isMultiple(of: 2): writer.string(value)
    case .string(let value): writer.string(utf8: Array(value.utf8))
    case .array(let values):
      writer.beginArray()
      for value in values { value.write(to: &writer) }
      writer.endArray()
    case .object(let members):
      writer.beginObject()
      for member in members {
        writer.key(named: member.key)
        member.value.write(to: &writer)
      }
      writer.endObject()
    }
  }

  /// The value as a Python expression that does not rest on any JSON.
  var python: String {
    switch self {
    case .null: "None"
    case .boolean(let value): value ? "True" : "False"
    case .integer(let value): "\(value)"
    case .string(let value): Self.python(value)
    case .array(let values): "[" + values.map(\.python).joined(separator: ",") + "]"
    case .object(let members):
      "{" + members.map { Self.python($0.key) + ":" + $0.value.python }.joined(separator: ",") + "}"
    }
  }

  private static func python(_ text: String) -> String {
    let scalars = text.unicodeScalars.map { "\\U" + hexadecimal($0.value) }
    return "\"" + scalars.joined() + "\""
  }

  private static func hexadecimal(_ value: UInt32) -> String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 8 - digits.count) + digits
  }
}
