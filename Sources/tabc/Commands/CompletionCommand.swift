import FileSystem

/// `tabc completion`: prints a script that completes command lines.
enum CompletionCommand: Command {
  private enum Shell: String, CaseIterable {
    case bash
    case zsh
    case fish

    var script: String {
      switch self {
      case .bash: BashCompletion.script
      case .zsh: ZshCompletion.script
      case .fish: FishCompletion.script
      }
    }
  }

  static let name = "completion"
  static let summary = "Prints a script that completes command lines in a shell."
  static let operands = operandChoices.joined(separator: "|")
  static let operandChoices = Shell.allCases.map(\.rawValue)
  static let options: [CommandOption] = []
  static let discussion = """
    Examples:
      eval "$(tabc completion bash)"                                     in ~/.bashrc
      tabc completion zsh > ~/.zsh/completions/_tabc                     a folder of $fpath
      tabc completion fish > ~/.config/fish/completions/tabc.fish
    """

  static func run(
    _ arguments: ParsedArguments,
    in environment: Environment
  ) throws(CommandFailure) -> ExitStatus {
    guard arguments.operands.count == 1 else {
      throw .usage(UsageError("say for which shell: \(operandChoices.joined(separator: ", "))"))
    }
    guard let shell = Shell(rawValue: arguments.operands[0]) else {
      throw .usage(
        ParsedArguments.unknownWord(arguments.operands[0], for: "completion", operandChoices)
      )
    }
    environment.output.write(shell.script)
    return .success
  }
}
