import Diagnostics
import SourceText

/// Writes the findings of one file as results of a SARIF log.
struct SARIFResults {
  // GitHub shows no more than these and refuses a result with ten times as many.
  private static let mostRelated = 100

  private let rules: SARIFRules
  private let path: String
  private let location: SARIFLocation
  private var numbers = FindingNumbers()

  init(_ report: FileReport, _ rules: SARIFRules, _ options: RenderingOptions) {
    self.rules = rules
    path = options.shownPath(report.path)
    location = SARIFLocation(report, options)
  }

  /// Writes a finding.
  mutating func write(_ diagnostic: Diagnostic, to writer: inout JSONWriter) {
    let related = diagnostic.related.prefix(Self.mostRelated)
    let finding = numbers.next(diagnostic, path: path)
    writer.beginObject()
    writer.member("ruleId", diagnostic.rule.name)
    if let index = rules.index(of: diagnostic.rule) {
      writer.key("ruleIndex")
      writer.integer(index)
    }
    writer.member("level", diagnostic.severity.sarifLevel)
    writer.sarifMessage(Self.message(of: diagnostic, related))
    writer.key("locations")
    writer.beginArray()
    writer.beginObject()
    location.write(diagnostic.span, to: &writer)
    writer.endObject()
    writer.endArray()
    writer.key("partialFingerprints")
    writer.beginObject()
    writer.member("tabc/v1", "\(finding.text):\(finding.number)")
    writer.endObject()
    if !related.isEmpty { write(related, to: &writer) }
    if let fix = diagnostic.fix, !fix.edits.isEmpty { write(fix, to: &writer) }
    writer.endObject()
  }

  /// The finding in lines, with a link to each of its other places.
  private static func message(of diagnostic: Diagnostic, _ related: ArraySlice<Related>) -> String {
    var lines = [diagnostic.message, diagnostic.detail].compactMap { $0 }.map(SARIFText.escaped)
    for (id, place) in zip(1..., related) {
      lines.append("[\(SARIFText.escaped(place.message))](\(id))")
    }
    if let help = diagnostic.help ?? diagnostic.fix?.title {
      lines.append("help: " + SARIFText.escaped(help))
    }
    return lines.joined(separator: "\n")
  }

  private func write(_ related: ArraySlice<Related>, to writer: inout JSONWriter) {
    writer.key("relatedLocations")
    writer.beginArray()
    for (id, place) in zip(1..., related) {
      writer.beginObject()
      writer.key("id")
      writer.integer(id)
      writer.sarifMessage(SARIFText.escaped(place.message))
      location.write(place.span, to: &writer)
      writer.endObject()
    }
    writer.endArray()
  }

  private func write(_ fix: Fix, to writer: inout JSONWriter) {
    writer.key("fixes")
    writer.beginArray()
    writer.beginObject()
    writer.key("description")
    writer.beginObject()
    writer.member("text", SARIFText.escaped(fix.title))
    writer.endObject()
    writer.key("artifactChanges")
    writer.beginArray()
    writer.beginObject()
    location.writeArtifact(to: &writer)
    writer.key("replacements")
    writer.beginArray()
    for edit in fix.edits {
      writer.beginObject()
      location.writeRegion("deletedRegion", edit.span, to: &writer)
      writer.key("insertedContent")
      writer.beginObject()
      writer.member("text", edit.replacement)
      writer.endObject()
      writer.endObject()
    }
    writer.endArray()
    writer.endObject()
    writer.endArray()
    writer.endObject()
    writer.endArray()
  }
}
