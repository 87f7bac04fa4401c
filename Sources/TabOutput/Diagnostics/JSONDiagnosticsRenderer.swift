import Diagnostics
import SourceText

/// Findings for programs: one JSON document of the form that ``DiagnosticsSchema`` describes.
public struct JSONDiagnosticsRenderer: DiagnosticRenderer {
  /// The version of the document's form. It grows when a reader of the old form would err.
  public static let version = 1

  /// A renderer without options.
  public init() {}

  /// Writes the document and a line feed.
  public func render(_ reports: [FileReport], into sink: any ByteSink) {
    var writer = JSONWriter(into: sink)
    writer.beginObject()
    writer.key("diagnosticsVersion")
    writer.integer(Self.version)
    writer.key("files")
    writer.beginArray()
    for report in reports { write(report, to: &writer) }
    writer.endArray()
    writer.key("summary")
    writeSummary(of: reports, to: &writer)
    writer.endObject()
    writer.lineFeed()
    writer.finish()
  }

  private func write(_ report: FileReport, to writer: inout JSONWriter) {
    let places = report.diagnostics.isEmpty ? nil : report.source.map(JSONPlaces.init)
    writer.beginObject()
    writer.key("path")
    writer.string(report.path)
    writer.key("diagnostics")
    writer.beginArray()
    for diagnostic in report.diagnostics { write(diagnostic, places, to: &writer) }
    writer.endArray()
    writer.key("omitted")
    writer.integer(report.omitted)
    writer.endObject()
  }

  private func write(_ diagnostic: Diagnostic, _ places: JSONPlaces?, to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("rule", diagnostic.rule.name)
    writer.member("severity", diagnostic.severity.rawValue)
    writer.member("message", diagnostic.message)
    if let detail = diagnostic.detail { writer.member("detail", detail) }
    places?.write(diagnostic.span, to: &writer)
    writer.key("related")
    writer.beginArray()
    for related in diagnostic.related {
      writer.beginObject()
      writer.member("message", related.message)
      places?.write(related.span, to: &writer)
      writer.endObject()
    }
    writer.endArray()
    writer.member("help", diagnostic.help)
    if let fix = diagnostic.fix, let places { write(fix, places, to: &writer) }
    writer.member("node", diagnostic.node)
    writer.member("subject", diagnostic.subject)
    writer.endObject()
  }

  private func write(_ fix: Fix, _ places: JSONPlaces, to writer: inout JSONWriter) {
    writer.key("fix")
    writer.beginObject()
    writer.member("title", fix.title)
    writer.key("edits")
    writer.beginArray()
    for edit in fix.edits {
      writer.beginObject()
      places.write(edit.span, to: &writer)
      writer.member("replacement", edit.replacement)
      writer.endObject()
    }
    writer.endArray()
    writer.endObject()
  }

  private func writeSummary(of reports: [FileReport], to writer: inout JSONWriter) {
    writer.beginObject()
    writer.key("files")
    writer.integer(reports.count)
    writer.key("errors")
    writer.integer(reports.count(of: .error))
    writer.key("warnings")
    writer.integer(reports.count(of: .warning))
    writer.key("infos")
    writer.integer(reports.count(of: .info))
    writer.key("omitted")
    writer.integer(reports.omitted)
    writer.endObject()
  }
}

/// Writes spans of one file as lines, columns and byte offsets.
private struct JSONPlaces {
  let lines: LineIndex
  let firstByte: Int

  init(_ source: SourceText) {
    lines = LineIndex(source)
    firstByte = source.hasByteOrderMark ? 3 : 0
  }

  func write(_ span: ByteSpan, to writer: inout JSONWriter) {
    writer.key("range")
    writer.beginObject()
    write("start", lines.position(at: span.lowerBound), to: &writer)
    write("end", lines.position(at: span.upperBound), to: &writer)
    writer.endObject()
    writer.key("bytes")
    writer.beginObject()
    writer.key("start")
    writer.integer(firstByte + span.lowerBound)
    writer.key("end")
    writer.integer(firstByte + span.upperBound)
    writer.endObject()
  }

  private func write(_ key: StaticString, _ position: SourcePosition, to writer: inout JSONWriter) {
    writer.key(key)
    writer.beginObject()
    writer.key("line")
    writer.integer(position.line)
    writer.key("column")
    writer.integer(position.column)
    writer.endObject()
  }
}

extension JSONWriter {
  /// Writes a member whose value is a string, or nothing.
  fileprivate mutating func member(_ name: StaticString, _ text: String?) {
    guard let text else { return }
    key(name)
    string(text)
  }
}
