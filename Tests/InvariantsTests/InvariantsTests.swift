import Foundation
import Invariants
import Testing

/// Inputs that once broke an invariant, and every configuration among the fixtures.
@Suite struct InvariantsTests {
  private static let fixtures = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Fixtures")

  private static func files(below folder: String, where isWanted: (URL) -> Bool) -> [URL] {
    let place = fixtures.appendingPathComponent(folder)
    let all = FileManager.default.enumerator(at: place, includingPropertiesForKeys: nil)
    return (all?.compactMap { $0 as? URL } ?? []).filter(isWanted)
      .sorted { $0.path < $1.path }
  }

  @Test(arguments: Invariants.allCases)
  func inputsThatBrokeOne(_ invariants: Invariants) throws {
    let files = Self.files(below: "fuzzing/\(invariants.rawValue)") { !$0.hasDirectoryPath }
    for file in files {
      #expect(throws: Never.self, "\(file.lastPathComponent)") {
        try invariants.check(Array(Data(contentsOf: file)))
      }
    }
  }

  @Test(arguments: [Invariants.tree, .lint])
  func fixtures(_ invariants: Invariants) throws {
    let files = Self.files(below: "") { $0.pathExtension == "yaml" }
    #expect(files.count > 100)
    for file in files {
      #expect(throws: Never.self, "\(file.path)") {
        try invariants.check(Array(Data(contentsOf: file)))
      }
    }
  }

  @Test func manifests() throws {
    let files = Self.files(below: "") {
      ["compact.json", "regular.json"].contains($0.lastPathComponent)
    }
    #expect(files.count > 20)
    for file in files {
      #expect(throws: Never.self, "\(file.path)") {
        try Invariants.manifest.check(Array(Data(contentsOf: file)))
      }
    }
  }

  @Test func differences() throws {
    for (index, file) in Self.files(below: "apps", where: { $0.pathExtension == "yaml" })
      .enumerated()
    {
      let text = try Array(Data(contentsOf: file))
      for seed in 0..<8 {
        let edits = (0..<6).map {
          UInt8(truncatingIfNeeded: (index + 31 * seed + 7) * ($0 + 3) * 37)
        }
        #expect(throws: Never.self, "\(file.path) \(edits)") {
          try Invariants.diff.check(text + [0] + edits)
        }
      }
    }
  }

  @Test func conditions() {
    let lines = [
      "a", "not a and b", "plan in [team, pro] or os >= 18", "!a implies b", "level != two", "a b",
      "((a or b) implies (c and plan == free))", "!os < 26 or not c", "x", "plan == gold",
    ]
    for start in lines.indices {
      let text = (lines[start...] + lines[..<start]).joined(separator: "\n")
      #expect(throws: Never.self, "\(text)") { try Invariants.conditions.check(Array(text.utf8)) }
    }
  }
}
