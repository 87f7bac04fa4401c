import Diagnostics
import SourceText

/// One line a finding, whatever stands in it: `tabs.yaml:3:9: error: message [rule]`.
public struct ConciseRenderer: DiagnosticRenderer {
  /// A renderer without options.
  public init() {}

  /// Writes the lines; related places, help and fixes are left out.
  public func render(_ reports: [FileReport], into sink: any ByteSink) {
    for report in reports {
      let path = VisibleText.line(report.path)
      let lines = report.lines
      for diagnostic in report.diagnostics {
        var place = path
        if let position = lines?.position(at: diagnostic.span.lowerBound) {
          place += ":\(position.line):\(position.column)"
        }
        let message = VisibleText.line(diagnostic.fullMessage)
        let rule = VisibleText.line(diagnostic.rule.name)
        sink.write("\(place): \(diagnostic.severity.rawValue): \(message) [\(rule)]\n")
      }
      if report.omitted > 0 { sink.write("\(path): info: \(report.omission())\n") }
    }
  }
}
