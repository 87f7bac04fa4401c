import TabManifest
import Testing

@Suite struct LinkTests {
  private let routes = [
    "files": "/files",
    "collections": "/collections",
    "favorites": "/collections/favorites",
    "mine": "/collections/{id}",
    "page": "/collections/{id}/pages/{page}",
    "offline": "/collections/offline/{part}",
    "file": "/File.Name_1~a-b",
  ]

  @Test(
    arguments: [
      ("/files", "files", [:], []),
      ("/files/", "files", [:], []),
      ("/files?sort=name#top", "files", [:], []),
      ("/files#a?b", "files", [:], []),
      ("/files/2024/may", "files", [:], ["2024", "may"]),
      ("/%66iles", "files", [:], []),
      ("/File.Name_1~a-b", "file", [:], []),
      ("/collections", "collections", [:], []),
      ("/collections/favorites", "favorites", [:], []),
      ("/collections/favorites/7", "favorites", [:], ["7"]),
      ("/collections/42", "mine", ["id": "42"], []),
      ("/collections/Favorites", "mine", ["id": "Favorites"], []),
      ("/collections/42/cover", "mine", ["id": "42"], ["cover"]),
      ("/collections/42/pages", "mine", ["id": "42"], ["pages"]),
      ("/collections/42/pages/3", "page", ["id": "42", "page": "3"], []),
      ("/collections/favorites/pages/3", "page", ["id": "favorites", "page": "3"], []),
      ("/collections/offline", "mine", ["id": "offline"], []),
      ("/collections/offline/pages", "offline", ["part": "pages"], []),
      ("/collections/a%2Fb/c%2fd", "mine", ["id": "a/b"], ["c/d"]),
      ("/collections/100%25%3F%23", "mine", ["id": "100%?#"], []),
      ("/collections/%C3%A9t%C3%A9", "mine", ["id": "été"], []),
      ("/collections/été", "mine", ["id": "été"], []),
      ("/collections/...", "mine", ["id": "..."], []),
      ("/collections/{id}", "mine", ["id": "{id}"], []),
    ] as [(String, String, [String: String], [String])]
  )
  func leadsTo(
    _ path: String,
    _ id: String,
    _ parameters: [String: String],
    _ rest: [String]
  ) throws {
    let layout = try Fixture.layout(routes: routes)
    let link = try #require(layout.item(forPath: path))
    #expect(link.id == id)
    #expect(link.item == layout.items[id])
    #expect(link.parameters == parameters)
    #expect(link.rest == rest)
  }

  @Test(arguments: [
    "", "/", "//", "files", "?/files", "#/files", "//files", "/files//", "/files//a", "/nowhere",
    "/Files", "/filesystem", "/files/.", "/files/..", "/files/%2e%2E/a", "/files/.%2e",
    "/files/%", "/files/%4", "/files/%zz", "/files/%+1", "/files/%00", "/files/a%0Ab", "/files/\n",
    "/files/%ff", "/files/%C0%AF", "/files/%ED%A0%80", "/files/%C3", "box://files",
    "/%ef%bb%bffiles", "/\u{212A}",
  ])
  func leadsNowhere(_ path: String) throws {
    var routes = routes
    routes["kelvin"] = "/K"
    #expect(try Fixture.layout(routes: routes).item(forPath: path) == nil)
  }

  @Test func rootRoute() throws {
    let layout = try Fixture.layout(routes: ["home": "/", "files": "/files"])
    #expect(layout.item(forPath: "/")?.id == "home")
    #expect(layout.item(forPath: "/files")?.id == "files")
    #expect(layout.item(forPath: "/other")?.rest == ["other"])
    #expect(layout.item(forPath: "//") == nil)
  }

  @Test func firstLiteralDecides() throws {
    let routes = ["left": "/a/{x}/{y}", "right": "/{x}/b/c", "middle": "/a/{x}/c"]
    let layout = try Fixture.layout(routes: routes)
    #expect(layout.item(forPath: "/a/b/c")?.id == "middle")
    #expect(layout.item(forPath: "/a/b/d")?.id == "left")
    #expect(layout.item(forPath: "/z/b/c")?.id == "right")
  }

  @Test func oneRouteForTwo() throws {
    let routes = ["a": "/notes/{x}", "b": "/notes/{y}", "c": "/notes/{z}"]
    let hidden = try Fixture.layout(routes: routes, reach: ["a": "none", "b": "hiddenByDefault"])
    #expect(hidden.item(forPath: "/notes/1")?.id == "c")
    let away = try Fixture.layout(
      routes: routes,
      reach: ["a": "none", "b": "hiddenByDefault", "c": "none"]
    )
    #expect(away.item(forPath: "/notes/1")?.id == "b")
    #expect(try Fixture.layout(routes: routes).item(forPath: "/notes/1")?.id == "a")
  }

  @Test func onlyDestinations() throws {
    let manifest = try Fixture.manifest("box/compact.json")
    let layout = try #require(manifest.layout(forRelease: 27))
    #expect(layout.item(forPath: "/trash")?.item.fallback == "files")
    #expect(layout.item(forPath: "/collections/7")?.id == "mine")
    #expect(layout.item(forPath: "/search") == nil)
  }

  @Test func manySegments() throws {
    let path = "/files" + String(repeating: "/a", count: 100_000)
    #expect(try Fixture.layout(routes: routes).item(forPath: path)?.rest.count == 100_000)
  }
}
