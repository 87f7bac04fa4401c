import FlagLogic
import TabTree
import Testing

/// Programs of generated code build sections of an `AdaptiveAppShell` on every release for
/// every assignment of the flags; they show what the manifests say.
@Suite struct ShellRecordingTests {
  private static let everything = "shell-everything"

  /// The assignments of a sample by names that no other sample has.
  private static func assignments(_ sample: Sample) throws -> [String: Assignment] {
    let configuration = try sample.configuration()
    var assignments: [String: Assignment] = [:]
    for assignment in configuration.legalAssignments {
      assignments["\(sample.name) \(assignment)"] = assignment
    }
    return assignments
  }

  /// What the manifests of a sample say, by the names of assignments and releases.
  private static func expected(_ sample: Sample) throws -> [String: [String]] {
    let configuration = try sample.configuration()
    var expected: [String: [String]] = [:]
    for (name, assignment) in try assignments(sample) {
      let isDefault = assignment == configuration.defaultAssignment
      let kept = isDefault ? try ShellExpectation(keptWith: sample) : nil
      let manifests = try kept ?? ShellExpectation(configuration, assignment)
      for release in manifests.releases {
        expected["\(name) \(release)"] = manifests.lines(forRelease: release)
      }
    }
    return expected
  }

  private static func releases(_ sample: Sample) throws -> [Int] {
    let configuration = try sample.configuration()
    return try ShellExpectation(configuration, configuration.defaultAssignment).releases
  }

  @Test func sectionsShowWhatManifestsSay() throws {
    var program = try ShellProgram()
    var expected: [String: [String]] = [:]
    let random = RandomSample.samples(.adaptiveAppShell, count: 10)
    for sample in Sample.all + random {
      guard try sample.configuration().framework == .adaptiveAppShell else { continue }
      try program.add(
        sample,
        as: sample.prefix,
        assignments: Self.assignments(sample),
        releases: Self.releases(sample)
      )
      expected.merge(try Self.expected(sample)) { $1 }
    }
    let shown = try program.run()
    #expect(shown.keys.sorted() == expected.keys.sorted())
    #expect(expected.count >= 20)
    for (name, lines) in expected { #expect(shown[name] == lines, "\(name)") }
  }

  /// Trees that differ from the sample in one thing each.
  private static let mutations: [(String, String)] = [
    ("title: Map", "title: Chart"),
    ("systemImage: map", "systemImage: globe"),
    ("selectedSystemImage: house.fill, ", ""),
    ("inspector: true", "inspector: false"),
    ("title: Places", "title: Spots"),
    ("id: archive, ", "id: attic, "),
    ("when: notes or os >= 26", "when: notes or os >= 27"),
    ("when: plan == team or notes", "when: notes"),
    ("systemImage: map}", "systemImage: map, compact: hidden}"),
    ("source: saved places,", "source: saved places, max: 1,"),
    ("      - {id: map, title: Map, systemImage: map}\n", ""),
  ]

  @Test func anotherTreeShowsSomethingElse() throws {
    let sample = try #require(Sample.inventions.first { $0.name == Self.everything })
    let expected = try Self.expected(sample)
    let releases = try Self.releases(sample)
    var program = try ShellProgram()
    for (number, mutation) in Self.mutations.enumerated() {
      #expect(sample.text.contains(mutation.0))
      let mutant = Sample(
        name: sample.name,
        text: sample.text.replacing(mutation.0, with: mutation.1)
      )
      var assignments: [String: Assignment] = [:]
      for (name, assignment) in try Self.assignments(sample) {
        assignments["\(number) \(name)"] = assignment
      }
      try program.add(
        mutant,
        as: "Mutant\(number)",
        assignments: assignments,
        releases: releases
      )
    }
    let shown = try program.run()
    for (number, mutation) in Self.mutations.enumerated() {
      let seen = expected.keys.map { shown["\(number) \($0)"] }
      #expect(seen.allSatisfy { $0 != nil })
      #expect(seen != expected.keys.map { expected[$0] }, "\(mutation)")
    }
  }
}
