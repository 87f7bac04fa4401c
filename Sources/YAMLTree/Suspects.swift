import SourceText

/// A character that is an error in some places.
struct Suspect {
  let offset: Int
  let character: Unicode.Scalar

  var span: ByteSpan { ByteSpan(offset, offset + UTF8.width(character)) }
}

/// The suspects of a file, gone through in file order together with its content.
struct SuspectQueue {
  private let suspects: [Suspect]
  private var next = 0

  init(_ suspects: [Suspect]) { self.suspects = suspects }

  /// Whether one that has not been dealt with stands before `offset`.
  func areAhead(of offset: Int) -> Bool {
    next < suspects.count && suspects[next].offset < offset
  }

  /// Takes those that stand before `offset`.
  mutating func take(upTo offset: Int) -> ArraySlice<Suspect> {
    let start = next
    while areAhead(of: offset) { next += 1 }
    return suspects[start..<next]
  }

  /// What a suspect stands in.
  enum Part {
    case quoted
    case plain
    case key
    case block
    case comment

    init(_ style: YAMLStyle, isKey: Bool) {
      switch style {
      case .singleQuoted, .doubleQuoted: self = .quoted
      case .literal, .folded: self = .block
      default: self = isKey ? .key : .plain
      }
    }

    /// Whether a character of `kind` is an error here.
    func forbids(_ kind: CharacterClass) -> Bool {
      switch self {
      case .quoted: kind == .control
      case .comment: kind == .control || kind == .direction
      default: true
      }
    }
  }
}

extension TreeReader {
  /// Deals with the suspects up to the end of `span`, which holds content of one kind; true if one
  /// of them was reported.
  @discardableResult
  mutating func checkSuspects(in span: ByteSpan, part: SuspectQueue.Part) -> Bool {
    var isReported = false
    for suspect in suspects.take(upTo: span.upperBound) {
      let kind = CharacterClass(suspect.character)
      guard part.forbids(kind) else { continue }
      // Quoting a text mends all of them at once.
      if isReported, kind != .control { continue }
      isReported = true
      report(suspect, kind, in: span, part: part)
      if part == .key || suspect.offset == span.lowerBound { isDamaged = true }
    }
    return isReported
  }

  /// Reports the suspects that are errors wherever they stand, where content was not read.
  mutating func checkRemainingSuspects() {
    for suspect in suspects.take(upTo: bytes.count) {
      if findings.isFull { return }
      let kind = CharacterClass(suspect.character)
      if kind == .control { report(suspect, kind, in: suspect.span, part: .quoted) }
    }
  }

  private mutating func report(
    _ suspect: Suspect,
    _ kind: CharacterClass,
    in span: ByteSpan,
    part: SuspectQueue.Part
  ) {
    if findings.isFull { return }
    let name = suspect.character.inWords
    let message =
      switch kind {
      case .control: "\(name), which YAML does not allow"
      case .space where isIndentation(suspect.offset):
        "\(name) used for indentation, expected a space"
      case .space: "\(name) outside quotes, where it is taken for a letter"
      case .direction:
        "\(name), which changes the order in which \(part.noun) is shown"
      default: "\(name) in \(part.noun), where nobody sees it"
      }
    let help =
      switch kind {
      case .control:
        part == .quoted ? "write it as an escape in double quotes" : "delete the character"
      case .space: "put an ordinary space there; if it is meant, quote the text"
      default:
        part == .comment
          ? "delete the character"
          : "delete the character; if it is meant, quote the text"
      }
    findings.report(YAMLRules.invalidCharacter, message, at: suspect.span, help: help)
  }

  /// Whether nothing but white space stands before `offset` on its line.
  private func isIndentation(_ offset: Int) -> Bool {
    var start = offset
    while start > 0, bytes[start - 1].isBlank { start -= 1 }
    return start == 0 || bytes[start - 1].isBreak
  }
}

extension SuspectQueue.Part {
  /// The part in a message.
  fileprivate var noun: String {
    switch self {
    case .quoted, .plain, .block: "a text"
    case .key: "a key"
    case .comment: "a comment"
    }
  }
}
