import FileSystem
import TabOutput
import TabRules

/// `tabc rules`: lists the rules.
enum RulesCommand: Command {
  static let name = "rules"
  static let summary = "Lists the rules that 'tabc lint' checks."
  static let operands = ""
  static let options = [RuleFormat.option]
  static let discussion = """
    Each rule has a severity that 'rules:' in a configuration can set to off, info, warning or
    error, but for those without which a file cannot be read. As JSON and Markdown each is told
    with its reasons and examples, as 'tabc explain' tells one.

    Examples:
      tabc rules
      tabc rules --format markdown > RULES.md
    """

  static func run(
    _ arguments: ParsedArguments,
    in environment: Environment
  ) throws(CommandFailure) -> ExitStatus {
    let format = try CommandFailure.usage { () throws(UsageError) in
      if let operand = arguments.operands.first {
        throw UsageError(
          "'rules' takes no operand, and found '\(operand)'",
          help: "'tabc explain \(operand)' tells about one rule"
        )
      }
      return try arguments.word("--format", default: RuleFormat.text)
    }
    switch format {
    case .text: environment.output.write(RuleText.list(Catalogue.rules))
    case .markdown: environment.output.write(RuleMarkdown.reference(Catalogue.rules))
    case .json: RuleJSON.write(Catalogue.rules, into: environment.output)
    }
    return .success
  }
}

/// How rules are told.
enum RuleFormat: String, CaseIterable {
  case text
  case json
  case markdown

  static let option = CommandOption(
    "--format",
    value: "FORMAT",
    choices: allCases.map(\.rawValue),
    "How it is told: text, json or markdown."
  )
}
