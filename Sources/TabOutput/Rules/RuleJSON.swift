import Diagnostics
import SourceText

/// Rules for programs.
public enum RuleJSON {
  /// The version of the document's form. It grows when a reader of the old form would err.
  public static let version = 1

  /// Writes a document of rules.
  public static func write(_ rules: [Rule], into sink: any ByteSink) {
    var writer = JSONWriter(into: sink)
    writer.beginObject()
    writer.key("rulesVersion")
    writer.integer(version)
    writer.key("rules")
    writer.beginArray()
    for rule in rules { write(rule, to: &writer) }
    writer.endArray()
    writer.endObject()
    writer.lineFeed()
    writer.finish()
  }

  private static func write(_ rule: Rule, to writer: inout JSONWriter) {
    writer.beginObject()
    for (key, text) in [
      ("id", rule.id.name), ("severity", rule.severityName), ("summary", rule.summary),
      ("discussion", rule.discussion),
    ] {
      writer.key(named: key)
      writer.string(text)
    }
    for (key, value) in [("configurable", rule.isConfigurable), ("fixable", rule.isFixable)] {
      writer.key(named: key)
      writer.boolean(value)
    }
    if let maximum = rule.maximum {
      writer.key("maximum")
      writer.integer(maximum)
    }
    for (key, examples) in [("valid", rule.valid), ("invalid", rule.invalid)] {
      writer.key(named: key)
      writer.beginArray()
      for example in examples { writer.string(example) }
      writer.endArray()
    }
    writer.endObject()
  }
}
