import Diagnostics

/// Rules as Markdown.
public enum RuleMarkdown {
  /// All that rules say of themselves, below a table of them: an article of the documentation.
  public static func reference(_ rules: [Rule]) -> String {
    introduction + table(rules) + rules.map { "\n" + explanation(of: $0, level: 2) }.joined()
  }

  /// All that a rule says of itself, under a heading of this level.
  public static func explanation(of rule: Rule, level: Int = 1) -> String {
    let heading = String(repeating: "#", count: level)
    var text = "\(heading) `\(rule.id.name)`\n\n*\(rule.summary)*\n\n\(rule.standing)\n"
    if !rule.discussion.isEmpty { text += "\n\(rule.discussion)\n" }
    text += examples("\(heading)# Finds nothing", rule.valid)
    text += examples("\(heading)# Finds something", rule.invalid)
    return text
  }

  private static let introduction = """
    # Rule reference

    What `tabc lint` checks, why it matters, and on what evidence.

    ## Overview

    A finding ends with the name of its rule. In a configuration, `rules:` sets the severity of a rule
    to `off`, `info`, `warning` or `error`, and that of every rule that has no entry of its own under
    `all`; a rule that counts takes `{severity: error, max: 12}`, either key alone as well. A comment
    `# tabc:ignore RULE -- why` leaves out the findings on its line or the one below. The rules without
    which a file cannot be read stay as they are.

    What a rule says of the platform carries its grade and its source: *documented*, by Apple's
    documentation, headers or guidelines, or *observed*, by developers on the releases that are named.


    """

  private static func table(_ rules: [Rule]) -> String {
    "| rule | severity | fix | what it reports |\n| --- | --- | --- | --- |\n"
      + rules.map { rule in
        let summary = rule.summary.split(separator: "|", omittingEmptySubsequences: false)
          .joined(separator: "\\|")
        let name = rule.id.name
        return "| [`\(name)`](#\(name)) | \(rule.severityName) | \(rule.isFixable ? "yes" : "") "
          + "| \(summary) |\n"
      }.joined()
  }

  private static func examples(_ heading: String, _ examples: [String]) -> String {
    guard !examples.isEmpty else { return "" }
    return "\n\(heading)\n"
      + examples.map { example in
        let fence = String(repeating: "`", count: max(3, longestFence(in: example) + 1))
        return "\n\(fence)yaml\n" + example.exampleLines.map { $0 + "\n" }.joined() + "\(fence)\n"
      }.joined()
  }

  private static func longestFence(in text: String) -> Int {
    text.split { $0 != "`" }.map(\.count).max() ?? 0
  }
}
