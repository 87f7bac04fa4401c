import Foundation
import Testing

@testable import YAMLTree

/// Every file of `Fixtures/yaml` gives the findings listed beside it, at the marked places.
@Suite struct FixtureTests {
  static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Fixtures/yaml")

  static let names =
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
    .filter { $0.hasSuffix(".yaml") }.sorted()

  @Test(arguments: names) func findings(name: String) throws {
    let file = FixtureTests.folder.appendingPathComponent(name)
    let reading = Reading(MarkedText(Array(try Data(contentsOf: file))))
    let list = file.deletingPathExtension().appendingPathExtension("txt")
    if ProcessInfo.processInfo.environment["TABC_RECORD"] != nil {
      let text = reading.lines.map { $0 + "\n" }.joined()
      try text.write(to: list, atomically: true, encoding: .utf8)
    }
    let expected = try String(contentsOf: list, encoding: .utf8)
      .split(separator: "\n").map(String.init)
    #expect(reading.lines == expected)
  }

  @Test func thereAreFixtures() { #expect(FixtureTests.names.count > 40) }
}
