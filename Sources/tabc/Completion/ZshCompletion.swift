/// Completion for zsh.
enum ZshCompletion {
  /// A script for a folder of `fpath`, or to be sourced.
  static var script: String {
    let commands = CompletedCommand.all
    let list = commands.map {
      "        " + "\($0.name):\($0.summary.escaping("\\:"))".quotedForShell + "\n"
    }.joined()
    let options = CompletedCommand.programOptions.flatMap { option in
      option.names.map { "    " + "(- *)\($0)[\(option.summary)]".quotedForShell + " \\\n" }
    }.joined()
    return """
      #compdef tabc
      # Completion of tabc for zsh.
      _tabc() {
        local context state state_descr line
        typeset -A opt_args
        _arguments -C \\
      \(options)    '1:command:->command' \\
          '*::argument:->argument'
        case "$state" in
          command)
            local -a commands
            commands=(
      \(list)      )
            _describe -t commands 'command' commands
            ;;
          argument)
            case "$line[1]" in
      \(commands.map(text).joined())      esac
            ;;
        esac
      }
      if [ "$funcstack[1]" = "_tabc" ]; then _tabc "$@"; else compdef _tabc tabc; fi

      """
  }

  private static func text(of command: CompletedCommand) -> String {
    let operands =
      command.operandChoices.isEmpty
      ? "*:file:_files" : "1:word:(\(command.operandChoices.joined(separator: " ")))"
    let specifications = command.options.map(specification) + [operands.quotedForShell]
    return "        \(command.name))\n          _arguments -S \\\n            "
      + specifications.joined(separator: " \\\n            ") + "\n          ;;\n"
  }

  private static func specification(of option: CommandOption) -> String {
    let summary = "[\(option.summary.escaping("\\[]"))]"
    guard let value = option.value else {
      let exclusion = "(\(option.names.joined(separator: " ")))"
      return option.names.map { "\(exclusion)\($0)\(summary)".quotedForShell }
        .joined(separator: " ")
    }
    let action =
      option.takesFile ? "_files" : option.choices.isEmpty ? " " : choices(option.choices)
    let ending = "\(summary):\(value.escaping("\\:")):\(action)"
    return option.names.map { name in
      ("*" + name + (name.hasPrefix("--") ? "=" : "+") + ending).quotedForShell
    }.joined(separator: " ")
  }

  private static func choices(_ words: [String]) -> String { "(\(words.joined(separator: " ")))" }
}
