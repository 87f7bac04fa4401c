import Foundation
import Testing

/// A text of the documentation: the README, or an article of a catalog.
struct Document: CustomTestStringConvertible, Sendable {
  /// The path from the repository's root.
  let path: String

  /// What it holds that is not prose, in its order.
  let items: [Item]

  /// The headings, as a link's fragment names them.
  let anchors: [String]

  /// Where its links lead.
  let links: [String]

  var testDescription: String { path }

  /// A block of code, or a command of the tests' own in a comment that readers do not see.
  enum Item: Sendable {
    case block(Block)

    /// `<!-- run: … -->`: what brings the folder into the state that the text speaks of.
    case hiddenCommand(String)
  }

  /// Every document there is.
  static let all: [Document] = (["README.md"] + articles).compactMap { try? Document(path: $0) }

  /// Documents whose examples are run. The others are made by the tests out of what has been.
  static let written = all.filter { !Reference.paths.contains($0.path) }

  /// The catalogs, each in the folder of its module.
  static let catalogs = paths(below: "Sources").filter { $0.hasSuffix(".docc") }

  private static let articles = catalogs.flatMap(paths).filter { $0.hasSuffix(".md") }

  private static func paths(below folder: String) -> [String] {
    let url = Tabc.repository.appendingPathComponent(folder)
    let names = FileManager.default.enumerator(atPath: url.path)?.compactMap { $0 as? String } ?? []
    return names.sorted().map { "\(folder)/\($0)" }
  }

  private init(path: String) throws {
    let file = Tabc.repository.appendingPathComponent(path)
    self.init(path: path, text: try String(contentsOf: file, encoding: .utf8))
  }

  init(path: String, text: String) {
    var items: [Item] = []
    var anchors: [String] = []
    var links: [String] = []
    var heading = ""
    var comment: Substring?
    var block: Block?
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if var open = block {
        if line == "```" {
          items.append(.block(open))
          block = nil
        } else {
          open.lines.append(String(line))
          block = open
        }
      } else if line.hasPrefix("```") {
        block = Block(
          document: path,
          heading: heading,
          language: String(line.dropFirst(3)),
          comment: comment.map(String.init)
        )
        comment = nil
      } else if let match = line.wholeMatch(of: /<!-- (.+) -->/) {
        comment = match.1
        if match.1.hasPrefix("run: ") {
          items.append(.hiddenCommand(String(match.1.dropFirst("run: ".count))))
          comment = nil
        }
      } else if let match = line.wholeMatch(of: /#+ (.+)/) {
        heading = String(match.1)
        anchors.append(Self.anchor(heading))
      } else {
        links += line.matches(of: /\]\(([^)]+)\)/).map { String($0.1) }
      }
    }
    if var open = block {
      open.language = "never closed"
      items.append(.block(open))
    }
    self.path = path
    self.items = items
    self.anchors = anchors
    self.links = links
  }

  private static func anchor(_ heading: String) -> String {
    heading.lowercased().replacing("`", with: "").replacing(" ", with: "-")
  }
}
