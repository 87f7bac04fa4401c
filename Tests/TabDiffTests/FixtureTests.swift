import Foundation
import SourceText
import TabDiff
import TabOutput
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
    format.renderer(RenderingOptions(workingFolder: "/")).render([report], into: buffer)
    try expect(buffer.text, inFile: "Fixtures/diff/\(name)/diff.\(format.rawValue)")
  }

  @Test(arguments: names)
  func nothingDiffersFromItself(_ name: String) throws {
    for side in ["old", "new"] {
      #expect(try report(name, from: side, to: side).changes.isEmpty)
    }
  }

  private func report(_ name: String, from old: String, to new: String) throws -> DiffReport {
    func side(_ side: String) throws -> SourceText {
      let path = "Fixtures/diff/\(name)/\(side).tabs.yaml"
      let data = try Data(contentsOf: repository.appendingPathComponent(path))
      return SourceText(name: path, contents: Array(data))
    }
    let (before, after) = (try side(old), try side(new))
    return DiffReport(
      old: .init(name: before.name, source: before),
      new: .init(name: after.name, source: after),
      from: try configuration(String(decoding: before.bytes, as: UTF8.self)),
      to: try configuration(String(decoding: after.bytes, as: UTF8.self)),
      flags: nil
    )
  }
}
