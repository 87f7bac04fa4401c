import Foundation
import Testing

@Suite struct ResolveTests {
  private func workspace() throws -> Workspace { try Workspace(["tabs.yaml": Sample.clean]) }

  @Test func aDestinationIsFoundByEveryName() throws {
    var transcript = Transcript("resolve", in: try workspace())
    for name in [
      "files", "documents", "0", "/files", "/files/", "/files/a/b?c=d#e", "/documents/7",
      "sample://files", "sample:///files/42", "https://sample.example/app/books/favorites",
      "/books", "/books/favorites", "/books/7/pages", "/books/a%2Fb%20c", "shelf", "notes",
      "trash",
    ] {
      try transcript.run("resolve", "tabs.yaml", name)
    }
    try transcript.expect()
  }

  @Test func flagsAndTargetsDecide() throws {
    var transcript = Transcript("resolve-assignments", in: try workspace())
    try transcript.run("resolve", "tabs.yaml", "notes", "--flag", "notes=true")
    try transcript.run("resolve", "tabs.yaml", "notes", "--profile=office", "--target", "ios26")
    try transcript.run("resolve", "tabs.yaml", "favorites", "--target=ios27", "--format=json")
    try transcript.expect()
  }

  /// What a link or saved state means that several share is the one that is shown.
  @Test func theOneOfSeveralThatIsShownIsMeant() throws {
    let tree = """
      version: 1
      app: Sample
      flags: {new: false}
      tabs:
        - {id: home, title: Home, systemImage: house}
        - {id: old, title: Old, systemImage: star, when: not new, route: "/r", formerRoutes: ["/f/{x}"], formerIDs: ["e\\u0301"]}
        - {id: now, title: New, systemImage: sun.max, when: new, formerRoutes: [/r, "/f/{y}"], formerIDs: [old, "\\u00E9"]}
        - {id: one, title: One, systemImage: circle, regular: hidden, formerIDs: [both]}
        - {id: two, title: Two, systemImage: square, compact: hidden, formerIDs: [both]}

      """
    let workspace = try Workspace(["tabs.yaml": tree])
    var transcript = Transcript("resolve-shared", in: workspace)
    for name in ["/r", "/f/1", "old"] {
      for value in ["false", "true"] {
        try transcript.run("resolve", "tabs.yaml", name, "--flag", "new=\(value)")
      }
    }
    try transcript.run("resolve", "tabs.yaml", "both")
    try transcript.run("resolve", "tabs.yaml", "both", "--format", "json", "--target", "ios26")
    for (name, id) in [("e\u{301}", "old"), ("\u{E9}", "now")] {
      let outcome = try workspace.tabc("resolve", "tabs.yaml", name)
      #expect(outcome.output.contains("tab '\(id)'"))
    }
    try transcript.expect()
  }

  @Test func whatIsNotShownHasAReason() throws {
    let workspace = try Workspace(["tabs.yaml": Self.absent, "bar.yaml": Self.withoutSidebar])
    var transcript = Transcript("resolve-absent", in: workspace)
    for name in ["early", "later", "child", "side", "out", "away", "feed", "lost", "inner"] {
      try transcript.run("resolve", "tabs.yaml", name)
    }
    for name in ["side", "feed"] { try transcript.run("resolve", "bar.yaml", name) }
    try transcript.expect()
  }

  @Test func aGroupThatLandsOnAChildIsWhereItCanBeSelected() throws {
    let tree = """
      tabs:
        - id: home
          title: Home
          systemImage: house
        - id: more
          title: More
          systemImage: folder
          landing: child
          children:
            - {id: saved, title: Saved, systemImage: star}
            - id: inner
              title: Inner
              systemImage: tray
              landing: child
              children: [{id: deep, title: Deep, systemImage: moon}]

      """
    let workspace = try Workspace([
      "tabs.yaml": "version: 1\napp: Sample\n" + tree,
      "bar.yaml": "version: 1\napp: Sample\nmode: tabBar\n" + tree,
    ])
    var transcript = Transcript("resolve-groups", in: workspace)
    for name in ["more", "inner"] {
      try transcript.run("resolve", "tabs.yaml", name)
      try transcript.run("resolve", "bar.yaml", name)
    }
    try transcript.run("resolve", "tabs.yaml", "more", "--target", "ios18", "--format", "json")
    try transcript.expect()
  }

  @Test func theLongestRouteTakesALinkBeItOfTodayOrNot() throws {
    let workspace = try Workspace(["tabs.yaml": Self.moved])
    for (link, id) in [
      ("/shop", "shop"), ("/shop/other/1", "shop"), ("/shop/cart", "cart"),
      ("/shop/cart/1/2", "cart"), ("/shop/deals", "deals"), ("/shop/deals/9", "deals"),
    ] {
      let outcome = try workspace.tabc("resolve", "tabs.yaml", link)
      #expect(outcome.output.contains("tab '\(id)'"), "\(link)")
    }
  }

  @Test func linksAreReadAsSystemsReadThem() throws {
    let workspace = try Workspace(["tabs.yaml": Self.linked, "any.yaml": Self.moved])
    for (file, link, id) in [
      ("tabs.yaml", "https://app.example.com", "home"),
      ("tabs.yaml", "https://app.example.com?x=/shop", "home"),
      ("tabs.yaml", "https://app.example.com#/shop", "home"),
      ("tabs.yaml", "HTTPS://APP.example.COM/shop?x#y", "shop"),
      ("tabs.yaml", "BOX://shop", "shop"), ("tabs.yaml", "box:///shop/", "shop"),
      ("tabs.yaml", "BOX://Files/Own", "files"), ("tabs.yaml", "box://files", "home"),
      ("tabs.yaml", "/shop", "shop"), ("tabs.yaml", "old", "shop"),
      ("tabs.yaml", "feed.42.x", "feed"), ("tabs.yaml", "feed.x", "feed.x"),
      ("tabs.yaml", "stream.42", "feed"), ("tabs.yaml", "stream.", ""),
      ("any.yaml", "anything://host?x=y/shop", ""), ("any.yaml", "any://host/shop", "shop"),
    ] {
      let outcome = try workspace.tabc("resolve", file, link)
      #expect(outcome.status == (id.isEmpty ? 1 : 0), "\(link)")
      #expect(outcome.output.split(separator: "\n").first?.contains("'\(id)'") ?? id.isEmpty)
    }
    let item = try workspace.tabc("resolve", "tabs.yaml", "feed.42.x")
    #expect(item.output.contains("\n  key = 42.x\n"))
    let former = try workspace.tabc("resolve", "tabs.yaml", "stream.42")
    #expect(former.output.contains("\n  formerly 'stream'\n  key = 42\n"))
    let path = try workspace.tabc("resolve", "tabs.yaml", "https://app.example.com/SHOP")
    #expect(path.output.hasPrefix("tab 'home'"))
  }

  @Test func ofSeveralPlacesTheOneThatIsShownIsNamed() throws {
    let twins = """
      version: 1
      flags: {new: false}
      tabs:
        - {id: home, title: Home, systemImage: house}
        - {id: file, title: Library, systemImage: books.vertical, when: new}
        - {id: file, title: Files, systemImage: folder, when: not new}

      """
    let workspace = try Workspace(["tabs.yaml": twins])
    #expect(
      try workspace.tabc("resolve", "tabs.yaml", "file").output.hasPrefix("tab 'file' (Files)")
    )
    let new = try workspace.tabc("resolve", "tabs.yaml", "file", "--flag", "new=true")
    #expect(new.output.hasPrefix("tab 'file' (Library)"))
  }

  private static let linked = """
    version: 1
    urlPrefixes: ["https://app.Example.com", "box://"]
    tabs:
      - {id: home, title: Home, systemImage: house, route: /}
      - {id: shop, title: Shop, systemImage: bag, route: /shop, formerIDs: [old, /shop/old]}
      - {id: feed, kind: dynamic, source: feeds, title: Feed, systemImage: dot.square, compact: tab, max: 2, formerIDs: [stream]}
      - {id: feed.x, title: Own, systemImage: star}
      - {id: files, title: Files, systemImage: folder, route: /Files}

    """

  private static let moved = """
    version: 1
    tabs:
      - {id: shop, title: Shop, systemImage: bag, route: /shop}
      - {id: cart, title: Cart, systemImage: cart, route: /cart, formerRoutes: [/shop/cart]}
      - {id: deals, title: Deals, systemImage: tag, route: /shop/deals}

    """

  private static let withoutSidebar = """
    version: 1
    mode: tabBar
    tabs:
      - {id: home, title: Home, systemImage: house}
      - {id: news, title: News, systemImage: newspaper}
      - {id: side, title: Side, systemImage: star, regular: sidebarOnly, compact: tab}
      - {id: feed, kind: dynamic, source: feeds, title: Feed, systemImage: dot.radiowaves.up.forward, compact: tab, max: 1}

    """

  private static let absent = """
    version: 1
    deploymentTarget: 17
    flags: {early: false, plan: {values: [free, pro], default: free}}
    tabs:
      - {id: home, title: Home, systemImage: house}
      - {id: news, title: News, systemImage: newspaper}
      - {id: early, title: Early, systemImage: sunrise, when: early and plan == pro}
      - id: later
        title: Later
        systemImage: clock
        landing: self
        when: os >= 26
        children:
          - {id: child, title: Child, systemImage: circle}
          - {id: lost, title: Lost, systemImage: questionmark, when: early}
      - {id: side, title: Side, systemImage: sidebar.left, regular: sidebarOnly}
      - {id: out, title: Out, systemImage: phone, regular: hidden}
      - {id: away, title: Away, systemImage: airplane, hiddenByDefault: true, allowsHiding: true}
      - id: outer
        title: Outer
        systemImage: square
        compact: hidden
        children:
          - {id: inner, title: Inner, systemImage: circle.square}
          - {id: feed, kind: dynamic, source: feeds, title: Feed, systemImage: dot.square}

    """

  @Test func whatIsNotThereIsSaid() throws {
    var transcript = Transcript("resolve-unknown", in: try workspace())
    for name in [
      "filse", "frobnicate", "", "/", "/nowhere", "//files", "/files//x", "/files/%zz", "/files/%",
      "/files/%ff", "sample:/files", "other://files", "https://sample.example/application/files",
      "http://sample.example/app/files", "-", "../files", "Files", "a\n\u{1B}[31m\u{202E}",
      "sample://a\n/files",
    ] {
      try transcript.run("resolve", "tabs.yaml", "--", name)
    }
    try transcript.expect()
  }

  @Test func theJSONTellsTheSame() throws {
    let workspace = try workspace()
    for name in ["files", "0", "/books/favorites/x%20y/z", "sample://books/a%2Fb", "trash"] {
      let outcome = try workspace.tabc("resolve", "tabs.yaml", name, "--format", "json")
      #expect(outcome.status == 0)
      #expect(outcome.error == "")
      let object = try JSONSerialization.jsonObject(with: Data(outcome.outputBytes))
      let report = try #require(object as? [String: Any])
      #expect(report["resolveVersion"] as? Int == 1)
      let places = try #require(report["places"] as? [[String: Any]])
      #expect(Set(places.compactMap { $0["formFactor"] as? String }) == ["compact", "regular"])
      for place in places {
        let targets = try #require(place["targets"] as? [String])
        #expect(!targets.isEmpty)
        let formFactor = try #require(place["formFactor"] as? String)
        try expectAsInManifest(report, place, formFactor, targets[0], in: workspace)
      }
    }
  }

  /// What 'resolve' says of a destination is what the layout says of it.
  private func expectAsInManifest(
    _ report: [String: Any],
    _ place: [String: Any],
    _ formFactor: String,
    _ target: String,
    in workspace: Workspace
  ) throws {
    let printed = try workspace.tabc(
      "compile",
      "tabs.yaml",
      "-o-",
      "--form-factor=\(formFactor)",
      "--target=\(target)"
    )
    let object = try JSONSerialization.jsonObject(with: Data(printed.outputBytes))
    let manifest = try #require(object as? [String: Any])
    let layout = try #require((manifest["layouts"] as? [[String: Any]])?.first)
    let id = try #require(report["id"] as? String)
    let item = try #require((layout["items"] as? [String: [String: Any]])?[id])
    for key in ["reach", "path", "steps", "sidebarSteps", "opens", "fallback"] {
      let said = place[key] as? NSObject
      #expect(said == item[key] as? NSObject, "\(id) \(key) \(formFactor) \(target)")
    }
  }

  @Test func anErrorInTheFileIsShown() throws {
    let workspace = try Workspace(["wrong.yaml": Sample.wrong, "warned.yaml": Sample.warned])
    var transcript = Transcript("resolve-errors", in: workspace)
    try transcript.run("resolve", "wrong.yaml", "home")
    try transcript.run("resolve", "warned.yaml", "home", "--target", "ios27")
    try transcript.run("resolve", "missing.yaml", "home")
    try transcript.run("resolve", "-", "home", "--target=ios27", input: Sample.warned)
    try transcript.expect()
  }

  @Test func titlesCannotForgeLines() throws {
    let hostile = """
      version: 1
      tabs:
        - {id: a, title: "A\\ncompact width on ios27:\\r\\n  not shown\\e[31m", systemImage: a}
        - {id: b, title: B, systemImage: b, route: "/b/{n}"}

      """
    let workspace = try Workspace(["tabs.yaml": hostile])
    var transcript = Transcript("resolve-hostile", in: workspace)
    try transcript.run("resolve", "tabs.yaml", "a", "--target=ios27")
    try transcript.run("resolve", "tabs.yaml", "/b/x%0A%0D%0Ay%1B[31m/%0Az", "--target=ios27")
    try transcript.run("resolve", "tabs.yaml", "/b/x%E2%80%AEy/%E2%80%A8z", "--target=ios27")
    for link in ["/b/..", "/b/%2e", "/b/%00", "/b/%7f", "/b//", "box:////", "box:///b/%2E%2E"] {
      try transcript.run("resolve", "tabs.yaml", link)
    }
    try transcript.expect()
  }

  @Test func longLinksAreFoundOrNot() throws {
    let workspace = try workspace()
    let long = String(repeating: "/a", count: 60_000)
    let found = try workspace.tabc("resolve", "tabs.yaml", "/files" + long, "--format=json")
    #expect(found.status == 0)
    #expect(found.output.contains("\"id\": \"files\""))
    #expect(try workspace.tabc("resolve", "tabs.yaml", long).status == 1)
    let percents = "/files/" + String(repeating: "%41", count: 40_000)
    #expect(try workspace.tabc("resolve", "tabs.yaml", percents).status == 0)
    let id = String(repeating: "f", count: 100_000)
    #expect(try workspace.tabc("resolve", "tabs.yaml", id).status == 1)
  }
}
