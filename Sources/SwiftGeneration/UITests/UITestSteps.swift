/// How steps are taken and labels read, the same for every configuration.
enum UITestSteps {
  static let text = #"""
    private enum Step {
      case tabBar(String)
      case overflow(String)
      case subTabBar(String)
      case content(String)
      case sidebar(String)
    }

    private func take(_ steps: [Step], file: StaticString, line: UInt) {
      for step in steps {
        let isTaken =
          switch step {
          case .tabBar(let name): tap(barItem(name), name, file, line)
          case .overflow(let name):
            tap(more, "More", file, line) && tap(element(name, in: [everything]), name, file, line)
          case .subTabBar(let name), .content(let name):
            tap(element(name, in: [everything]), name, file, line)
          case .sidebar(let name): tap(sidebarRow(name), name, file, line)
          }
        guard isTaken else { return }
      }
    }

    private static var places: Int { 5 }

    private var everything: XCUIElementQuery { app.descendants(matching: .any) }

    private var more: XCUIElement? {
      let more = app.tabBars.firstMatch.buttons.element(boundBy: Self.places - 1)
      return more.waitForExistence(timeout: 5) ? more : nil
    }

    // In regular width the bar need be no tab bar to accessibility, and the rows of an open sidebar
    // stand in for it.
    private func barItem(_ name: String) -> XCUIElement? {
      element(name, in: [app.tabBars.buttons] + (isCompact ? [] : [app.buttons, app.cells]))
    }

    // A closed sidebar has no rows. The button that opens it would close an open one.
    private func sidebarRow(_ name: String) -> XCUIElement? {
      let row = element(name, in: [app.cells, app.buttons], timeout: 1)
      if let row, row.isHittable { return row }
      if sidebarToggle.exists { sidebarToggle.tap() }
      return element(name, in: [app.cells, app.buttons, everything])
    }

    private func element(
      _ name: String,
      in queries: [XCUIElementQuery],
      timeout: TimeInterval = 5
    ) -> XCUIElement? {
      let elements = queries.map { $0.matching(identifier: name).firstMatch }
      return elements.first { $0.exists }
        ?? elements.first { $0.waitForExistence(timeout: timeout) }
    }

    private func tap(
      _ element: XCUIElement?,
      _ name: String,
      _ file: StaticString,
      _ line: UInt
    ) -> Bool {
      guard let element else {
        XCTFail("'\(name)' is not there", file: file, line: line)
        return false
      }
      element.tap()
      return true
    }

    private func fail(_ id: String, file: StaticString, line: UInt) {
      XCTFail("nothing leads to '\(id)' here", file: file, line: line)
    }

    private func compare(_ expected: [String], file: StaticString, line: UInt) {
      guard isCompact else {
        compareRegular(expected, file, line)
        return
      }
      let labels = app.tabBars.firstMatch.buttons.allElementsBoundByIndex.map(\.label)
      // The last place is that of More, which the system names.
      let isOverflowing = expected.count > Self.places
      XCTAssertEqual(
        isOverflowing ? Array(labels.prefix(Self.places - 1)) : labels,
        isOverflowing ? Array(expected.prefix(Self.places - 1)) : expected,
        file: file,
        line: line
      )
    }

    private func compareRegular(_ expected: [String], _ file: StaticString, _ line: UInt) {
      var items = frames(of: expected)
      if !isInOneRow(items), sidebarToggle.exists {
        // The rows of an open sidebar, which stands in place of the bar.
        sidebarToggle.tap()
        items = frames(of: expected)
      }
      guard isInOneRow(items) else {
        XCTFail("the tab bar is not there", file: file, line: line)
        return
      }
      let order = items.sorted { $0.frame.minX < $1.frame.minX }.map(\.name)
      XCTAssertEqual(order, expected, file: file, line: line)
    }

    private func frames(of names: [String]) -> [(name: String, frame: CGRect)] {
      names.compactMap { name in barItem(name).map { (name, $0.frame) } }
    }

    private func isInOneRow(_ items: [(name: String, frame: CGRect)]) -> Bool {
      let top = items.map(\.frame.minY).max() ?? 0
      let bottom = items.map(\.frame.maxY).min() ?? 0
      return top <= bottom
    }

    private var sidebarToggle: XCUIElement {
      app.buttons.matching(identifier: "ToggleSidebar").firstMatch
    }
    """#
}
