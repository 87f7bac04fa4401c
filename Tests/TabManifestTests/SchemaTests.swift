import Foundation
import TabOutput
import Testing

@testable import TabManifest

@Suite struct SchemaTests {
  @Test func theProgramHasTheFile() throws {
    #expect(String(decoding: try data(), as: UTF8.self) == LayoutSchema.text)
  }

  @Test func describesEveryKeyOfAManifest() throws {
    let keys = LayoutManifest.CodingKeys.allCases.map(\.rawValue)
    #expect(try properties(of: schema()) == Set(keys))
  }

  @Test func describesEveryKeyOfAnItem() throws {
    let keys = LayoutManifest.Item.CodingKeys.allCases.map(\.rawValue)
    #expect(try properties(of: definition("item")) == Set(keys))
  }

  @Test(arguments: [
    ("layout", "box/compact.json"), ("layout", "box/regular.json"),
  ])
  func describesEveryKeyOfALayout(_ name: String, _ path: String) throws {
    let known = try properties(of: definition(name))
    let manifest = try JSONDecoder().decode(JSONValue.self, from: Fixture.data(path))
    guard case .array(let layouts) = manifest["layouts"] else {
      Issue.record("a manifest has layouts")
      return
    }
    for case .object(let layout) in layouts {
      #expect(known.isSuperset(of: layout.keys))
    }
  }

  @Test func namesEveryKnownName() throws {
    let names = try (constants(of: "item", "kind"), constants(of: "item", "reach"))
    #expect(names.0 == ["tab", "group", "section", "dynamic", "action"])
    #expect(
      names.1
        == ["tabBar", "overflow", "subTabBar", "nested", "sidebar", "hiddenByDefault", "none"]
    )
  }

  private func constants(of definition: String, _ property: String) throws -> [String] {
    let names = try self.definition(definition)["properties"]?[property]?["anyOf"]
    guard case .array(let alternatives) = try #require(names) else { return [] }
    return alternatives.compactMap { alternative in
      if case .string(let name) = alternative["const"] { name } else { nil }
    }
  }

  private func properties(of schema: JSONValue) throws -> Set<String> {
    guard case .object(let members) = try #require(schema["properties"]) else { return [] }
    return Set(members.keys)
  }

  private func definition(_ name: String) throws -> JSONValue {
    try #require(try schema()["$defs"]?[name])
  }

  private func schema() throws -> JSONValue {
    try JSONDecoder().decode(JSONValue.self, from: data())
  }

  private func data() throws -> Data {
    try Data(contentsOf: Fixture.root.appending(path: "Schemas/layout.schema.json"))
  }
}
