import Foundation
import TabManifest
import Testing

@Suite struct ManifestErrorTests {
  @Test(arguments: [2, 0, -1, 1_000_000])
  func anotherVersion(_ version: Int) {
    #expect(throws: ManifestError.unsupportedVersion(version)) {
      try Fixture.manifest("box/compact.json") { $0["manifestVersion"] = .integer(version) }
    }
  }

  @Test func versionIsReadFirst() {
    let data = Data(#"{"manifestVersion": 2, "app": ["of", "another", "shape"]}"#.utf8)
    #expect(throws: ManifestError.unsupportedVersion(2)) {
      try JSONDecoder().decode(LayoutManifest.self, from: data)
    }
  }

  @Test func pair() throws {
    let compact = try Fixture.manifest("box/compact.json")
    let regular = try Fixture.manifest("box/regular.json")
    let pair = try ManifestPair(compact: compact, regular: regular)
    #expect(pair.compact == compact)
    #expect(pair.regular == regular)
    #expect(pair[.compact] == compact)
    #expect(pair[.regular] == regular)
    #expect(pair[LayoutManifest.FormFactor(rawValue: "wall")] == nil)
  }

  @Test func pairOfTwoConfigurations() throws {
    let compact = try Fixture.manifest("box/compact.json")
    let regular = try Fixture.manifest("box/regular.json") { $0["digest"] = "0000000000000000" }
    #expect(
      throws: ManifestError.digestsDiffer(compact: compact.digest, regular: "0000000000000000")
    ) {
      try ManifestPair(compact: compact, regular: regular)
    }
  }

  @Test func pairInTheWrongOrder() throws {
    let compact = try Fixture.manifest("box/compact.json")
    let regular = try Fixture.manifest("box/regular.json")
    #expect(throws: ManifestError.wrongFormFactor(expected: .compact, found: .regular)) {
      try ManifestPair(compact: regular, regular: compact)
    }
    #expect(throws: ManifestError.wrongFormFactor(expected: .regular, found: .compact)) {
      try ManifestPair(compact: compact, regular: compact)
    }
  }

  @Test func descriptions() {
    #expect(
      ManifestError.unsupportedVersion(2).description
        == "the manifest has version 2, and this library reads version 1"
    )
    #expect(
      ManifestError.digestsDiffer(compact: "a", regular: "b").description
        == "the manifests come from different configurations: the compact one has digest a, "
        + "the regular one b"
    )
    #expect(
      ManifestError.wrongFormFactor(expected: .compact, found: .regular).description
        == "a compact manifest was expected, and this one is regular"
    )
  }
}
