/// A pattern for paths, as a shell has them: `*`, `?` and `[a-z]` inside a name, `**` for any
/// folders. A name that begins with a dot is matched by one that does.
public struct PathPattern: Sendable {
  private let names: [[Unicode.Scalar]]

  /// The folder below which everything lies that the pattern matches; empty for the working folder.
  public let folder: String

  /// Whether a text has a character that stands for others.
  public static func isPattern(_ text: String) -> Bool { text.utf8.contains(where: isSpecial) }

  /// Reads a pattern.
  public init(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    names = parts.map { Array($0.unicodeScalars) }
    let fixed = parts.prefix { !$0.utf8.contains(where: Self.isSpecial) }.joined(separator: "/")
    folder = fixed.isEmpty && text.hasPrefix("/") ? "/" : fixed
  }

  /// Whether the whole of a path is as the pattern says.
  public func matches(_ path: String) -> Bool {
    let path = path.split(separator: "/", omittingEmptySubsequences: false)
      .map { Array($0.unicodeScalars) }
    return Self.matches(
      names,
      path,
      isAny: { $0 == ["*", "*"] },
      canSkip: { $0.first != "." },
      matchesOne: Self.matchesName
    )
  }

  private static func isSpecial(_ byte: UInt8) -> Bool { "*?[".utf8.contains(byte) }

  private static func matchesName(_ pattern: [Unicode.Scalar], _ name: [Unicode.Scalar]) -> Bool {
    if name.first == ".", pattern.first != "." { return false }
    return matches(
      NameElement.elements(of: pattern),
      name,
      isAny: { $0 == .any },
      canSkip: { _ in true },
      matchesOne: { $0.matches($1) }
    )
  }

  /// Goes back to the last "any" only: what earlier ones took is never too much.
  private static func matches<Element, Item>(
    _ pattern: [Element],
    _ items: [Item],
    isAny: (Element) -> Bool,
    canSkip: (Item) -> Bool,
    matchesOne: (Element, Item) -> Bool
  ) -> Bool {
    var position = 0
    var item = 0
    var retry: (position: Int, item: Int)?
    while item < items.count {
      if position < pattern.count, isAny(pattern[position]) {
        position += 1
        retry = (position, item)
      } else if position < pattern.count, matchesOne(pattern[position], items[item]) {
        position += 1
        item += 1
      } else if let last = retry, canSkip(items[last.item]) {
        retry = (last.position, last.item + 1)
        (position, item) = (last.position, last.item + 1)
      } else {
        return false
      }
    }
    return pattern[position...].allSatisfy(isAny)
  }
}

/// What stands for characters of a name.
private enum NameElement: Equatable {
  case any
  case one
  case character(Unicode.Scalar)
  case range([ClosedRange<Unicode.Scalar>], isExcluded: Bool)

  func matches(_ character: Unicode.Scalar) -> Bool {
    switch self {
    case .any: false
    case .one: true
    case .character(let own): own == character
    case .range(let ranges, let isExcluded):
      ranges.contains { $0.contains(character) } != isExcluded
    }
  }

  static func elements(of pattern: [Unicode.Scalar]) -> [Self] {
    var elements: [Self] = []
    var position = 0
    while position < pattern.count {
      let character = pattern[position]
      position += 1
      switch character {
      case "*": elements.append(.any)
      case "?": elements.append(.one)
      case "[":
        guard let (element, end) = range(in: pattern, from: position) else { fallthrough }
        elements.append(element)
        position = end
      default: elements.append(.character(character))
      }
    }
    return elements
  }

  /// What stands from behind a `[` up to its `]`, and where it ends; `nil` where there is no `]`.
  private static func range(in pattern: [Unicode.Scalar], from start: Int) -> (Self, Int)? {
    var position = start
    let isExcluded =
      position < pattern.count && (pattern[position] == "!" || pattern[position] == "^")
    if isExcluded { position += 1 }
    // A bracket that comes first is one of the characters.
    guard position < pattern.count,
      let end = pattern[(position + 1)...].firstIndex(of: "]")
    else { return nil }
    var ranges: [ClosedRange<Unicode.Scalar>] = []
    while position < end {
      let lower = pattern[position]
      if position + 2 < end, pattern[position + 1] == "-" {
        let upper = pattern[position + 2]
        if lower <= upper { ranges.append(lower...upper) }
        position += 3
      } else {
        ranges.append(lower...lower)
        position += 1
      }
    }
    return (.range(ranges, isExcluded: isExcluded), end + 1)
  }
}
