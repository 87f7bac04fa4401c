import Foundation
import Testing

@testable import TabManifest

@Suite struct DecodingTests {
  @Test func headOfAManifest() throws {
    let manifest = try Fixture.manifest("box/compact.json")
    #expect(manifest.manifestVersion == LayoutManifest.knownVersion)
    #expect(manifest.app == "Box")
    #expect(manifest.formFactor == .compact)
    #expect(manifest.framework == .uikit)
    #expect(manifest.mode == .tabSidebar)
    #expect(manifest.sdk == 27)
    #expect(manifest.design == .liquidGlass)
    #expect(manifest.digest.count == 16)
    #expect(manifest.profile == nil)
    #expect(manifest.flags == ["notes": false, "plan": "personal"])
    #expect(manifest.variants.isEmpty)
    #expect(manifest.layouts.map(\.targets) == [[.ios17, .ios18], [.ios26, .ios27]])
  }

  @Test func compactLayout() throws {
    let layout = try #require(try Fixture.manifest("box/compact.json").layouts.last)
    #expect(layout.initial == "files")
    #expect(layout.tabBar == .list(["files", "collections", "search"]))
    #expect(layout.detached == "search")
    #expect(layout.overflow == [])
    #expect(layout.subTabBars == ["collections": ["favorites"]])
    #expect(layout.sidebar == nil)
    #expect(layout.items.count == 9)
  }

  @Test func regularLayoutWithASidebar() throws {
    let layout = try #require(try Fixture.manifest("box/regular.json").layouts.last)
    guard case .regions(let regions) = layout.tabBar else {
      Issue.record("a regular bar has regions")
      return
    }
    #expect(regions.fixed == [])
    #expect(regions.center == ["files", "collections"])
    #expect(regions.pinned == ["search"])
    #expect(regions.available == ["favorites"])
    #expect(layout.tabBar?.shown == ["files", "collections", "search"])
    #expect(layout.overflow == nil)
    #expect(layout.subTabBars == nil)
    let rows = try #require(layout.sidebar)
    #expect(rows.map(\.id) == ["files", "search", "collections", "admin"])
    #expect(
      rows.map { $0.children.map(\.id) } == [[], [], ["favorites", "mine"], ["trash", "invite"]]
    )
  }

  @Test func regularLayoutByTheCompactBar() throws {
    let layout = try #require(try Fixture.manifest("box/regular.json").layouts.first)
    #expect(layout.tabBar?.shown == ["files", "collections", "search"])
    #expect(layout.subTabBars == ["collections": ["favorites"]])
    #expect(layout.sidebar == nil)
  }

  @Test func destination() throws {
    let layout = try #require(try Fixture.manifest("box/compact.json").layouts.first)
    let item = try #require(layout.items["mine"])
    #expect(item.kind == .dynamic)
    #expect(item.compact == .list)
    #expect(item.regular == .automatic)
    #expect(item.route == "/collections/{id}")
    #expect(item.source == "collections")
    #expect(item.reach == .nested)
    #expect(item.path == ["collections", "mine"])
    #expect(item.steps?.map(\.container) == [.tabBar, .content])
    #expect(item.steps?.map(\.select) == ["collections", "mine.*"])
    #expect(item.fallback == nil)
    #expect(item.isDestination)
    #expect(item.isShown)
  }

  @Test func itemsThatAreNotShown() throws {
    let layout = try #require(try Fixture.manifest("box/compact.json").layouts.first)
    let trash = try #require(layout.items["trash"])
    #expect(trash.reach == .notShown)
    #expect(trash.fallback == "files")
    #expect(trash.regular == .sidebarOnly)
    #expect(trash.isDestination)
    #expect(!trash.isShown)
    let section = try #require(layout.items["admin"])
    #expect(section.reach == nil)
    #expect(!section.isDestination)
    #expect(!section.isShown)
  }

  @Test func namesThatAreNotKnown() throws {
    let manifest = try Fixture.manifest("later.json")
    #expect(manifest.framework.rawValue == "nextKit")
    #expect(manifest.design.description == "frostedPaper")
    let item = try #require(manifest.layouts.first?.items["files"])
    #expect(item.kind == LayoutManifest.Kind(rawValue: "portal"))
    #expect(item.reach?.rawValue == "ornament")
    #expect(item.steps?.first?.container.rawValue == "ornament")
    #expect(item.isShown)
  }

  @Test(arguments: LayoutManifest.CodingKeys.allCases.filter { $0 != .profile && $0 != .variants })
  func missingKey(_ key: LayoutManifest.CodingKeys) {
    #expect(throws: DecodingError.self) {
      try Fixture.manifest("box/compact.json") { $0[key.rawValue] = nil }
    }
  }

  @Test func wrongTypeInTheBar() {
    let bar = Data(#"["files", 7]"#.utf8)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(LayoutManifest.TabBar.self, from: bar)
    }
  }
}
