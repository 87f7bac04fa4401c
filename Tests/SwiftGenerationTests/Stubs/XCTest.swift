// The part of XCTest that generated UI tests use, with its documented signatures.

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

  open var label: String { "" }
  open var frame: CGRect { CGRect() }
  open var horizontalSizeClass: SizeClass { .unspecified }
  open var tabBars: XCUIElementQuery { XCUIElementQuery() }
  open var windows: XCUIElementQuery { XCUIElementQuery() }
  open var buttons: XCUIElementQuery { XCUIElementQuery() }
  open func descendants(matching type: ElementType) -> XCUIElementQuery { XCUIElementQuery() }
  open func waitForExistence(timeout: TimeInterval) -> Bool { false }
  open func tap() {}
}

@MainActor open class XCUIElementQuery {
  open var firstMatch: XCUIElement { XCUIElement() }
  open var buttons: XCUIElementQuery { self }
  open var allElementsBoundByIndex: [XCUIElement] { [] }
  open func element(boundBy index: Int) -> XCUIElement { XCUIElement() }
  open func matching(identifier: String) -> XCUIElementQuery { self }
}

@MainActor open class XCUIApplication: XCUIElement {}

public func XCTAssertEqual<T: Equatable>(
  _ expression1: @autoclosure () throws -> T,
  _ expression2: @autoclosure () throws -> T,
  _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath,
  line: UInt = #line
) {}

public func XCTFail(
  _ message: String = "",
  file: StaticString = #filePath,
  line: UInt = #line
) {}
