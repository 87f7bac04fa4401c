import Diagnostics
import SourceText
import TabOutput
import TabRules
import Testing

/// The two configurations of a rule: one that breaks it and nothing else, one that only just does
/// not.
struct RuleFixture {
  private let folder: String
  private let rule: RuleID

  /// The fixtures of `rule`, or those of its `part` where it has several.
  init(_ rule: RuleID, part: String? = nil) {
    self.rule = rule
    folder = "Fixtures/rules/\(rule.name)" + (part.map { "/\($0)" } ?? "")
  }

  /// Fails the test unless `fires.yaml` gives the recorded findings of the rule at the marked places,
  /// and `not.yaml` none at all.
  func expectFindings() throws {
    let marked = MarkedText(
      try Repository.contents("\(folder)/fires.yaml"),
      name: "fires.yaml"
    )
    let source = marked.source
    let lint = Lint(source)
    let buffer = ByteBuffer()
    let report = FileReport(path: source.name, source: source, diagnostics: lint.diagnostics)
    TextRenderer().render([report], into: buffer)
    #expect(marked.isNumbered, "marks count up in file order")
    #expect(Set(lint.diagnostics.map(\.rule)) == [rule], "\(buffer.text)")
    #expect(lint.diagnostics.map(\.span.lowerBound) == marked.marks, "\(buffer.text)")
    try Repository.expect(buffer.text, in: "\(folder)/fires.text")

    let quiet = Lint(
      SourceText(name: "not.yaml", contents: try Repository.contents("\(folder)/not.yaml"))
    )
    #expect(quiet.diagnostics == [])
    #expect(quiet.configuration != nil)
  }

  /// Fails the test unless every finding in `fires.yaml` outside aliased text has a fix, and the
  /// text with all of them made is `fixed.yaml`, in which the rule finds nothing more.
  func expectFixes(leaving left: Int = 0) throws {
    var bytes = MarkedText(try Repository.contents("\(folder)/fires.yaml")).source.bytes
    let findings = Lint(SourceText(name: "fires.yaml", contents: bytes)).diagnostics
    for edit in findings.compactMap(\.fix).flatMap(\.edits).reversed() {
      bytes.replaceSubrange(edit.span.range, with: Array(edit.replacement.utf8))
    }
    try Repository.expect(String(decoding: bytes, as: UTF8.self), in: "\(folder)/fixed.yaml")
    let mended = Lint(SourceText(name: "fixed.yaml", contents: bytes))
    #expect(mended.diagnostics.count { $0.rule == rule } == left)
    #expect(mended.configuration != nil)
  }
}
