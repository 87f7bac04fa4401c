import Foundation
import SwiftGeneration
import Testing

/// An item of a dynamic list is shown by its own image, else by its own symbol, else by what the list
/// has, on every release and in a sidebar of the app's own.
@Suite struct ItemImageTests {
  private static func sample(_ list: String, mode: String = "tabSidebar") -> Sample {
    Sample(
      name: "pages",
      text: """
        version: 1
        app: Pages
        framework: uikit
        deploymentTarget: 17
        mode: \(mode)
        rules: {compact-tab-count: off}
        tabs:
          - {id: home, title: Home, systemImage: house}
          - {id: about, title: About, systemImage: info.circle}
          - {id: pages, kind: dynamic, source: pages, \(list), compact: tab, max: 4}
        """
    )
  }

  private static let items = """
    let made = [
      PagesTabItem(key: "both", title: "", systemImage: "star", image: "own"),
      PagesTabItem(key: "image", title: "", image: "own"),
      PagesTabItem(key: "symbol", title: "", systemImage: "star"),
      PagesTabItem(key: "none", title: ""),
    ]

    """

  private static let provider = """
    final class Provider: PagesTabProvider {
      func viewController(for tab: PagesTabID) -> UIViewController { UIViewController() }
      func items(of list: PagesTabListID) -> [PagesTabItem] { made }
    }

    let provider = Provider()
    let controller = UITabBarController()
    let tabs = PagesTabs(provider: provider)

    """

  private static func output(_ sample: Sample, _ program: String) throws -> [String] {
    let folder = try ScratchFolder()
    try SwiftTool.build(["UIKit"], in: folder.url)
    let generated = try sample.generate(.uikit)
    for file in generated { try folder.put(file.name, file.text.askingForRelease) }
    try folder.put("Release.swift", "nonisolated(unsafe) var release = 18\n")
    try folder.put("main.swift", "import UIKit\n\n" + items + provider + program)
    return try SwiftTool.output(
      of: ["main.swift", "Release.swift"] + generated.map(\.name),
      with: ["UIKit"],
      in: folder.url
    ).split(separator: "\n").map(String.init)
  }

  @Test func inBars() throws {
    let program = """
      release = 18
      print(tabs.tabs().dropFirst(2).map { $0.image?.name ?? "nil" })
      release = 17
      print(tabs.viewControllers().dropFirst(2).map { $0.tabBarItem.image?.name ?? "nil" })
      """
    let shown = try Self.output(Self.sample("systemImage: doc"), program)
    let expected = "\(["asset own", "asset own", "star", "doc"])"
    #expect(shown == [expected, expected])
  }

  @Test(arguments: [("systemImage: doc", "doc"), ("image: list", "asset list")])
  func inSidebarsOfTheApp(list: String, last: String) throws {
    let program = """
      for row in tabs.rows().dropFirst(2) {
        print(row.image.map { "asset " + $0 } ?? row.systemImage ?? "nil")
      }
      """
    let shown = try Self.output(Self.sample(list, mode: "sidebar"), program)
    #expect(shown == ["asset own", "asset own", "star", last])
  }
}
