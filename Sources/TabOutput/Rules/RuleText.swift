import Diagnostics

/// Rules as text for a terminal.
public enum RuleText {
  private static let width = 80

  /// A line a rule: its severity, whether it mends what it finds, and what that is.
  public static func list(_ rules: [Rule]) -> String {
    let width = rules.map { $0.id.name.count }.max() ?? 0
    return rules.map { rule in
      let name = padded(rule.id.name, to: width)
      let severity = padded(rule.severityName, to: "warning".count)
      return "\(name)  \(severity)  \(rule.isFixable ? "fix" : "   ")  \(rule.summary)\n"
    }.joined()
  }

  /// All that a rule says of itself.
  public static func explanation(of rule: Rule) -> String {
    var text = wrapped("\(rule.id.name): \(rule.summary)") + "\n"
    text += wrapped(rule.standing) + "\n"
    if !rule.discussion.isEmpty { text += wrapped(rule.discussion) + "\n" }
    for example in rule.valid { text += "Finds nothing in:\n\n" + indented(example) + "\n" }
    for example in rule.invalid { text += "Finds something in:\n\n" + indented(example) + "\n" }
    return String(text.dropLast())
  }

  private static func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }

  private static func indented(_ example: String) -> String {
    if example.isEmpty { return "    (an empty file)\n" }
    return example.exampleLines.map { $0.isEmpty ? "\n" : "    \($0)\n" }.joined()
  }

  /// The text with its paragraphs' lines broken between words; what is indented stays as it is.
  private static func wrapped(_ text: String) -> String {
    var lines: [String] = []
    var continues = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("    ") || line.isEmpty {
        lines.append(String(line))
        continues = false
        continue
      }
      // Lists and tables have lines of their own.
      if "-*|#0123456789".contains(line.first ?? " ") { continues = false }
      for word in line.split(separator: " ") {
        if continues, let last = lines.last, last.count + 1 + word.count <= width {
          lines[lines.count - 1] = last + " " + word
        } else {
          lines.append(String(word))
        }
        continues = true
      }
    }
    return lines.map { "\($0)\n" }.joined()
  }
}

extension Rule {
  /// The severity unless a file says otherwise, or `off`.
  var severityName: String { defaultSeverity?.rawValue ?? "off" }

  /// The severity and what can be done about findings, in one sentence each.
  var standing: String {
    let severity =
      defaultSeverity.map { "Severity: \($0.rawValue)" } ?? "Off unless a file turns it on"
    return severity
      + (isConfigurable
        ? ". 'rules:' turns it up and down." : ". It cannot be turned down or ignored.")
      + (maximum.map { " It counts up to \($0) unless 'rules:' gives another 'max'." } ?? "")
      + (isFixable ? " 'tabc lint --fix' mends what it can." : "")
  }
}
