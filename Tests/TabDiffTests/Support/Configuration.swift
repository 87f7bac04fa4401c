import Foundation
import SourceText
import TabDiff
import TabRules
import TabTree
import Testing

/// The configuration in a text, which must have one.
func configuration(_ text: String, named name: String = "app.tabs.yaml") throws -> TabConfiguration
{
  let lint = Lint(SourceText(name: name, contents: Array(text.utf8)))
  return try #require(lint.configuration, "\(lint.diagnostics.map(\.message)) in\n\(text)")
}

/// The configuration of an app with these tabs, one a line, and root keys before them.
func app(_ tabs: String..., root: String = "") throws -> TabConfiguration {
  try configuration(
    "version: 1\napp: App\n\(root)\ntabs:\n" + tabs.map { "  - \($0)\n" }.joined()
  )
}

/// The changes between two configurations, as `class kind id`.
func changes(_ old: TabConfiguration, _ new: TabConfiguration) -> [String] {
  Diff(from: old, to: new).changes.map { change in
    [change.changeClass.rawValue, change.kind.rawValue, change.id].compactMap { $0 }
      .joined(separator: " ")
  }
}

/// The repository's folder.
let repository = URL(fileURLWithPath: #filePath)
  .deletingLastPathComponent().deletingLastPathComponent()
  .deletingLastPathComponent().deletingLastPathComponent()

/// Fails the test unless the file at `path` holds `output`; with `TABC_RECORD=1` it is written.
func expect(
  _ output: String,
  inFile path: String,
  _ location: SourceLocation = #_sourceLocation
) throws {
  let file = repository.appendingPathComponent(path)
  if ProcessInfo.processInfo.environment["TABC_RECORD"] == "1" {
    try Data(output.utf8).write(to: file)
  } else {
    let expected = try String(decoding: Data(contentsOf: file), as: UTF8.self)
    #expect(
      Array(output.utf8) == Array(expected.utf8),
      "\(path):\n\(output)",
      sourceLocation: location
    )
  }
}
