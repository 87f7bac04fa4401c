import Growth
import SourceText
import SwiftGeneration
import TabRules
import TabTree
import Testing

/// What is generated for large files takes time and memory in proportion to them, or is refused.
@Suite struct HostileTests {
  private static let home = "  - {id: home, title: A, systemImage: house}\n"

  private static func configuration(_ root: String, _ tabs: String) throws -> TabConfiguration {
    let text = "version: 1\nrules: {all: \"off\"}\n\(root)tabs:\n\(home)\(tabs)"
    let lint = Lint(SourceText(name: "tabs.yaml", contents: Array(text.utf8)))
    return try #require(lint.configuration, "\(lint.diagnostics.map(\.message).prefix(3))")
  }

  private static func code(_ kind: GenerationKind, _ configuration: TabConfiguration) throws
    -> String
  {
    try configuration.generatedFiles(kind, GenerationOptions(source: "tabs.yaml")).map(\.text)
      .joined()
  }

  /// The chain writes a condition again for every tab that it begins at.
  @Test func fallbacksOfLongConditionsAreRefused() throws {
    let flags = (0..<200).map { "f\($0)" }
    let condition = flags.joined(separator: " or ")
    let tabs = (0..<1_000).map {
      let fallback = $0 == 0 ? "home" : "n\($0 - 1)"
      let when = $0 == 0 ? condition : "f1"
      return
        "  - {id: n\($0), title: A, systemImage: house, when: \(when), fallback: \(fallback)}\n"
    }
    let configuration = try Self.configuration(
      "flags: {\(flags.map { "\($0): false" }.joined(separator: ", "))}\n",
      tabs.joined()
    )
    #expect {
      try Self.code(.uikit, configuration)
    } throws: {
      ($0 as? GenerationFailure)?.message.contains("depends on too much") == true
    }
  }

  @Test func tooManySegmentsOfRoutesAreRefused() throws {
    let path = "/" + (0..<14).map { "{p\($0)}" }.joined(separator: "/")
    let routes = (0..<8_000).map { "\"\(path)/x\($0)\"" }.joined(separator: ", ")
    let configuration = try Self.configuration(
      "",
      "  - {id: n, title: A, systemImage: house, route: /n, formerRoutes: [\(routes)]}\n"
    )
    #expect {
      try Self.code(.identifiers, configuration)
    } throws: {
      ($0 as? GenerationFailure)?.message.contains("segments") == true
    }
  }

  @Test(arguments: GenerationKind.allCases)
  func tabsTakeTimeInProportion(_ kind: GenerationKind) throws {
    let framework = kind.framework ?? .uikit
    let growth = try growth(tenfoldFrom: 150) { count in
      let tabs = (0..<count).map {
        "  - {id: n\($0), title: A, systemImage: house, route: /n\($0), when: f\($0 % 100)}\n"
      }
      let flags = (0..<100).map { "f\($0): true" }.joined(separator: ", ")
      let configuration = try Self.configuration(
        "framework: \(framework.rawValue)\nflags: {\(flags)}\n",
        tabs.joined()
      )
      _ = try? Self.code(kind, configuration)
    }
    #expect(growth < proportional)
  }

  @Test func groupsInManyPlacesTakeTimeInProportion() throws {
    let growth = growth(tenfoldFrom: 200) { count in
      let group =
        "  - &g {id: g, title: A, systemImage: house, when: \"false\", fallback: home, "
        + "children: [{id: n, title: A, systemImage: house}]}\n"
      let places = String(repeating: "  - *g\n", count: count)
      _ = try? Self.code(.uikit, try Self.configuration("", group + places))
    }
    #expect(growth < proportional)
  }

  @Test func routesOfManyPlacesTakeTimeInProportion() throws {
    let growth = try growth(tenfoldFrom: 100) { count in
      let places = (0..<count).map { number in
        "  - {id: n, title: A, systemImage: house, when: \"false\", fallback: home, "
          + "route: \"/a\(number)/{p\(number)}\", formerRoutes: [\"/b\(number)/{q}\"]}\n"
      }
      let code = try Self.code(.identifiers, try Self.configuration("", places.joined()))
      #expect(code.contains("/b\(count - 1)/"))
    }
    #expect(growth < proportional)
  }
}
