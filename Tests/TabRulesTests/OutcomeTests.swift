import Diagnostics
import SourceText
import TabOutput
import Testing

@testable import TabRules

/// What all rules say of all fixtures, so that a finding that comes or goes shows in the diff.
@Suite struct OutcomeTests {
  private static let outcome = "Fixtures/rules/outcome.txt"

  @Test func allRulesOverAllFixtures() throws {
    var reports: [FileReport] = []
    for path in Fixtures.paths(below: "Fixtures") where path.hasSuffix(".yaml") {
      let source = try MarkedText(Fixtures.bytes(path), name: path).source
      reports.append(
        FileReport(path: path, source: source, diagnostics: Lint(source).diagnostics)
      )
    }
    let sink = ByteBuffer()
    ConciseRenderer().render(reports, into: sink)
    if Fixtures.isRecording {
      try Fixtures.write(sink.text, to: Self.outcome)
    } else {
      #expect(try sink.text == Fixtures.text(Self.outcome))
    }
  }

  /// A team that starts with these files is not met with faults that it has to explain away.
  @Test func realAppsHaveNoErrors() throws {
    for path in Fixtures.paths(below: "Fixtures/apps") where path.hasSuffix("/tabs.yaml") {
      let source = try MarkedText(Fixtures.bytes(path), name: path).source
      let errors = Lint(source).diagnostics.filter { $0.severity == .error }
      #expect(errors == [], "\(path)")
    }
  }
}
