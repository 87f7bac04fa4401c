import Growth
import TabDiff
import TabTree
import Testing

/// Layouts are compared for every profile, as far as they are not too many.
@Suite struct ProfileTests {
  private static func app(flags: Int, profiles: Int, _ values: (Int) -> String) throws
    -> TabConfiguration
  {
    let flags = (0..<flags).map { "f\($0): false" }.joined(separator: ", ")
    let profiles = (0..<profiles).map { "  p\($0): {\(values($0))}\n" }.joined()
    return try configuration(
      "version: 1\nflags: {\(flags)}\nprofiles:\n\(profiles)tabs:\n"
        + "  - {id: a, title: A, systemImage: house}\n  - {id: b, title: B, systemImage: house}\n"
    )
  }

  @Test func profilesThatAreLeftOutAreCounted() throws {
    let app = try Self.app(flags: 1_000, profiles: 6_000) {
      "f\($0 % 500): true, f\(500 + $0 / 500): true"
    }
    let omitted = Diff(from: app, to: app).omittedProfiles
    #expect(omitted > 0)
    #expect(omitted < 6_000)
  }

  @Test func profilesOfEqualValuesAreOneCase() throws {
    let app = try Self.app(flags: 1_000, profiles: 10_000) {
      ["", "f1: false", "f2: false, f1: false"][$0 % 3]
    }
    #expect(Diff(from: app, to: app).omittedProfiles == 0)
  }

  @Test func manyProfilesOfManyFlagsTakeTimeInProportionToTheFile() throws {
    let growth = try growth(tenfoldFrom: 100) { count in
      let app = try Self.app(flags: count, profiles: 8 * count) { _ in "f1: true" }
      #expect(Diff(from: app, to: app).changes.isEmpty)
    }
    #expect(growth < proportional)
  }
}
