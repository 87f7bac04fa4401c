import Testing

/// A configuration made to take long or much memory, and what is to be said of it.
struct HostileInput: Sendable, CustomTestStringConvertible {
  let name: String

  /// Rules of which there is a finding; empty where it does not matter.
  let rules: Set<String>

  /// Makes the text, at a size from 1, all that the limits allow, down to a small part of it.
  let text: @Sendable (_ size: Double) -> [UInt8]

  var testDescription: String { name }

  init(
    _ name: String,
    finds rules: Set<String> = [],
    _ text: @escaping @Sendable (_ size: Double) -> String
  ) {
    self.init(name, finds: rules, bytes: { Array(text($0).utf8) })
  }

  init(
    _ name: String,
    finds rules: Set<String> = [],
    bytes text: @escaping @Sendable (_ size: Double) -> [UInt8]
  ) {
    self.name = name
    self.rules = rules
    self.text = text
  }

  /// The most bytes of a file that is read without another word.
  static let bytes = 4 << 20
}

/// `text` as often as fits into a part of the largest file.
func filling(_ size: Double, _ text: String, reserve: Int = 0) -> String {
  let count = Int(Double(HostileInput.bytes - reserve) * size) / text.utf8.count
  return String(repeating: text, count: count)
}

/// What `text` makes of each number up to a part of `most`.
func lines(_ most: Int, _ size: Double, _ text: (Int) -> String) -> String {
  (0..<max(2, Int(Double(most) * size))).map(text).joined()
}

/// A configuration with as many tabs as a part of `most`, each with further keys.
func tabs(
  _ most: Int,
  _ size: Double,
  head: String = "",
  _ keys: (_ number: Int, _ count: Int) -> String
) -> String {
  let count = max(2, Int(Double(most) * size))
  return "version: 1\n\(head)tabs:\n"
    + (0..<count).map {
      "  - {id: n\($0), title: A, systemImage: house\(keys($0, count))}\n"
    }.joined()
}

/// So many flags.
func flags(_ count: Int) -> String {
  "flags: {" + (0..<count).map { "f\($0): true" }.joined(separator: ", ") + "}\n"
}

/// A configuration of which a second tab has the condition `text`.
func condition(_ text: String, flags: String = "flags: {f: true}\n") -> String {
  """
  version: 1
  \(flags)tabs:
    - {id: home, title: Home, systemImage: house}
    - {id: library, title: Library, systemImage: books.vertical}
    - {id: news, title: News, systemImage: newspaper, when: "\(text)"}

  """
}
