import SourceText

/// Names that ids have in Swift.
enum SwiftName {
  /// The longest name that is kept whole.
  private static let longest = 48

  /// The longest of two names that stand in one expression.
  static let longestInPair = 30

  /// How many letters a digest takes.
  private static let digestLength = 17

  /// Words that a name must be put between backticks for.
  static let keywords: Set<String> = [
    "as", "associatedtype", "await", "break", "case", "catch", "class", "continue", "default",
    "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate",
    "for", "func", "guard", "if", "import", "in", "inout", "internal", "is", "let", "nil",
    "operator", "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return",
    "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try",
    "typealias", "var", "where", "while",
  ]

  /// Names that mean something else in every type, or in one with values by name.
  private static let taken: Set<String> = [
    "allCases", "hash", "hashValue", "init", "none", "rawValue", "self", "some",
  ]

  /// The names of `ids` in one scope: different for different ids, and the same however the ids are
  /// ordered and whichever others stand beside them, as long as no other has the same name.
  ///
  /// - Parameters:
  ///   - reserved: Names that the scope has otherwise.
  ///   - longest: The longest name that is kept whole.
  static func names(
    for ids: [String],
    reserved: Set<String> = [],
    longest: Int = SwiftName.longest
  ) -> [String] {
    let kept = min(longest / 2, longest - digestLength - 1)
    let plain = ids.map { id in
      let name = lowerCamelCase(id)
      return taken.contains(name) || reserved.contains(name) ? name + "Item" : name
    }
    var sharers: [String: Set<String>] = [:]
    for (id, name) in zip(ids, plain) { sharers[name, default: []].insert(id) }
    var given: [String: String] = [:]
    return zip(ids, plain).map { id, name in
      let isFree = sharers[name]?.count == 1 || id == name
      var unique =
        isFree && name.count <= longest ? name : name.prefix(kept) + digest(of: id)
      while let other = given[unique], other != id { unique += "x" }
      given[unique] = id
      return unique
    }
  }

  /// A name as it stands in the source.
  static func quoted(_ name: String) -> String { keywords.contains(name) ? "`\(name)`" : name }

  /// A name at the beginning of a type's name or inside another name.
  static func capitalized(_ name: String) -> String {
    name.prefix(1).uppercased() + name.dropFirst()
  }

  /// An ASCII text in lower camel case: `box-ai` is `boxAi`, `URLList` is `urlList`.
  private static func lowerCamelCase(_ text: String) -> String {
    var name: [UInt8] = []
    for word in text.utf8.split(whereSeparator: { !$0.isLetter && !$0.isDigit }) {
      let isFirst = name.isEmpty
      let small = isFirst ? initialCapitals(of: word) : 0
      for (position, byte) in word.enumerated() {
        let isLetter = byte.isLetter
        if isFirst {
          name.append(isLetter && position < small ? byte | 0x20 : byte)
        } else {
          name.append(isLetter && position == 0 ? byte & ~0x20 : byte)
        }
      }
    }
    if name.isEmpty { return "unnamed" }
    return (name[0].isDigit ? "n" : "") + String(decoding: name, as: UTF8.self)
  }

  /// How many capitals at the beginning of a name are written small: not that of a next word.
  private static func initialCapitals(of word: Substring.UTF8View) -> Int {
    let capitals = word.prefix { $0.isCapital }.count
    let isWhole = word.dropFirst(capitals).first?.isLetter != true
    return capitals > 1 && !isWhole ? capitals - 1 : capitals
  }

  private static func digest(of text: String) -> String {
    var digest = Digest()
    digest.add(text)
    return "X" + digest.text
  }
}

extension UInt8 {
  fileprivate var isDigit: Bool { (0x30...0x39).contains(self) }
  fileprivate var isCapital: Bool { (0x41...0x5A).contains(self) }
  fileprivate var isLetter: Bool { (0x41...0x5A).contains(self & ~0x20) }
}
