import Foundation
import SwiftGeneration
import TabTree
import Testing

/// On releases without `UITab` and `Tab`, generated code shows and selects the same tabs.
@Suite struct EarlierReleaseTests {
  private static let tabs = """
    deploymentTarget: 17
    rules: {sub-tab-count: off, never-shown: off}
    flags: {notes: false}
    tabs:
      - {id: notes, title: Notes, systemImage: note.text, when: notes}
      - {id: home, title: Home, systemImage: house}
      - id: library
        title: Library
        systemImage: books.vertical
        children:
          - {id: songs, title: Songs, systemImage: music.note}
          - {id: albums, title: Albums, systemImage: square.stack}
      - {id: pages, kind: dynamic, source: pages, systemImage: doc.text, compact: tab, max: 1}
      - {id: search, role: search, badge: "1"}
    initial: home
    """

  private static func sample(_ framework: String, tabs: String = tabs) -> Sample {
    Sample(name: "early", text: "version: 1\napp: Early\nframework: \(framework)\n\(tabs)")
  }

  private static let program = """
    import UIKit

    final class Provider: EarlyTabProvider {
      func viewController(for tab: EarlyTabID) -> UIViewController { UIViewController() }
      func navigationController(for group: EarlyTabGroupID) -> UINavigationController? { nil }
      func items(of list: EarlyTabListID) -> [EarlyTabItem] {
        ["a", "b"].map { EarlyTabItem(key: $0, title: $0) }
      }
    }

    let provider = Provider()
    let controller = UITabBarController()

    @MainActor func tabs(notes: Bool) -> EarlyTabs {
      var flags = EarlyTabFlags()
      flags.notes = notes
      return EarlyTabs(flags: flags, provider: provider)
    }

    @MainActor func show(_ what: String) {
      let selected = controller.selectedViewController.flatMap { tabs(notes: false).tab(of: $0) }
      print(what, selected?.rawValue ?? "nil")
    }

    tabs(notes: false).install(in: controller)
    show("at first")
    let search = controller.viewControllers?.last?.tabBarItem
    print(search?.systemItem == .search, search?.badgeValue ?? "nil")
    for tab in [EarlyTabID.search, .songs, .pages("b"), .notes, .pages("a")] {
      show("\\(tabs(notes: false).select(tab, in: controller))")
    }
    tabs(notes: true).install(in: controller)
    show("with notes")
    show("\\(tabs(notes: false).select(.notes, in: controller))")
    tabs(notes: false).install(in: controller)
    show("without notes")
    """

  @Test func uikitKeepsAndSelectsTabs() throws {
    let folder = try ScratchFolder()
    try SwiftTool.build(["UIKit"], in: folder.url)
    var files: [String] = []
    for file in try Self.sample("uikit").generate(.uikit) {
      // Every release but those of an iPhone is a later one.
      let text = file.text.replacing("#available(iOS 18, *)", with: "isLater")
      try folder.put(file.name, text)
      files.append(file.name)
    }
    try folder.put("Release.swift", "let isLater = CommandLine.arguments.count > 1\n")
    try folder.put("main.swift", Self.program)
    let shown = try SwiftTool.output(
      of: ["main.swift", "Release.swift"] + files,
      with: ["UIKit"],
      in: folder.url
    )
    #expect(
      shown == """
        at first home
        true 1
        true search
        true library
        false library
        false library
        true pages.a
        with notes pages.a
        true notes
        without notes home

        """
    )
  }

  @Test(arguments: [
    ("{id: search, role: search}", "Label(\"Search\", systemImage: \"magnifyingglass\")"),
    (
      "{id: search, role: search, title: Find}",
      "Label(\"Find\", systemImage: \"magnifyingglass\")"
    ),
    (
      "{id: search, role: search, systemImage: eye}", "Label(\"Search\", systemImage: \"eye\")"
    ),
  ])
  func swiftUILabelsSearchAsTheSystemDoes(search: String, label: String) throws {
    let tabs = """
      deploymentTarget: 17
      tabs:
        - {id: home, title: Home, systemImage: house}
        - \(search)
      """
    let code = try Self.sample("swiftui", tabs: tabs).generate(.swiftui).map(\.text).joined()
    let earlier = try #require(code.components(separatedBy: "earlierTabs: some View").last)
    #expect(earlier.contains(label))
  }
}
