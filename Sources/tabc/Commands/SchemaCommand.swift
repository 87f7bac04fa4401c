import FileSystem
import TabOutput

/// `tabc schema`: prints a JSON Schema.
enum SchemaCommand: Command {
  static let name = "schema"
  static let summary = "Prints the JSON Schema of the configuration or of an output."
  static let operands = operandChoices.joined(separator: "|")
  static let operandChoices = SchemaKind.allCases.map(\.rawValue)
  static let options: [CommandOption] = []
  static let discussion = """
    An editor with YAML support completes and explains a configuration that begins with
      # yaml-language-server: $schema=tabs.schema.json

    Example:
      tabc schema config > tabs.schema.json
    """

  static func run(
    _ arguments: ParsedArguments,
    in environment: Environment
  ) throws(CommandFailure) -> ExitStatus {
    guard arguments.operands.count == 1 else {
      throw .usage(UsageError("say which schema: \(operandChoices.joined(separator: ", "))"))
    }
    guard let kind = SchemaKind(rawValue: arguments.operands[0]) else {
      throw .usage(
        ParsedArguments.unknownWord(arguments.operands[0], for: "schema", operandChoices)
      )
    }
    environment.output.write(kind.text)
    return .success
  }
}
