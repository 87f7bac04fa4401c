import Diagnostics
import SourceText

extension FileReport {
  /// Where lines begin, if there is anything to report and a text to report it in.
  var lines: LineIndex? { diagnostics.isEmpty ? nil : source.map(LineIndex.init) }

  /// That findings were left out, in the words that all formats for people use.
  func omission(in place: String = "", hint: String = omissionHint) -> String {
    "\(Self.moreFindings(omitted))\(place); \(hint)"
  }

  /// How people get to see what was left out, where the command has an option for it.
  public static let omissionHint = "--max-diagnostics shows them"

  /// A number of findings that are not shown.
  static func moreFindings(_ count: Int) -> String {
    count == 1 ? "1 more finding" : "\(count) more findings"
  }
}

extension [FileReport] {
  /// How many findings of a severity there are.
  func count(of severity: Severity) -> Int {
    reduce(0) { $0 + $1.diagnostics.count { $0.severity == severity } }
  }

  /// How many findings were left out.
  var omitted: Int { reduce(0) { $0 + $1.omitted } }

  /// Visits the findings of a severity in order, until `visit` returns `false`.
  func visit(
    _ severity: Severity,
    _ visit: (Diagnostic, FileReport, LineIndex?) -> Bool
  ) {
    for report in self where report.diagnostics.contains(where: { $0.severity == severity }) {
      let lines = report.lines
      for diagnostic in report.diagnostics where diagnostic.severity == severity {
        guard visit(diagnostic, report, lines) else { return }
      }
    }
  }
}
