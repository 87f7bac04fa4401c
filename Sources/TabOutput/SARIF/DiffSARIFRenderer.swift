import SourceText
import TabDiff
import TabTree

/// Changes as a SARIF 2.1.0 log, as GitHub code scanning takes it.
///
/// Code scanning shows a result only at a line of the new side: what is gone stands at what is left
/// of its surroundings, with the old place related. Approved changes are left out, as code scanning
/// would show them as open. GitHub refuses a log of more than 25,000 results: of more, those that hurt
/// most are written, and a notification says how many are not.
public struct DiffSARIFRenderer: DiffRenderer {
  private static let most = 25_000

  private let options: RenderingOptions

  /// A renderer for paths that are relative to the working folder.
  public init(_ options: RenderingOptions) { self.options = options }

  /// Writes the document and a line feed.
  public func render(_ reports: [DiffReport], into sink: any ByteSink) {
    let results = chosen(reports)
    let found = Set(results.lazy.flatMap { $0.map(\.kind) })
    let kinds = ChangeKind.allCases.filter(found.contains)
    var writer = JSONWriter(into: sink)
    writer.beginObject()
    writer.member("$schema", "https://json.schemastore.org/sarif-2.1.0.json")
    writer.member("version", "2.1.0")
    writer.key("runs")
    writer.beginArray()
    writer.beginObject()
    writeTool(kinds, to: &writer)
    writer.key("automationDetails")
    writer.beginObject()
    writer.member("id", "tabc/diff/")
    writer.endObject()
    writeInvocation(unwritten: unwritten(reports, results), to: &writer)
    writer.member("columnKind", "unicodeCodePoints")
    writer.key("results")
    writer.beginArray()
    for (report, changes) in zip(reports, results) {
      write(changes, of: report, kinds, to: &writer)
    }
    writer.endArray()
    writer.endObject()
    writer.endArray()
    writer.endObject()
    writer.lineFeed()
    writer.finish()
  }

  /// The changes of each report that are written: of too many those that hurt most.
  private func chosen(_ reports: [DiffReport]) -> [[Change]] {
    var left: [ChangeClass: Int] = [:]
    var room = Self.most
    for changeClass in ChangeClass.allCases {
      let count = reports.reduce(0) { sum, report in
        sum
          + report.changes.count { $0.changeClass == changeClass && !report.isApproved($0) }
      }
      left[changeClass] = min(count, room)
      room -= min(count, room)
    }
    return reports.map { report in
      report.changes.filter { change in
        guard !report.isApproved(change), let room = left[change.changeClass], room > 0 else {
          return false
        }
        left[change.changeClass] = room - 1
        return true
      }
    }
  }

  private func unwritten(_ reports: [DiffReport], _ results: [[Change]]) -> Int {
    zip(reports, results).reduce(0) { sum, pair in
      sum + pair.0.changes.count { !pair.0.isApproved($0) } - pair.1.count
    }
  }

  private func writeInvocation(unwritten: Int, to writer: inout JSONWriter) {
    writer.key("invocations")
    writer.beginArray()
    writer.beginObject()
    writer.key("executionSuccessful")
    writer.boolean(true)
    if unwritten > 0 {
      writer.key("toolExecutionNotifications")
      writer.beginArray()
      writer.beginObject()
      writer.member("level", "note")
      let changes = unwritten == 1 ? "1 more change" : "\(unwritten) more changes"
      writer.sarifMessage("\(changes) than a log may hold")
      writer.endObject()
      writer.endArray()
    }
    writer.endObject()
    writer.endArray()
  }

  private func writeTool(_ kinds: [ChangeKind], to writer: inout JSONWriter) {
    writer.key("tool")
    writer.beginObject()
    writer.key("driver")
    writer.beginObject()
    writer.member("name", "tabc")
    writer.member("version", options.version)
    writer.member("semanticVersion", options.version)
    writer.key("rules")
    writer.beginArray()
    for kind in kinds { write(kind, to: &writer) }
    writer.endArray()
    writer.endObject()
    writer.endObject()
  }

  private func write(_ kind: ChangeKind, to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("id", kind.rawValue)
    for key in ["shortDescription", "fullDescription", "help"] {
      writer.key(key)
      writer.beginObject()
      writer.member("text", "\(kind.rawValue): \(kind.usualReason)")
      writer.endObject()
    }
    writer.key("defaultConfiguration")
    writer.beginObject()
    writer.member("level", kind.usualClass.sarifLevel)
    writer.endObject()
    writer.key("properties")
    writer.beginObject()
    writer.member("precision", "very-high")
    writer.endObject()
    writer.endObject()
  }

  private func write(
    _ changes: [Change],
    of report: DiffReport,
    _ kinds: [ChangeKind],
    to writer: inout JSONWriter
  ) {
    guard !changes.isEmpty, let side = report.new ?? report.old else { return }
    let place = location(side)
    let old = report.new == nil ? nil : report.old.flatMap { $0.source == nil ? nil : location($0) }
    for change in changes {
      writer.beginObject()
      writer.member("ruleId", change.kind.rawValue)
      if let index = kinds.firstIndex(of: change.kind) {
        writer.key("ruleIndex")
        writer.integer(index)
      }
      writer.member("level", change.changeClass.sarifLevel)
      let related = old.flatMap { old in change.oldPlace.map { (old, $0) } }
      writer.sarifMessage(message(of: change, hasRelated: related != nil))
      writer.key("locations")
      writer.beginArray()
      writer.beginObject()
      place.write(report.new == nil ? change.oldPlace ?? change.anchor : change.anchor, to: &writer)
      writer.endObject()
      writer.endArray()
      writer.key("partialFingerprints")
      writer.beginObject()
      writer.member("tabc/v1", change.fingerprint)
      writer.endObject()
      if let (old, span) = related {
        writer.key("relatedLocations")
        writer.beginArray()
        writer.beginObject()
        writer.key("id")
        writer.integer(1)
        writer.sarifMessage("before")
        old.write(span, to: &writer)
        writer.endObject()
        writer.endArray()
      }
      writer.endObject()
    }
  }

  private func location(_ side: DiffReport.Side) -> SARIFLocation {
    let lines = side.source.map(LineIndex.init)
    if let path = side.repositoryPath { return SARIFLocation(inRepository: path, lines) }
    return SARIFLocation(side.name, lines, options)
  }

  private func message(of change: Change, hasRelated: Bool) -> String {
    let words = ChangeWords(change)
    var lines = [[words.subject, words.what].compactMap { $0 }.joined(separator: ": ")]
    if let place = words.place { lines.append(place) }
    lines.append(change.reason)
    if let hint = change.hint { lines.append("help: \(hint)") }
    let text = lines.map(SARIFText.escaped).joined(separator: "\n")
    return hasRelated ? text + "\n[before](1)" : text
  }
}

extension ChangeClass {
  /// The level of a result or of a rule.
  fileprivate var sarifLevel: String {
    switch self {
    case .breaking: "error"
    case .risky: "warning"
    case .safe: "note"
    }
  }
}
