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
        switch step {
        case .tabBar(let name):
          tap(isCompact ? app.tabBars.buttons : everything, name, file, line)
        case .overflow(let name):
          app.tabBars.firstMatch.buttons.element(boundBy: Self.places - 1).tap()
          tap(everything, name, file, line)
        case .subTabBar(let name), .content(let name), .sidebar(let name):
          tap(everything, name, file, line)
        }
      }
    }

    private static var places: Int { 5 }

    private var everything: XCUIElementQuery { app.descendants(matching: .any) }

    private func tap(
      _ query: XCUIElementQuery,
      _ name: String,
      _ file: StaticString,
      _ line: UInt
    ) {
      let element = query.matching(identifier: name).firstMatch
      guard element.waitForExistence(timeout: 5) else {
        XCTFail("'\(name)' is not there", file: file, line: line)
        return
      }
      element.tap()
    }

    private func fail(_ id: String, file: StaticString, line: UInt) {
      XCTFail("nothing leads to '\(id)' here", file: file, line: line)
    }

    private func compare(_ expected: [String], file: StaticString, line: UInt) {
      guard isCompact else {
        let items = expected.map { ($0, everything.matching(identifier: $0).firstMatch) }
        let shown = items.filter { $0.1.waitForExistence(timeout: 5) }
        let order = shown.sorted { $0.1.frame.minX < $1.1.frame.minX }.map(\.0)
        XCTAssertEqual(order, expected, file: file, line: line)
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
    """#
}
