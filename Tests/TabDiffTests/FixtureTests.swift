import Foundation
import SourceText
import TabDiff
import TabOutput
import TabTree
import Testing

/// Pairs of configurations with everything that is said of them.
@Suite struct FixtureTests {
  static let names: [String] = {
    let folder = repository.appendingPathComponent("Fixtures/diff").path
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { !$0.contains(".") }.sorted()
  }()

  @Test func thereAreFixtures() { #expect(Self.names.count > 5) }

  @Test(arguments: names, DiffFormat.allCases)
  func outputs(_ name: String, _ format: DiffFormat) throws {
    let report = try report(name, from: "old", to: "new")
    let buffer = ByteBuffer()
    format.renderer(RenderingOptions(workingFolder: "/", command: "diff")).render(
      [report],
      into: buffer
    )
    try expect(buffer.text, inFile: "Fixtures/diff/\(name)/diff.\(format.rawValue)")
  }

  @Test(arguments: names)
  func nothingDiffersFromItself(_ name: String) throws {
    for side in ["old", "new"] {
      #expect(try report(name, from: side, to: side).changes.isEmpty)
    }
  }

  @Test func everyKindOfChangeHasAFixture() throws {
    var found: Set<ChangeKind> = []
    for name in Self.names {
      found.formUnion(try report(name, from: "old", to: "new").changes.map(\.kind))
    }
    #expect(ChangeKind.allCases.filter { !found.contains($0) } == [])
  }

  /// Every configuration against every other one, whatever the two have in common.
  @Test func everyPairHasItsOutcome() throws {
    var sides: [(name: String, text: [UInt8], configuration: TabConfiguration)] = []
    for name in Self.names {
      for side in ["old", "new"] {
        let text = Array(try source(name, side).bytes)
        let configuration = try configuration(String(decoding: text, as: UTF8.self))
        sides.append(("\(name)/\(side)", text, configuration))
      }
    }
    var lines = ""
    for old in sides {
      for new in sides {
        let changes = Diff(from: old.configuration, to: new.configuration).changes
        let counts = ChangeClass.allCases.map { changeClass in
          "\(changes.count { $0.changeClass == changeClass }) \(changeClass.rawValue)"
        }
        let kinds = ChangeKind.allCases.compactMap { kind in
          let count = changes.count { $0.kind == kind }
          return count == 0 ? nil : count == 1 ? kind.rawValue : "\(count) \(kind.rawValue)"
        }
        lines += "\(old.name) → \(new.name): \(counts.joined(separator: ", "))"
        lines += (kinds.isEmpty ? "" : ": ") + kinds.joined(separator: ", ") + "\n"
        #expect(
          changes.isEmpty
            == (old.text == new.text || old.name.hasPrefix("same") && new.name.hasPrefix("same"))
        )
      }
    }
    try expect(lines, inFile: "Fixtures/diff/pairs.txt")
  }

  private func source(_ name: String, _ side: String) throws -> SourceText {
    let path = "Fixtures/diff/\(name)/\(side).tabs.yaml"
    let data = try Data(contentsOf: repository.appendingPathComponent(path))
    return SourceText(name: path, contents: Array(data))
  }

  private func report(_ name: String, from old: String, to new: String) throws -> DiffReport {
    let (before, after) = (try source(name, old), try source(name, new))
    return DiffReport(
      old: .init(name: before.name, source: before),
      new: .init(name: after.name, source: after),
      from: try configuration(String(decoding: before.bytes, as: UTF8.self)),
      to: try configuration(String(decoding: after.bytes, as: UTF8.self)),
      flags: nil
    )
  }
}
