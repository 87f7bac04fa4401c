import SwiftGeneration
import Testing

/// What stands for a section's screen is not shown: a navigation controller has the child's alone.
@Suite struct SectionScreenTests {
  private static let sample = Sample(
    name: "shelves",
    text: """
      version: 1
      app: Shelves
      framework: uikit
      mode: tabSidebar
      tabs:
        - {id: home, title: Home, systemImage: house}
        - {id: news, title: News, systemImage: newspaper}
        - id: shelf
          kind: section
          title: Shelf
          compact: hidden
          children: [{id: books, title: Books, systemImage: book}]
        - id: store
          title: Store
          systemImage: bag
          landing: self
          children: [{id: charts, title: Charts, systemImage: chart.bar}]
      """
  )

  private static let program = """
    import UIKit

    final class Screen: UIViewController {
      let tab: ShelvesTabID
      init(_ tab: ShelvesTabID) {
        self.tab = tab
        super.init()
      }
    }

    final class Delegate: UITabBarControllerDelegate, ShelvesTabProvider {
      var tree: ShelvesTabs { ShelvesTabs(provider: self) }
      func viewController(for tab: ShelvesTabID) -> UIViewController { Screen(tab) }
      func navigationController(for group: ShelvesTabGroupID) -> UINavigationController? {
        UINavigationController()
      }
      func tabBarController(
        _: UITabBarController,
        displayedViewControllersFor tab: UITab,
        proposedViewControllers: [UIViewController]
      ) -> [UIViewController] { tree.displayedViewControllers(proposedViewControllers) }
    }

    let delegate = Delegate()
    let controller = UITabBarController()
    let tabs = delegate.tree.tabs()
    for root in tabs {
      guard let group = root as? UITabGroup else { continue }
      for tab in [group] + group.children {
        // The system proposes the screens from the root to the tab.
        let proposed = (tab === group ? [group] : [group, tab]).compactMap { $0.viewController }
        let shown = delegate.tabBarController(
          controller,
          displayedViewControllersFor: tab,
          proposedViewControllers: proposed
        )
        print(tab.identifier, shown.map { ($0 as? Screen)?.tab.rawValue ?? "none" })
      }
    }
    """

  @Test func theyAreKeptOffNavigationStacks() throws {
    let folder = try ScratchFolder()
    try SwiftTool.build(["UIKit"], in: folder.url)
    let generated = try Self.sample.generate(.uikit)
    for file in generated { try folder.put(file.name, file.text) }
    try folder.put("main.swift", Self.program)
    let shown = try SwiftTool.output(
      of: ["main.swift"] + generated.map(\.name),
      with: ["UIKit"],
      in: folder.url
    )
    #expect(
      shown == """
        shelf ["none"]
        books ["books"]
        store ["store"]
        charts ["store", "charts"]

        """
    )
  }
}
