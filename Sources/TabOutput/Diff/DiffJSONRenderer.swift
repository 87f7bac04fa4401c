import SourceText
import TabDiff
import TabTree

/// Changes for programs: one JSON document.
public struct DiffJSONRenderer: DiffRenderer {
  /// The version of the document's form. It grows when a reader of the old form would err.
  public static let version = 1

  /// A renderer without options.
  public init() {}

  /// Writes the document and a line feed.
  public func render(_ reports: [DiffReport], into sink: any ByteSink) {
    var writer = JSONWriter(into: sink)
    writer.beginObject()
    writer.key("diffVersion")
    writer.integer(Self.version)
    writer.key("files")
    writer.beginArray()
    for report in reports {
      writer.beginObject()
      if let old = report.old { writer.member("old", old.name) }
      if let new = report.new { writer.member("new", new.name) }
      if report.omittedProfiles > 0 {
        writer.key("omittedProfiles")
        writer.integer(report.omittedProfiles)
      }
      writer.endObject()
    }
    writer.endArray()
    writer.key("changes")
    writer.beginArray()
    for report in reports { write(report, to: &writer) }
    writer.endArray()
    writer.key("summary")
    write(DiffSummary(reports), to: &writer)
    writer.endObject()
    writer.lineFeed()
    writer.finish()
  }

  private func write(_ report: DiffReport, to writer: inout JSONWriter) {
    guard !report.changes.isEmpty else { return }
    let old = report.old.flatMap { Places($0) }
    let new = report.new.flatMap { Places($0) }
    for change in report.changes {
      writer.beginObject()
      writer.member("kind", change.kind.rawValue)
      writer.member("class", change.changeClass.rawValue)
      if let id = change.id { writer.member("id", id) }
      if let title = change.title { writer.member("title", title) }
      if let key = change.key { writer.member("key", key) }
      write(change.scope, to: &writer)
      if !change.items.isEmpty { writer.strings("items", change.items) }
      writer.key("before")
      writer.value(change.before)
      writer.key("after")
      writer.value(change.after)
      if let words = change.words {
        writer.key("words")
        writer.beginObject()
        writer.member("before", words.before)
        writer.member("after", words.after)
        writer.endObject()
      }
      writer.member("reason", change.reason)
      if let hint = change.hint { writer.member("hint", hint) }
      if let place = change.oldPlace { old?.write("old", place, to: &writer) }
      if let place = change.newPlace { new?.write("new", place, to: &writer) }
      writer.member("fingerprint", change.fingerprint)
      if let approval = report.approvals[change.fingerprint] {
        writer.key("approval")
        writer.beginObject()
        writer.member("reason", approval.reason)
        if let until = approval.until { writer.member("until", until.text) }
        writer.endObject()
      }
      writer.endObject()
    }
  }

  private func write(_ scope: ChangeScope, to writer: inout JSONWriter) {
    if let formFactors = scope.formFactors {
      writer.strings("formFactors", formFactors.map(\.rawValue))
    }
    if let targets = scope.targets { writer.strings("targets", targets.map(\.name)) }
    if let layouts = scope.layouts {
      writer.key("layouts")
      writer.beginArray()
      for layout in layouts {
        writer.beginObject()
        writer.member("formFactor", layout.formFactor.rawValue)
        writer.strings("targets", layout.targets.map(\.name))
        writer.endObject()
      }
      writer.endArray()
    }
    guard let profiles = scope.profiles else { return }
    writer.key("profiles")
    writer.beginArray()
    for profile in profiles {
      if let profile { writer.string(profile) } else { writer.null() }
    }
    writer.endArray()
  }

  private func write(_ summary: DiffSummary, to writer: inout JSONWriter) {
    writer.beginObject()
    let counts = [
      ("breaking", summary.breaking), ("risky", summary.risky), ("safe", summary.safe),
      ("approved", summary.approved),
    ]
    for (name, count) in counts {
      writer.key(named: name)
      writer.integer(count)
    }
    writer.member("suggestedVersion", summary.suggestedVersion)
    writer.endObject()
  }
}

/// Writes places of one side.
private struct Places {
  let name: String
  let lines: LineIndex

  init?(_ side: DiffReport.Side) {
    guard let source = side.source else { return nil }
    name = side.name
    lines = LineIndex(source)
  }

  func write(_ key: StaticString, _ span: ByteSpan, to writer: inout JSONWriter) {
    writer.key(key)
    writer.beginObject()
    writer.member("file", name)
    for (key, offset) in [("start", span.lowerBound), ("end", span.upperBound)] {
      let position = lines.position(at: offset)
      writer.key(named: key)
      writer.beginObject()
      writer.key("line")
      writer.integer(position.line)
      writer.key("column")
      writer.integer(position.column)
      writer.endObject()
    }
    writer.endObject()
  }
}

extension JSONWriter {
  /// Writes what a change speaks of.
  mutating func value(_ value: DiffValue) {
    switch value {
    case .absent: null()
    case .literal(let text): literal(text)
    case .text(let text): string(text)
    case .list(let elements):
      beginArray()
      for element in elements { self.value(element) }
      endArray()
    case .object(let members):
      beginObject()
      for member in members {
        key(named: member.name)
        self.value(member.value)
      }
      endObject()
    }
  }
}
