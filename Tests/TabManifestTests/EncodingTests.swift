import Foundation
import TabManifest
import Testing

@Suite struct EncodingTests {
  @Test(arguments: Fixture.manifests.filter { $0 != "later.json" })
  func givesTheSameData(_ path: String) throws {
    let original = try Fixture.data(path)
    let encoded = try JSONEncoder().encode(Fixture.manifest(path))
    #expect(try object(encoded) == object(original))
  }

  @Test(arguments: Fixture.manifests)
  func decodesToTheSameValue(_ path: String) throws {
    let manifest = try Fixture.manifest(path)
    let encoded = try JSONEncoder().encode(manifest)
    #expect(try JSONDecoder().decode(LayoutManifest.self, from: encoded) == manifest)
  }

  @Test func keepsEveryKeyOfAnItem() throws {
    let item = Data(
      """
      {
        "kind": "tab", "title": "a", "titleKey": "b", "subtitle": "c", "systemImage": "d",
        "selectedSystemImage": "e", "image": "f", "selectedImage": "g", "dynamicTitle": "h",
        "dynamicImage": "i", "badge": "dot", "accessibilityIdentifier": "j", "role": "search",
        "activatesSearch": true, "regular": "optional", "compact": "list",
        "sidebarAppearance": "inline", "allowsHiding": true, "hiddenByDefault": true,
        "allowsReordering": true, "route": "/k", "inspector": true, "source": "l", "max": 3,
        "metadata": {}, "reach": "hiddenByDefault", "path": ["m"], "steps": [],
        "sidebarSteps": [{"in": "sidebar", "select": "n"}], "opens": "o", "fallback": "p"
      }
      """.utf8
    )
    let decoded = try JSONDecoder().decode(LayoutManifest.Item.self, from: item)
    #expect(try object(JSONEncoder().encode(decoded)) == object(item))
  }

  @Test func keepsADetachedItemAndEmptyLists() throws {
    let layout = Data(
      """
      {
        "targets": ["ios27"], "initial": "a", "detached": "b", "overflow": [], "subTabBars": {},
        "tabBar": {"fixed": [], "center": ["a"], "pinned": ["b"], "available": []},
        "sidebar": [{"id": "a", "children": [{"id": "b"}]}], "items": {}
      }
      """.utf8
    )
    let decoded = try JSONDecoder().decode(LayoutManifest.Layout.self, from: layout)
    #expect(try object(JSONEncoder().encode(decoded)) == object(layout))
  }

  @Test func dropsWhatIsNotKnown() throws {
    let encoded = try JSONEncoder().encode(Fixture.manifest("later.json"))
    let value = try JSONDecoder().decode(JSONValue.self, from: encoded)
    #expect(value["season"] == nil)
    #expect(value["framework"] == "nextKit")
  }

  private func object(_ data: Data) throws -> NSDictionary {
    try #require(try JSONSerialization.jsonObject(with: data) as? NSDictionary)
  }
}
