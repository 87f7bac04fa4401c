import Diagnostics
import FileSystem
import SourceText
import TabOutput
import TabRules

extension Environment {
  /// Tells on standard error why a file is not read as a configuration: of many errors the first.
  func showErrors(of lint: Lint, in source: SourceText, named name: String) {
    let errors = lint.diagnostics.filter { $0.severity == .error }
    let shown = errors.prefix(FindingOutputs.defaultMaximum)
    let report = FileReport(
      path: name,
      source: source,
      diagnostics: Array(shown),
      omitted: errors.count - shown.count
    )
    TextRenderer(omissionHint: "'tabc lint --max-diagnostics' shows them")
      .render([report], into: error)
  }
}
