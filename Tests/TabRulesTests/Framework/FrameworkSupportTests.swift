import Diagnostics
import Testing

@testable import TabRules

/// What SwiftUI and UIKit cannot show; the rule's other fixtures are about AdaptiveAppShell.
@Suite struct FrameworkSupportTests {
  @Test(arguments: ["swiftui", "uikit", "swiftui-limits", "uikit-limits"]) func fires(
    framework: String
  ) throws {
    let path = "Fixtures/rules/framework-support/\(framework).yaml"
    let marked = try MarkedText(Fixtures.text(path))
    let found = Lint(marked.source).diagnostics
    #expect(Set(found.map(\.rule.name)) == ["framework-support"])
    #expect(found.map(\.span.lowerBound) == marked.marks)
  }

  @Test(arguments: ["swiftui", "uikit", "swiftui-limits", "uikit-limits"]) func doesNotFire(
    framework: String
  ) throws {
    let path = "Fixtures/rules/framework-support/\(framework)-not.yaml"
    #expect(try Lint(MarkedText(Fixtures.text(path)).source).diagnostics == [])
  }
}
