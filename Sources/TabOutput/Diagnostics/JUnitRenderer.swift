import Diagnostics
import SourceText

/// Findings as a report of tests: a suite for each file and in it a test for each finding.
///
/// A test fails if its finding makes the run fail; other findings pass and say what they found. A
/// file in which nothing is found is one test that passes. What could not be read or written is a
/// test in error of a suite of its own.
public struct JUnitRenderer: DiagnosticRenderer {
  private let options: RenderingOptions

  /// A renderer for paths that are relative to the working folder.
  public init(_ options: RenderingOptions) { self.options = options }

  /// Writes the document.
  public func render(_ reports: [FileReport], into sink: any ByteSink) {
    let counts = reports.map { Counts($0, options) }
    let failed = Counts(errors: options.failures.count)
    let total = counts.reduce(into: failed) { $0.add($1) }
    sink.write("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n")
    sink.write("<testsuites name=\"tabc \(attribute(options.command))\"\(total.attributes)>\n")
    for (report, counts) in zip(reports, counts) {
      let path = attribute(options.shownPath(report.path))
      sink.write("  <testsuite name=\"\(path)\"\(counts.attributes)>\n")
      writeTests(of: report, path, into: sink)
      sink.write("  </testsuite>\n")
    }
    if !options.failures.isEmpty {
      sink.write("  <testsuite name=\"files\"\(failed.attributes)>\n")
      for failure in options.failures {
        let message = attribute(failure)
        sink.write("    <testcase name=\"\(message)\" classname=\"files\">\n")
        sink.write("      <error message=\"\(message)\" type=\"error\"/>\n")
        sink.write("    </testcase>\n")
      }
      sink.write("  </testsuite>\n")
    }
    sink.write("</testsuites>\n")
  }

  private func writeTests(of report: FileReport, _ path: String, into sink: any ByteSink) {
    let lines = report.lines
    var occurrences: [String: Int] = [:]
    for diagnostic in report.diagnostics {
      let message = attribute(diagnostic.fullMessage)
      let name = "\(attribute(diagnostic.rule.name)): \(message)"
      let occurrence = occurrences[name, default: 0] + 1
      occurrences[name] = occurrence
      let number = occurrence == 1 ? "" : " (\(occurrence))"
      let start = lines?.position(at: diagnostic.span.lowerBound)
      let line = start.map { " line=\"\($0.line)\"" } ?? ""
      let severity = diagnostic.severity.rawValue
      let description = description(of: diagnostic, path, lines)

      sink.write("    <testcase name=\"\(name)\(number)\" classname=\"\(path)\" ")
      sink.write("file=\"\(path)\"\(line)>\n")
      sink.write(
        options.fails(diagnostic)
          ? "      <failure message=\"\(message)\" type=\"\(severity)\">\(description)</failure>\n"
          : "      <system-out>\(description)</system-out>\n"
      )
      sink.write("    </testcase>\n")
    }
    if report.omitted > 0 {
      sink.write("    <testcase name=\"more findings\" classname=\"\(path)\" file=\"\(path)\">\n")
      sink.write("      <skipped message=\"\(report.omission())\"/>\n")
      sink.write("    </testcase>\n")
    } else if report.diagnostics.isEmpty {
      sink.write("    <testcase name=\"no findings\" classname=\"\(path)\" file=\"\(path)\"/>\n")
    }
  }

  /// What the concise format says, and below it the rest; escaped.
  private func description(of diagnostic: Diagnostic, _ path: String, _ lines: LineIndex?) -> String
  {
    func place(_ span: ByteSpan) -> String {
      guard let position = lines?.position(at: span.lowerBound) else { return path }
      return "\(path):\(position.line):\(position.column)"
    }
    var text = "\(place(diagnostic.span)): \(diagnostic.severity.rawValue): "
    text += "\(attribute(diagnostic.fullMessage)) [\(attribute(diagnostic.rule.name))]"
    for related in diagnostic.related {
      text += "\n\(place(related.span)): note: \(attribute(related.message))"
    }
    if let help = diagnostic.help ?? diagnostic.fix?.title { text += "\nhelp: \(attribute(help))" }
    return text
  }

  /// Text as it can stand in an attribute or between tags. What XML has no way to write, as most
  /// control characters, is visible before it gets here.
  private func attribute(_ text: String) -> String {
    let visible = VisibleText.line(text)
    let special = "<>&\"'".utf8
    guard visible.utf8.contains(where: special.contains) else { return visible }
    return visible.unicodeScalars.reduce(into: "") { escaped, scalar in
      switch scalar {
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "&": escaped += "&amp;"
      case "\"": escaped += "&quot;"
      case "'": escaped += "&apos;"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
  }
}

/// How many tests there are in a suite, or in all of them.
private struct Counts {
  private var tests = 0
  private var failures = 0
  private var skipped = 0
  private var errors = 0

  init(errors: Int) { (tests, self.errors) = (errors, errors) }

  init(_ report: FileReport, _ options: RenderingOptions) {
    failures = report.diagnostics.count(where: options.fails)
    skipped = report.omitted > 0 ? 1 : 0
    tests = max(1, report.diagnostics.count + skipped)
  }

  mutating func add(_ other: Self) {
    tests += other.tests
    failures += other.failures
    skipped += other.skipped
    errors += other.errors
  }

  var attributes: String {
    " tests=\"\(tests)\" failures=\"\(failures)\" errors=\"\(errors)\" skipped=\"\(skipped)\""
  }
}

extension RenderingOptions {
  /// Whether a finding makes the run fail.
  fileprivate func fails(_ diagnostic: Diagnostic) -> Bool {
    failureLevel.map { diagnostic.severity >= $0 } ?? false
  }
}
