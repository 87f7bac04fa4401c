/// A fenced block of code.
///
/// What is done with it follows from its language: a configuration is checked, commands are run and
/// their output is compared, Swift is type-checked. A comment on the line above, which readers do not
/// see, says what the language cannot.
struct Block: CustomStringConvertible, Sendable {
  /// The path of its document.
  let document: String

  /// The heading that it stands under.
  let heading: String

  /// The word behind the fence.
  var language: String

  /// The comment on the line above it.
  let comment: String?

  var lines: [String] = []

  /// The text between the fences.
  var text: String { lines.map { $0 + "\n" }.joined() }

  var description: String {
    "\(document), \"\(heading)\": ```\(language) \(lines.first ?? "")"
  }

  /// What the comment says.
  enum Mark: Equatable {
    /// The block is this file.
    case file(String)

    /// The block is this configuration, and things are found in it that the text then shows.
    case faulty(String)

    /// The block stands at the end of this file.
    case append(String)

    /// The block is lines of this file; `…` stands for those left out.
    case part(String)

    /// The block changes this file, as the signs before its lines say.
    case change(String)
  }

  /// What the comment says, else what goes without saying; `nil` for a comment that says nothing.
  var mark: Mark? {
    guard let comment else {
      return language == "diff" ? .change("tabs.yaml") : .file("tabs.yaml")
    }
    let words = comment.split(separator: ":", maxSplits: 1)
    guard words.count == 2 else { return nil }
    let name = words[1].trimmingPrefix(" ")
    return switch words[0] {
    case "file": .file(String(name))
    case "faulty": .faulty(String(name))
    case "append": .append(String(name))
    case "part of": .part(String(name))
    case "change": .change(String(name))
    default: nil
    }
  }
}
