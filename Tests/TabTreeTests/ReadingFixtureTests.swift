import Diagnostics
import SourceText
import TabTree
import Testing
import YAMLTree

/// Every configuration below `Fixtures/invalid` that breaks a rule of reading gives the findings
/// recorded beside it, at the places marked in it.
@Suite struct ReadingFixtureTests {
  static let folders = ReadingRules.all.map(\.id.name) + ["yaml-limit", "several-rules"]

  static let paths = folders.flatMap {
    Repository.files(below: "Fixtures/invalid/\($0)", suffix: ".yaml")
  }

  @Test(arguments: paths) func findings(path: String) throws {
    let text = MarkedText(try Repository.contents(path))
    let name = path.split(separator: "/").last.map(String.init) ?? path
    let reading = Reading(text.source(name))
    #expect(text.isNumbered, "marks count up in file order")
    #expect(reading.diagnostics.map(\.span.lowerBound) == text.offsets, "\(reading.text)")
    try Repository.expect(reading.text, in: path.dropLast(5) + ".text")
  }

  @Test(arguments: paths) func breaksTheRuleOfItsFolder(path: String) throws {
    let folder = path.split(separator: "/")[2]
    let reading = Reading(MarkedText(try Repository.contents(path)).source("tabs.yaml"))
    if folder == "several-rules" {
      #expect(Set(reading.rules).count > 1)
    } else {
      #expect(Set(reading.rules) == [String(folder)])
    }
  }

  @Test(arguments: paths) func isStillYAMLWithItsMarks(path: String) throws {
    let source = SourceText(name: "marked.yaml", contents: try Repository.contents(path))
    var diagnostics: [Diagnostic] = []
    _ = YAMLTree.parse(source, into: &diagnostics)
    #expect(!diagnostics.contains { $0.rule == "yaml-syntax" })
  }

  @Test(arguments: folders) func everyRuleHasFixtures(folder: String) {
    #expect(Self.paths.contains { $0.hasPrefix("Fixtures/invalid/\(folder)/") })
  }
}
