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
    var allowance = Allowance(reports)
    var writer = JSONWriter(into: sink)
    writer.beginObject()
    writer.member("$schema", "https://json.schemastore.org/sarif-2.1.0.json")
    writer.member("version", "2.1.0")
    writer.key("runs")
    writer.beginArray()
    writer.beginObject()
    writeTool(rules, to: &writer)
    writeCategory(to: &writer)
    writeInvocation(reports, unwritten: allowance.unwritten, to: &writer)
    writer.member("columnKind", "unicodeCodePoints")
    writer.key("results")
    writer.beginArray()
    for report in reports {
      var results = SARIFResults(report, rules, options)
      for diagnostic in report.diagnostics where allowance.take(diagnostic) {
        results.write(diagnostic, to: &writer)
      }
    }
    writer.endArray()
    writer.endObject()
    writer.endArray()
    writer.endObject()
    writer.lineFeed()
    writer.finish()
  }

  private func writeTool(_ rules: SARIFRules, to writer: inout JSONWriter) {
    writer.key("tool")
    writer.beginObject()
    writer.key("driver")
    writer.beginObject()
    writer.member("name", "tabc")
    writer.member("version", options.version)
    writer.member("semanticVersion", options.version)
    rules.write(to: &writer)
    writer.endObject()
    writer.endObject()
  }

  /// Results of another command or folder do not take the place of these: GitHub replaces those of
  /// the same category, which is all before the last slash.
  private func writeCategory(to writer: inout JSONWriter) {
    let folder = RenderingOptions.path(
      of: options.absolutePath(options.workingFolder),
      in: options.repositoryFolder
    )
    let category = ["tabc", options.command] + (folder.map { [$0] } ?? [])
    writer.key("automationDetails")
    writer.beginObject()
    writer.member("id", category.joined(separator: "/") + "/")
    writer.endObject()
  }

  private func writeInvocation(
    _ reports: [FileReport],
    unwritten: Int,
    to writer: inout JSONWriter
  ) {
    writer.key("invocations")
    writer.beginArray()
    writer.beginObject()
    writer.key("executionSuccessful")
    writer.boolean(reports.allSatisfy { $0.source != nil || $0.diagnostics.isEmpty })
    var messages = reports.filter { $0.omitted > 0 }.map {
      $0.omission(in: " in '\(VisibleText.line($0.path))'")
    }
    if unwritten > 0 {
      messages.append("\(FileReport.moreFindings(unwritten)) than a log may hold")
    }
    if !messages.isEmpty {
      writer.key("toolExecutionNotifications")
      writer.beginArray()
      for message in messages {
        writer.beginObject()
        writer.member("level", "note")
        writer.sarifMessage(SARIFText.escaped(message))
        writer.endObject()
      }
      writer.endArray()
    }
    writer.endObject()
    writer.endArray()
  }
}

/// How many findings of each severity a log may still hold.
private struct Allowance {
  private static let most = 25_000

  private var left: [Severity: Int] = [:]

  /// How many findings have no place in the log.
  let unwritten: Int

  init(_ reports: [FileReport]) {
    var room = Self.most
    var found = 0
    for severity in Severity.allCases.reversed() {
      let count = reports.count(of: severity)
      left[severity] = min(count, room)
      room -= min(count, room)
      found += count
    }
    unwritten = max(0, found - Self.most)
  }

  /// Takes a finding's place, if there is one.
  mutating func take(_ diagnostic: Diagnostic) -> Bool {
    guard let room = left[diagnostic.severity], room > 0 else { return false }
    left[diagnostic.severity] = room - 1
    return true
  }
}
