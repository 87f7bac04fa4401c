import Growth
import SourceText
import TabRules
import Testing

/// Profiles take time in proportion to how the file grows, not to that times the flags.
@Suite struct ManyProfilesTests {
  private static func lint(_ count: Int, root: String, _ values: String) -> Lint {
    let flags = (0..<min(1_000, count)).map { "f\($0): true" }.joined(separator: ", ")
    let profiles = (0..<8 * count).map { "  p\($0): {\(values)}\n" }.joined()
    let text =
      "version: 1\nflags: {\(flags)}\n\(root)profiles:\n\(profiles)tabs:\n"
      + "  - {id: a, title: A, systemImage: house}\n  - {id: b, title: B, systemImage: house}\n"
    return Lint(SourceText(name: "tabs.yaml", contents: Array(text.utf8)))
  }

  @Test func profilesThatBreakAnAssumptionAreAllFound() {
    let growth = growth(tenfoldFrom: 100) { count in
      let lint = Self.lint(count, root: "assume: [f0]\n", "f0: false")
      #expect(lint.diagnostics.count { $0.rule.name == "profile-contradiction" } == 8 * count)
    }
    #expect(growth < proportional)
  }

  @Test func whatIsNotComparedIsSaid() {
    let flags = (0..<1_000).map { "f\($0)" }
    let assumed = (0..<20).map { "  - \((["f\($0)"] + flags).joined(separator: " or "))\n" }
    // No two have the same values.
    let profiles = (1...6).flatMap { step in
      (0..<400).map { "  p\(step)x\($0): {f\($0): false, f\($0 + step): false}\n" }
    }
    let text =
      "version: 1\nflags: {\(flags.map { "\($0): true" }.joined(separator: ", "))}\n"
      + "assume:\n\(assumed.joined())profiles:\n\(profiles.joined())tabs:\n"
      + "  - {id: a, title: A, systemImage: house}\n  - {id: b, title: B, systemImage: house}\n"
    let found = Lint(SourceText(name: "tabs.yaml", contents: Array(text.utf8))).diagnostics
      .filter { $0.rule.name == "profile-contradiction" }
    #expect(found.map(\.severity) == [.warning])
    #expect(found.first?.message.hasSuffix("were not compared with what is assumed") == true)
  }

  @Test func profilesThatAreNotLookedAtAreToldOnce() throws {
    func found(_ profiles: Int) -> [String] {
      let flags = (0..<1_000).map { "f\($0): true" }.joined(separator: ", ")
      let lines = (0..<profiles).map {
        "  p\($0): {f\($0 % 1_000): false, f\($0 / 1_000 + 1): false}\n"
      }
      let text =
        "version: 1\nflags: {\(flags)}\nprofiles:\n\(lines.joined())tabs:\n"
        + "  - {id: a, title: A, systemImage: house}\n  - {id: b, title: B, systemImage: house}\n"
      return Lint(SourceText(name: "tabs.yaml", contents: Array(text.utf8))).diagnostics
        .filter { $0.rule.name == "proof-limit" }
        .map { "\($0.severity): \($0.message)" }
    }
    #expect(found(20) == [])
    let many = try #require(found(900).first)
    #expect(found(900).count == 1)
    #expect(
      many.wholeMatch(of: /warning: from 'p\d+' on, profiles were left to what is proven/) != nil
    )
  }

  @Test func profilesOfEqualValuesAreOneCase() {
    let growth = growth(tenfoldFrom: 100) { count in
      #expect(Self.lint(count, root: "", "f1: true").configuration != nil)
    }
    #expect(growth < proportional)
  }
}
