import Foundation
import Testing

/// A block of code in README's section on continuous integration.
enum ReadmeBlock {
  /// The text of the block that has a line which begins so.
  static func containing(_ line: String) throws -> String {
    let file = Tabc.repository.appendingPathComponent("README.md")
    let text = try String(contentsOf: file, encoding: .utf8)
    let section = try #require(text.firstRange(of: "## In continuous integration\n"))
    let rest = text[section.upperBound...]
    let end = rest.firstRange(of: "\n## ")?.lowerBound ?? rest.endIndex
    let blocks = rest[..<end].components(separatedBy: "```yaml\n").dropFirst().map {
      $0.components(separatedBy: "```")[0]
    }
    return try #require(blocks.first { ("\n" + $0).contains("\n" + line) })
  }
}
