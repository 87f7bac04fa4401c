// The part of XCTest that generated UI tests use, with its documented signatures, and as much
// behavior as shows what they do.

@_exported import Foundation

@MainActor open class XCUIElement {
  public enum ElementType: UInt, Sendable {
    case any = 0
    case button = 9
  }

  public enum SizeClass: Int, Sendable {
    case unspecified = 0
    case compact = 1
    case regular = 2
  }

  let name: String
  init(_ name: String) { self.name = name }

  open var label: String { name }
  open var frame: CGRect { Recording.frame(name) }
  open var horizontalSizeClass: SizeClass { .unspecified }
  open var tabBars: XCUIElementQuery { XCUIElementQuery("bar") }
  open var windows: XCUIElementQuery { XCUIElementQuery("window") }
  open var buttons: XCUIElementQuery { XCUIElementQuery(name) }
  open func descendants(matching type: ElementType) -> XCUIElementQuery { XCUIElementQuery("any") }
  open var cells: XCUIElementQuery { XCUIElementQuery("cell") }
  open var exists: Bool { Recording.isThere(name) }
  open var isHittable: Bool { exists }
  open func waitForExistence(timeout: TimeInterval) -> Bool { exists }
  open func tap() { Recording.lines.append(name) }
}

@MainActor open class XCUIElementQuery {
  let name: String
  init(_ name: String) { self.name = name }

  open var firstMatch: XCUIElement { XCUIElement(name) }
  open var buttons: XCUIElementQuery { self }
  open var allElementsBoundByIndex: [XCUIElement] { [] }
  open func element(boundBy index: Int) -> XCUIElement { XCUIElement("\(name) \(index)") }
  open func matching(identifier: String) -> XCUIElementQuery {
    XCUIElementQuery("\(name) \(identifier)")
  }
}

@MainActor open class XCUIApplication: XCUIElement {
  public init() { super.init("app") }
  open var launchArguments: [String] = []
  open func launch() {}
}

@MainActor open class XCTestCase {
  public init() {}
}

/// What was tapped, compared and failed.
@MainActor public enum Recording {
  public static var lines: [String] = []

  /// What was last compared: what is there, and what was expected.
  public static var compared = ""

  /// Where an element of a name stands.
  public static var frame: @MainActor (String) -> CGRect = { _ in CGRect() }

  /// Whether there is an element of a name.
  public static var isThere: @MainActor (String) -> Bool = { _ in true }
}

@MainActor public func XCTAssertEqual<T: Equatable>(
  _ expression1: @autoclosure () throws -> T,
  _ expression2: @autoclosure () throws -> T,
  _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath,
  line: UInt = #line
) {
  guard let shown = try? expression1(), let expected = try? expression2() else { return }
  Recording.compared = "\(shown) for \(expected)"
  Recording.lines.append("\(expected)")
}

@MainActor public func XCTFail(
  _ message: String = "",
  file: StaticString = #filePath,
  line: UInt = #line
) { Recording.lines.append(message) }
