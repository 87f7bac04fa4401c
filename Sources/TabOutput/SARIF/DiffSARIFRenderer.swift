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
  private let options: RenderingOptions

  /// A renderer for paths that are relative to the working folder.
  public init(_ options: RenderingOptions) { self.options = options }

  /// Writes the document and a line feed.
  public func render(_ reports: [DiffReport], into sink: any ByteSink) {
    var allowance = SARIFAllowance(ChangeClass.allCases) { changeClass in
      reports.reduce(0) { sum, report in
        sum + report.changes.count { $0.changeClass == changeClass && !report.isApproved($0) }
      }
    }
    let results = reports.map { report in
      report.changes.filter { !report.isApproved($0) && allowance.take($0.changeClass) }
    }
    let found = Set(results.lazy.flatMap { $0.map(\.kind) })
    let kinds = ChangeKind.allCases.filter(found.contains)
    let left = allowance.unwritten
    let more = left == 1 ? "1 more change" : "\(left) more changes"
    let log = SARIFLog(
      options: options,
      isSuccessful: true,
      notes: left > 0 ? ["\(more) than a log may hold"] : []
    )
    log.write(into: sink) { writer in
      for kind in kinds { write(kind, to: &writer) }
    } results: { writer in
      for (report, changes) in zip(reports, results) {
        write(changes, of: report, kinds, to: &writer)
      }
    }
  }

  private func write(_ kind: ChangeKind, to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("id", kind.rawValue)
    for key in ["shortDescription", "fullDescription", "help"] {
      writer.key(named: key)
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
