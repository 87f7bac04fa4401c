import SourceText

/// Names that ids have in Swift.
enum SwiftName {
  /// The longest name that is kept whole.
  private static let longest = 48

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
  /// - Parameter reserved: Names that the scope has otherwise.
  static func names(for ids: [String], reserved: Set<String> = []) -> [String] {
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
        isFree && name.count <= longest ? name : name.prefix(longest / 2) + digest(of: id)
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
    let words = text.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
    var name = ""
    for word in words {
      name += name.isEmpty ? loweredStart(of: word) : capitalized(String(word))
    }
    if name.isEmpty { return "unnamed" }
    return name.first?.isNumber == true ? "n" + name : name
  }

  private static func loweredStart(of word: Substring) -> String {
    let capitals = word.prefix { $0.isUppercase }
    let isWhole =
      capitals.count == word.count || word.dropFirst(capitals.count).first?.isLetter != true
    let count = capitals.count > 1 && !isWhole ? capitals.count - 1 : capitals.count
    return word.prefix(count).lowercased() + word.dropFirst(count)
  }

  private static func digest(of text: String) -> String {
    var digest = Digest()
    digest.add(text)
    return "X" + digest.text
  }
}
