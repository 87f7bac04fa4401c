import Diagnostics
import SourceText

/// Findings as a SARIF 2.1.0 log, as GitHub code scanning takes it.
///
/// The log describes the rules that found something. GitHub refuses a log of more than 25,000
/// results: of more, the most severe are written, and a notification says how many are not.
public struct SARIFRenderer: DiagnosticRenderer {
  private let options: RenderingOptions

  /// A renderer for paths that are relative to the working folder.
  public init(_ options: RenderingOptions) { self.options = options }

  /// Writes the document and a line feed.
  public func render(_ reports: [FileReport], into sink: any ByteSink) {
    let rules = SARIFRules(reports)
    var allowance = SARIFAllowance(Severity.allCases.reversed(), count: reports.count)
    let log = SARIFLog(
      options: options,
      isSuccessful: options.failures.isEmpty
        && reports.allSatisfy { $0.source != nil || $0.diagnostics.isEmpty },
      notes: notes(reports, unwritten: allowance.unwritten)
    )
    log.write(into: sink, rules: rules.write) { writer in
      for report in reports {
        var results = SARIFResults(report, rules, options)
        for diagnostic in report.diagnostics where allowance.take(diagnostic.severity) {
          results.write(diagnostic, to: &writer)
        }
      }
    }
  }

  private func notes(_ reports: [FileReport], unwritten: Int) -> [String] {
    var notes = reports.filter { $0.omitted > 0 }.map {
      $0.omission(in: " in '\(VisibleText.line($0.path))'")
    }
    if unwritten > 0 { notes.append("\(FileReport.moreFindings(unwritten)) than a log may hold") }
    return notes
  }
}
