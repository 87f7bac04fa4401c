import Diagnostics
import SourceText

/// What stands in the wrong place in a block.
extension SyntaxExplanation {
  /// Something else than the next entry of the block's collection.
  func outOfBlock() -> Diagnostic {
    if let diagnostic = afterContent() { return diagnostic }
    let token = token(at: offset)
    if let diagnostic = secondProperty(token) { return diagnostic }
    guard isFirstOnLine(offset) else {
      return error("unexpected '\(text(token))'", at: token, related: blockRelated())
    }
    return wrongIndentation() ?? wrongEntry(token)
  }

  /// More after the end of the document's root.
  func afterDocument() -> Diagnostic {
    if documents == .ended {
      return unsupported(
        "a second document begins here, expected one document",
        at: ByteSpan(at: offset),
        help: "put it into a file of its own"
      )
    }
    if let diagnostic = afterContent() { return diagnostic }
    let token = token(at: offset)
    guard let root, isFirstOnLine(offset) else {
      return error("unexpected '\(text(token))'", at: token)
    }
    let span = ByteSpan(Int(root.start), Int(root.start) + 1)
    if root.facts.style == .block, column(offset) < column(Int(root.start)) {
      return error(
        "'\(text(token))' is indented by \(count(column(offset), "space")), but the "
          + "\(root.facts.kind.noun) it continues by \(column(Int(root.start)))",
        at: ByteSpan(at: offset),
        related: [Related("the \(root.facts.kind.noun) begins here", at: span)],
        help: "begin all entries of it at column \(column(Int(root.start)) + 1)"
      )
    }
    return error(
      "'\(text(token))' after the end of the document's only \(root.facts.kind.noun)",
      at: token,
      related: [Related("the \(root.facts.kind.noun) begins here", at: span)]
    )
  }

  /// More on the line after a complete value: a bracket too many, or text after a quote.
  func afterContent() -> Diagnostic? {
    let token = token(at: offset)
    if let byte = bytes.at(offset), byte == UInt8(ascii: "]") || byte == UInt8(ascii: "}") {
      return error(
        "'\(text(token))' without an opening bracket before it",
        at: token,
        help: "delete it, or quote the text that it is part of"
      )
    }
    guard let previous, isBlank(from: previous.end, to: offset) else { return nil }
    switch previous.style {
    case .singleQuoted, .doubleQuoted:
      return afterQuote(previous, token)
    case nil where bytes[previous.start] == UInt8(ascii: "*"):
      return error(
        "'\(text(token))' after the alias '\(text(ByteSpan(previous.start, previous.end)))'",
        at: ByteSpan(previous.start, previous.end),
        help: "text that begins with '*' must be quoted: \(quoted(restOfLine(previous.start)))"
      )
    case nil:
      return error(
        "'\(text(token))' after the end of the value",
        at: token,
        help: "put it on a line of its own, or quote the whole text"
      )
    default: return nil
    }
  }

  /// An anchor, a tag or an alias after an anchor or a tag that it cannot go with.
  private func secondProperty(_ token: ByteSpan) -> Diagnostic? {
    let gap = bytes[(previous?.end ?? 0)..<max(offset, previous?.end ?? 0)]
    guard gap.contains(UInt8(ascii: "&")) || gap.contains(UInt8(ascii: "!")) else { return nil }
    return switch bytes.at(offset) {
    case UInt8(ascii: "*"):
      error("an alias with an anchor or a tag before it", at: token, help: "leave that out")
    case UInt8(ascii: "&"):
      error("a second anchor before one node", at: token, help: "leave one of them out")
    default: nil
    }
  }

  private func wrongEntry(_ token: ByteSpan) -> Diagnostic {
    if isDash(at: offset) {
      return error(
        "an entry of a sequence, where the next key of a mapping is expected",
        at: ByteSpan(offset, offset + 1),
        related: blockRelated(),
        help:
          "a key holds a sequence or a value, not both; to begin a sequence, write its key first"
      )
    }
    if let last = open.last(where: { !$0.isFlow }), !last.isMapping {
      return error(
        "'\(text(token))' where the next '-' of a sequence is expected",
        at: token,
        related: blockRelated(),
        help: "indent it deeper than the '-', or begin it with '- '"
      )
    }
    return error(
      "'\(text(token))' where the next key of a mapping is expected",
      at: token,
      related: blockRelated()
    )
  }

  /// `key: - entry`
  func dash() -> Diagnostic {
    error(
      "an entry of a sequence cannot begin here",
      at: ByteSpan(offset, min(offset + 1, bytes.count)),
      help: "begin the sequence on the next line; for text that begins with '- ', quote it"
    )
  }

  /// `key: ? text`
  func questionMark() -> Diagnostic {
    error(
      "a key with '?' cannot begin here",
      at: ByteSpan(offset, min(offset + 1, bytes.count)),
      help: "begin it on a line of its own; for text that begins with '? ', quote it"
    )
  }

  /// Where the innermost block begins, as a related place.
  func blockRelated() -> [Related] {
    guard let block = open.last(where: { !$0.isFlow }).map({ records[$0.record] }) else {
      return []
    }
    return [
      Related(
        "the \(block.facts.kind.noun) begins here",
        at: ByteSpan(Int(block.start), Int(block.start) + 1)
      )
    ]
  }

  func isDash(at offset: Int) -> Bool {
    bytes.at(offset) == UInt8(ascii: "-") && bytes.at(offset + 1)?.isBlankOrBreak ?? true
  }
}
