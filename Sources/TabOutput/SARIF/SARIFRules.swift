import Diagnostics
import TabRules

/// The rules that a SARIF log describes: those of its results, by name.
struct SARIFRules {
  private let ids: [RuleID]
  private let indices: [RuleID: Int]

  // The most characters that GitHub takes of a description.
  private static let mostCharacters = 1024

  /// The rules that found something in `reports`.
  init(_ reports: [FileReport]) {
    var found: Set<RuleID> = []
    for report in reports { found.formUnion(report.diagnostics.lazy.map(\.rule)) }
    ids = found.sorted()
    indices = Dictionary(uniqueKeysWithValues: ids.enumerated().map { ($1, $0) })
  }

  /// Where a rule stands among those that are written.
  func index(of rule: RuleID) -> Int? { indices[rule] }

  /// Writes the rules as elements of an array.
  func write(to writer: inout JSONWriter) {
    for id in ids {
      write(Catalogue.rule(id) ?? Rule(id, .warning, id.name, discussion: id.name), to: &writer)
    }
  }

  private func write(_ rule: Rule, to writer: inout JSONWriter) {
    let summary = Self.shortened(rule.summary)
    let discussion = Self.shortened(rule.discussion)
    writer.beginObject()
    writer.member("id", rule.id.name)
    write("shortDescription", summary, to: &writer)
    write("fullDescription", discussion, to: &writer)
    write("help", discussion, markdown: RuleMarkdown.explanation(of: rule), to: &writer)
    writer.key("defaultConfiguration")
    writer.beginObject()
    writer.key("enabled")
    writer.boolean(rule.defaultSeverity != nil)
    writer.member("level", (rule.defaultSeverity ?? .info).sarifLevel)
    writer.endObject()
    writer.key("properties")
    writer.beginObject()
    writer.member("precision", "very-high")
    writer.member("problem.severity", Self.problemSeverity(of: rule))
    writer.endObject()
    writer.endObject()
  }

  private func write(
    _ key: StaticString,
    _ text: String,
    markdown: String? = nil,
    to writer: inout JSONWriter
  ) {
    writer.key(key)
    writer.beginObject()
    writer.member("text", text)
    if let markdown { writer.member("markdown", markdown) }
    writer.endObject()
  }

  private static func shortened(_ text: String) -> String {
    if text.utf16.count <= mostCharacters { return text }
    var short = ""
    var count = 1
    for character in text {
      count += character.utf16.count
      if count > mostCharacters { break }
      short.append(character)
    }
    return short + "…"
  }

  private static func problemSeverity(of rule: Rule) -> String {
    switch rule.defaultSeverity {
    case .error: "error"
    case .warning: "warning"
    case .info, nil: "recommendation"
    }
  }
}

extension Severity {
  /// The level of a result or of a rule.
  var sarifLevel: String {
    switch self {
    case .error: "error"
    case .warning: "warning"
    case .info: "note"
    }
  }
}
