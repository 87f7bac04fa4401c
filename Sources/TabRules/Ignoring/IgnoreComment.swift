import Diagnostics
import SourceText
import YAMLTree

/// A comment `# tabc:ignore rule-id, rule-id -- why` as it is written, right or wrong.
struct IgnoreComment {
  /// A piece of the comment.
  struct Word {
    let text: String
    let span: ByteSpan
  }

  static let keyword = "tabc:ignore"

  /// The whole comment.
  let span: ByteSpan

  /// What stands for the keyword; something near it may be meant.
  let keyword: Word

  /// The rules that it names, be there any of that name or not.
  let names: [Word]

  /// Whether it says why.
  let hasReason: Bool

  /// What sets the reason apart in place of `--`; `nil` where nothing does.
  let mistakenDash: Word?

  /// - Returns: `nil` for a comment of another kind.
  init?(_ comment: YAMLComment, in source: SourceText) {
    var words = Words(source, comment.span)
    guard let keyword = Self.keyword(&words, in: source) else { return nil }
    var names: [Word] = []
    var hasReason = false
    var mistakenDash: Word?
    while let word = words.next() {
      if Self.dashes.contains(word.text) {
        (mistakenDash, hasReason) = (word, words.next() != nil)
        break
      }
      if word.text.hasPrefix("--") {
        hasReason = word.text.count > 2 || words.next() != nil
        break
      }
      names.append(word)
      if names.count > Self.mostNames { break }
    }
    span = comment.span
    self.keyword = keyword
    self.names = names
    self.hasReason = hasReason
    self.mistakenDash = mistakenDash
  }

  /// How many rules a comment may name: more than there are.
  static let mostNames = 100

  /// What people write for `--`, or what an editor makes of it.
  private static let dashes: Set<String> = [
    "-", "\u{2013}", "\u{2014}", "\u{2015}", "---", ":", "#",
  ]

  /// Words that other tools have for it.
  private static let synonyms: Set<String> = [
    "ignore", "disable", "suppress", "allow", "nolint", "noqa", "off",
  ]

  /// The keyword, or what is written in its place, as `tabc: ignore` or `tabc-disable`.
  private static func keyword(_ words: inout Words, in source: SourceText) -> Word? {
    guard let first = words.next(), first.text.utf8.count <= 40 else { return nil }
    let isOwn = first.text.lowercased().hasPrefix("tabc")
    guard isOwn || first.text.contains(":") else { return nil }
    if first.text == keyword || NearestName.of(first.text, among: [keyword]) != nil { return first }
    guard isOwn else { return nil }
    let rest = first.text.lowercased().dropFirst(4)
    let verb = rest.drop { ":-_.".contains($0) }
    if !verb.isEmpty {
      let isSetApart = verb.count < rest.count
      return isSetApart && synonyms.contains { verb.hasPrefix($0) } ? first : nil
    }
    var following = words
    guard let second = following.next(), synonyms.contains(second.text.lowercased()) else {
      return nil
    }
    words = following
    let span = ByteSpan(first.span.lowerBound, second.span.upperBound)
    return Word(text: source[span], span: span)
  }

  /// What takes the rule at `index` out of the comment: the comment itself where it has no other.
  func edit(removing index: Int, in source: SourceText) -> Fix.Edit {
    guard names.count > 1 else { return Fix.Edit(source.room(ofComment: span), "") }
    let isLast = index == names.count - 1
    let lower = isLast ? names[index - 1].span.upperBound : names[index].span.lowerBound
    let upper = isLast ? names[index].span.upperBound : names[index + 1].span.lowerBound
    return Fix.Edit(ByteSpan(lower, upper), "")
  }
}

/// The words of a comment, set apart by blanks and commas.
private struct Words: IteratorProtocol {
  private let source: SourceText
  private var position: Int
  private let end: Int

  init(_ source: SourceText, _ comment: ByteSpan) {
    self.source = source
    position = comment.lowerBound
    end = comment.upperBound
    while position < end, source.bytes[position] == UInt8(ascii: "#") { position += 1 }
  }

  mutating func next() -> IgnoreComment.Word? {
    while position < end, isSeparator(source.bytes[position]) { position += 1 }
    guard position < end else { return nil }
    let start = position
    while position < end, !isSeparator(source.bytes[position]) { position += 1 }
    let span = ByteSpan(start, position)
    return IgnoreComment.Word(text: source[span], span: span)
  }

  private func isSeparator(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: ",")
  }
}

extension SourceText {
  /// Whether nothing but blanks stands before a comment on its line.
  func isAlone(_ comment: ByteSpan) -> Bool {
    let start = startOfBlanks(before: comment.lowerBound)
    return start == 0 || bytes[start - 1] == UInt8(ascii: "\n")
  }

  /// A comment with the blanks before it; with its line if it stands alone.
  fileprivate func room(ofComment comment: ByteSpan) -> ByteSpan {
    var end = comment.upperBound
    if isAlone(comment) {
      if end < bytes.count, bytes[end] == UInt8(ascii: "\r") { end += 1 }
      if end < bytes.count, bytes[end] == UInt8(ascii: "\n") { end += 1 }
    }
    return ByteSpan(startOfBlanks(before: comment.lowerBound), end)
  }

  private func startOfBlanks(before offset: Int) -> Int {
    var start = offset
    while start > 0, bytes[start - 1] == UInt8(ascii: " ") || bytes[start - 1] == UInt8(ascii: "\t")
    {
      start -= 1
    }
    return start
  }
}
