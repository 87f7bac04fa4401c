import TabManifest
import Testing

/// Layouts worked out by hand.
@Suite struct LayoutTableTests {
  /// A layout of a tree, in the words of `summary`.
  struct Row: Sendable {
    let settings: String
    let target: LayoutManifest.Target
    let compact: String
    let regular: String

    init(
      _ settings: String,
      _ target: LayoutManifest.Target,
      compact: String,
      regular: String
    ) {
      self.settings = settings
      self.target = target
      self.compact = compact
      self.regular = regular
    }
  }

  private static func resolved(_ settings: String, _ tree: String) throws -> Resolved {
    let lines = settings.split(separator: ",").map { $0.trimmingPrefix(" ") + "\n" }.joined()
    return try Resolved("version: 1\ndeploymentTarget: 17\n" + lines + "tabs:\n" + tree)
  }

  private func check(_ row: Row, _ tree: String) throws {
    let resolved = try Self.resolved(row.settings, tree)
    #expect(resolved.layout(row.target, isCompact: true)?.summary == row.compact)
    #expect(resolved.layout(row.target, isCompact: false)?.summary == row.regular)
  }

  // MARK: Roles, a group with a section of its own, a section and an action

  static let library = """
      - {id: home, title: Home}
      - {id: search, title: Search, role: search, activatesSearch: true}
      - id: library
        title: Library
        landing: self
        children:
          - {id: albums, title: Albums}
          - id: artists
            title: Artists
            sidebarAppearance: rootSection
            children:
              - {id: one, title: One}
          - {id: import, kind: action, title: Import}
          - {id: mix, kind: dynamic, source: mixes}
      - {id: now, title: Now, role: prominent}
      - id: more
        kind: section
        children:
          - {id: feed, title: Feed}
          - {id: saved, title: Saved, regular: sidebarOnly}
          - {id: radio, title: Radio, regular: pinned}
      - {id: compose, kind: action, title: Compose}

    """

  private static let inline = "home search library(albums artists) now > feed radio compose"
  private static let searchLast =
    "home library(albums artists) now feed > radio compose search*"
  private static let prominentLast =
    "home library(albums artists) feed radio > compose search now*"
  private static let beside =
    " | home library now more | search radio compose + albums artists one feed\n"
    + "home search now library(albums mix import) artists(one) more(feed saved radio)"
  private static let alone =
    "home search library(albums mix import) artists(one) now more(feed saved radio) compose"
  private static let bar = "home search library(albums artists) now feed radio compose"
  private static let barSearchLast = "home library(albums artists) now feed radio compose search*"
  private static let barProminentLast =
    "home library(albums artists) feed radio compose search now*"

  static let libraryRows = [
    Row("mode: tabSidebar", .ios17, compact: inline, regular: bar),
    Row("mode: tabSidebar", .ios18, compact: inline, regular: beside),
    Row("mode: tabSidebar", .ios26, compact: searchLast, regular: beside),
    Row("mode: tabSidebar", .ios27, compact: prominentLast, regular: beside),
    Row("mode: automatic", .ios18, compact: inline, regular: beside),
    Row("mode: tabBar", .ios17, compact: inline, regular: bar),
    Row("mode: tabBar", .ios18, compact: inline, regular: bar),
    Row("mode: tabBar", .ios26, compact: searchLast, regular: barSearchLast),
    Row("mode: tabBar", .ios27, compact: prominentLast, regular: barProminentLast),
    Row("mode: sidebar", .ios17, compact: inline, regular: alone),
    Row("mode: sidebar", .ios18, compact: inline, regular: alone),
    Row("mode: sidebar", .ios26, compact: searchLast, regular: alone),
    Row("mode: sidebar", .ios27, compact: prominentLast, regular: alone),
    Row("sdk: 26, design: compatibility", .ios26, compact: inline, regular: beside),
    Row("design: compatibility", .ios27, compact: prominentLast, regular: beside),
    Row("framework: swiftui, mode: tabBar", .ios26, compact: searchLast, regular: barSearchLast),
    Row("framework: swiftui", .ios17, compact: inline, regular: bar),
    Row("framework: adaptiveAppShell", .ios17, compact: inline, regular: alone),
    Row("framework: adaptiveAppShell", .ios18, compact: inline, regular: alone),
    Row("framework: adaptiveAppShell", .ios26, compact: inline, regular: alone),
    Row("framework: adaptiveAppShell, mode: tabBar", .ios27, compact: inline, regular: alone),
  ]

  @Test(arguments: libraryRows) func rolesGroupsAndSections(row: Row) throws {
    try check(row, Self.library)
  }

  @Test(
    arguments: [
      (
        "framework: uikit", LayoutManifest.Target.ios18,
        "tabBar library; sidebar albums; opens albums"
      ),
      ("framework: uikit", .ios26, "tabBar library; sidebar library"),
      ("framework: swiftui", .ios26, "tabBar library; sidebar albums; opens albums"),
      ("mode: sidebar", .ios18, "sidebar library"),
      ("mode: tabBar", .ios18, "tabBar library"),
      ("mode: tabSidebar", .ios17, "tabBar library"),
    ]
  )
  func aGroupCannotBeSelectedEverywhere(
    settings: String,
    target: LayoutManifest.Target,
    way: String
  ) throws {
    let layout = try Self.resolved(settings, Self.library).layout(target, isCompact: false)
    let reach = settings == "mode: sidebar" ? "sidebar" : "tabBar"
    #expect(layout?.way(to: "library") == "\(reach); \(way)")
  }

  @Test func stepsGoThroughSubTabsScreensAndDefaultChildren() throws {
    let layout = try Self.resolved("mode: tabSidebar", Self.library)
      .layout(.ios18, isCompact: true)
    #expect(layout?.way(to: "albums") == "subTabBar; tabBar library, subTabBar albums")
    #expect(layout?.way(to: "one") == "nested; tabBar library, subTabBar artists")
    #expect(layout?.way(to: "mix") == "nested; tabBar library, content mix.*")
    #expect(layout?.way(to: "radio") == "overflow; overflow radio")
    #expect(layout?.way(to: "saved") == "none; else home")
    #expect(layout?.way(to: "artists") == "no destination")
    #expect(layout?.items["artists"]?.opens == "one")
    #expect(layout?.initial == "home")
  }

  // MARK: Placements, an inline group, what is put away and what is out

  static let placements = """
      - {id: a, title: A, regular: fixed}
      - id: b
        title: B
        sidebarAppearance: inline
        children:
          - {id: b1, title: B1}
          - {id: bact, kind: action, title: Act}
          - {id: b2, title: B2, regular: default}
      - {id: c, title: C, hiddenByDefault: true}
      - {id: d, title: D, regular: optional}
      - id: e
        title: E
        regular: hidden
        children:
          - {id: e1, title: E1}
      - id: g
        title: G
        landing: self
        compactChildren: list
        children:
          - {id: g1, title: G1}
          - {id: g2, kind: dynamic, source: list}
      - {id: edit, kind: action, title: Edit, regular: sidebarOnly}

    """

  private static let phone = "a b(b1 b2) d e(e1) g"
  private static let placed = "a | b b2 g |  + b1 c d g1\na b1 b2 bact d edit g(g1 g2)"

  static let placementRows = [
    Row("mode: tabSidebar", .ios18, compact: phone, regular: placed),
    Row("mode: tabSidebar", .ios27, compact: phone, regular: placed),
    Row("mode: tabSidebar", .ios17, compact: phone, regular: phone),
    Row("mode: tabBar", .ios17, compact: phone, regular: phone),
    Row("mode: tabBar", .ios26, compact: phone, regular: "a b(b1 b2) d g"),
    Row("mode: sidebar", .ios26, compact: phone, regular: "a b1 b2 bact d g(g1 g2) edit"),
  ]

  @Test(arguments: placementRows) func placementsAndAppearances(row: Row) throws {
    try check(row, Self.placements)
  }

  @Test func whatIsPutAwayIsNotWhatIsOut() throws {
    let resolved = try Self.resolved("mode: tabSidebar", Self.placements)
    let (compact, regular) = (
      resolved.layout(.ios26, isCompact: true), resolved.layout(.ios26, isCompact: false)
    )
    #expect(compact?.way(to: "c") == "none; else a")
    #expect(regular?.way(to: "c") == "hiddenByDefault; else a")
    #expect(regular?.way(to: "e1") == "none; else a")
    #expect(compact?.way(to: "e1") == "subTabBar; tabBar e, subTabBar e1")
    #expect(compact?.way(to: "g1") == "nested; tabBar g, content g1")
    #expect(compact?.way(to: "g2") == "nested; tabBar g, content g2.*")
    #expect(regular?.way(to: "g2") == "sidebar; sidebar g2.*")
    #expect(regular?.way(to: "b2") == "tabBar; tabBar b2; sidebar b2")
  }

  // MARK: Overflow

  @Test func aDynamicTakesAsManyPlacesAsItMayHave() throws {
    func compact(_ max: Int) throws -> String? {
      let tree = """
          - {id: a, title: A}
          - {id: list, kind: dynamic, source: list, compact: tab, max: \(max)}
          - {id: b, title: B}
          - {id: c, title: C}

        """
      return try Self.resolved("mode: tabBar", tree).layout(.ios27, isCompact: true)?.summary
    }
    #expect(try compact(2) == "a list b c")
    #expect(try compact(3) == "a list > b c")
    #expect(try compact(4) == "a > list b c")
  }

  @Test func fallbacksAreTriedInOrder() throws {
    let tree = """
        - {id: a, title: A}
        - id: g
          title: G
          landing: self
          children:
            - {id: own, title: Own, compact: hidden, fallback: gone}
            - {id: gone, title: Gone, compact: hidden, fallback: b}
            - {id: near, title: Near, compact: hidden}
        - {id: b, title: B}
        - {id: far, title: Far, compact: hidden}

      """
    let layout = try Self.resolved("initial: b", tree).layout(.ios18, isCompact: true)
    #expect(layout?.way(to: "own") == "none; else b")
    #expect(layout?.way(to: "near") == "none; else g")
    #expect(layout?.way(to: "far") == "none; else b")
    #expect(layout?.initial == "b")
  }
}
