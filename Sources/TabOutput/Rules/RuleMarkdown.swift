import Diagnostics

/// Rules as Markdown.
public enum RuleMarkdown {
  /// A table of rules.
  public static func list(_ rules: [Rule]) -> String {
    "| rule | severity | fix | what it reports |\n| --- | --- | --- | --- |\n"
      + rules.map { rule in
        let summary = rule.summary.split(separator: "|", omittingEmptySubsequences: false)
          .joined(separator: "\\|")
        return "| `\(rule.id.name)` | \(rule.severityName) | \(rule.isFixable ? "yes" : "") "
          + "| \(summary) |\n"
      }.joined()
  }

  /// All that a rule says of itself, under a heading.
  public static func explanation(of rule: Rule) -> String {
    var text = "# `\(rule.id.name)`\n\n*\(rule.summary)*\n\n\(rule.standing)\n"
    if !rule.discussion.isEmpty { text += "\n\(rule.discussion)\n" }
    text += examples("Finds nothing", rule.valid)
    text += examples("Finds something", rule.invalid)
    return text
  }

  private static func examples(_ heading: String, _ examples: [String]) -> String {
    guard !examples.isEmpty else { return "" }
    return "\n## \(heading)\n"
      + examples.map { example in
        let fence = String(repeating: "`", count: max(3, longestFence(in: example) + 1))
        return "\n\(fence)yaml\n" + example.exampleLines.map { $0 + "\n" }.joined() + "\(fence)\n"
      }.joined()
  }

  private static func longestFence(in text: String) -> Int {
    text.split { $0 != "`" }.map(\.count).max() ?? 0
  }
}
