import Diagnostics
import SourceText
import TabOutput
import TabRules
import TabTree
import YAMLTree

/// What reading a configuration finds, without the rules that look at what it means.
struct Reading {
  private static let rules = Set((YAMLRules.all + ReadingRules.all).map(\.id))

  let source: SourceText
  let lint: Lint
  let diagnostics: [Diagnostic]

  init(_ source: SourceText) {
    self.source = source
    lint = Lint(source)
    diagnostics = lint.diagnostics.filter { Self.rules.contains($0.rule) }
  }

  init(_ text: String) { self.init(SourceText(name: "tabs.yaml", contents: Array(text.utf8))) }

  /// The findings in the `text` format.
  var text: String {
    let buffer = ByteBuffer()
    let report = FileReport(path: source.name, source: source, diagnostics: diagnostics)
    TextRenderer().render([report], into: buffer)
    return buffer.text
  }

  /// The rules of the findings, in file order.
  var rules: [String] { diagnostics.map(\.rule.name) }

  /// Each finding as `LINE:COLUMN RULE: MESSAGE`.
  var lines: [String] {
    let lines = LineIndex(source)
    return diagnostics.map {
      let position = lines.position(at: $0.span.lowerBound)
      return "\(position.line):\(position.column) \($0.rule.name): \($0.message)"
    }
  }

  /// The source text at which each finding points.
  var excerpts: [String] { diagnostics.map { source[$0.span] } }
}
