import SourceText
import TabRules

extension Baseline {
  /// Writes the baseline's file: one entry after the other, so that two versions of it can be
  /// compared line by line.
  public func write(into sink: any ByteSink) {
    var writer = JSONWriter(into: sink)
    writer.beginObject()
    writer.key("baselineVersion")
    writer.integer(Self.version)
    writer.key("findings")
    writer.beginArray()
    for entry in entries { write(entry, to: &writer) }
    writer.endArray()
    writer.endObject()
    writer.lineFeed()
    writer.finish()
  }

  private func write(_ entry: Entry, to writer: inout JSONWriter) {
    writer.beginObject()
    let texts = [
      ("path", entry.path), ("rule", entry.rule), ("node", entry.node), ("subject", entry.subject),
    ]
    for (key, text) in texts {
      guard let text else { continue }
      writer.key(named: key)
      writer.yamlString(text)
    }
    writer.key("count")
    writer.integer(entry.count)
    writer.key("fingerprint")
    writer.string(entry.fingerprint.text)
    writer.endObject()
  }
}
