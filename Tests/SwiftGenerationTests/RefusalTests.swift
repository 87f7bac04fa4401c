import SwiftGeneration
import Testing

/// What a framework could not show as the layouts say is refused, and nothing else.
@Suite struct RefusalTests {
  private static let home = "{id: home, title: Home, systemImage: house}"

  private static func failure(_ framework: GenerationKind, _ tabs: String) throws -> String? {
    let root = "version: 1\nrules: {all: \"off\"}\nflags: {fa: false, fb: false}\n"
    let name = framework.framework?.rawValue ?? ""
    let sample = Sample(
      name: "refused",
      text: "\(root)framework: \(name)\nmode: tabSidebar\ntabs:\n  - \(home)\n\(tabs)"
    )
    do {
      _ = try sample.generate(framework)
      return nil
    } catch let failure as GenerationFailure { return failure.message }
  }

  private static func pair(_ role: String, _ first: String, _ second: String) -> String {
    """
      - {id: one, title: One, systemImage: star, role: \(role)\(first)}
      - {id: two, title: Two, systemImage: star, role: \(role)\(second)}
    """
  }

  @Test(arguments: [GenerationKind.uikit, .swiftui])
  func aBarHasOneProminentTab(kind: GenerationKind) throws {
    let both = try Self.failure(kind, Self.pair("prominent", "", ""))
    #expect(both?.contains("'one' and 'two' can stand in that of compact width together") == true)
    let sometimes = try Self.failure(kind, Self.pair("prominent", ", when: fa", ", when: fb"))
    #expect(sometimes?.contains("one prominent tab") == true)
    #expect(try Self.failure(kind, Self.pair("prominent", ", when: fa", ", when: not fa")) == nil)
  }

  @Test func aTreeOfUIKitHasOneSearchTab() throws {
    let both = try Self.failure(.uikit, Self.pair("search", ", when: fa", ""))
    #expect(both?.contains("'one' and 'two' can be in it together") == true)
    #expect(try Self.failure(.uikit, Self.pair("search", ", when: fa", ", when: not fa")) == nil)
  }

  private static func group(_ children: String...) -> String {
    "  - {id: group, title: Group, systemImage: star, landing: self, children: ["
      + children.joined(separator: ", ") + "]}\n"
  }

  @Test func aGroupOfSwiftUIHasATabWhereItHasRows() throws {
    let list = "{id: list, kind: dynamic, source: s, systemImage: star, compact: hidden}"
    let tab = "{id: a, title: A, systemImage: star, compact: hidden"
    let sometimes = try Self.failure(.swiftui, Self.group(tab + ", when: fa}", list))
    #expect(sometimes?.contains("does not always have a tab") == true)
    #expect(try Self.failure(.swiftui, Self.group(list))?.contains("has no tab") == true)
    #expect(try Self.failure(.swiftui, Self.group(tab + "}", list)) == nil)
  }

  @Test func aGroupOfSwiftUIThatIsATabStandsBehindTheTabs() throws {
    let group = Self.group("{id: a, title: A, systemImage: star, compact: hidden, when: fa}")
    let last = "  - {id: last, title: Last, systemImage: star}\n"
    let before = try Self.failure(.swiftui, group + last)
    #expect(before?.contains("does not always have children") == true)
    #expect(try Self.failure(.swiftui, last + group) == nil)
  }
}
