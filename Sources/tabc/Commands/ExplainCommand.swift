import Diagnostics
import FileSystem
import TabOutput
import TabRules

/// `tabc explain`: tells what one rule is about.
enum ExplainCommand: Command {
  static let name = "explain"
  static let summary = "Tells what a rule finds, why it matters and what to do."
  static let operands = "RULE"
  static let operandChoices = Catalogue.rules.map(\.id.name)
  static let options = [RuleFormat.option]
  static let discussion = """
    A rule is named as findings name it, in brackets at their ends.

    Example:
      tabc explain compact-tab-count
    """

  static func run(
    _ arguments: ParsedArguments,
    in environment: Environment
  ) throws(CommandFailure) -> ExitStatus {
    let (rule, format) = try CommandFailure.usage { () throws(UsageError) in
      guard arguments.operands.count == 1 else {
        throw UsageError(
          arguments.operands.isEmpty ? "no rule to explain" : "more than one rule to explain",
          help: "'tabc rules' lists them"
        )
      }
      return (
        try Self.rule(named: arguments.operands[0]),
        try arguments.word("--format", default: RuleFormat.text)
      )
    }
    switch format {
    case .text: environment.output.write(RuleText.explanation(of: rule))
    case .markdown: environment.output.write(RuleMarkdown.explanation(of: rule))
    case .json: RuleJSON.write([rule], into: environment.output)
    }
    return .success
  }

  private static func rule(named name: String) throws(UsageError) -> Rule {
    if let rule = Catalogue.rule(RuleID(name)) { return rule }
    let nearest = NearestName.completing(name, among: operandChoices)
    throw UsageError(
      "there is no rule '\(name)'",
      help: nearest.map { "did you mean '\($0)'?" } ?? "'tabc rules' lists them"
    )
  }
}
