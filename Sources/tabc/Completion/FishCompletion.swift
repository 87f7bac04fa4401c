/// Completion for fish.
enum FishCompletion {
  /// A script for fish's folder of completions.
  static var script: String {
    let commands = CompletedCommand.all
    let options = CompletedCommand.programOptions.map {
      "complete -c tabc -n __tabc_has_no_command\(names($0)) -d \(quoted($0.summary))\n"
    }.joined()
    let list = commands.map {
      "complete -c tabc -n __tabc_has_no_command -a \($0.name) -d \(quoted($0.summary))\n"
    }.joined()
    return """
      # Completion of tabc for fish.
      function __tabc_has_no_command
        test (count (commandline -opc)) -eq 1
      end

      function __tabc_has_command
        set -l words (commandline -opc)
        test (count $words) -gt 1; and test "$words[2]" = "$argv[1]"
      end

      complete -c tabc -f
      \(options)\(list)
      \(commands.map(text).joined(separator: "\n"))
      """
  }

  private static func text(of command: CompletedCommand) -> String {
    let start = "complete -c tabc -n '__tabc_has_command \(command.name)'"
    let operands =
      command.operandChoices.isEmpty
      ? " -F" : " -a \(quoted(command.operandChoices.joined(separator: " ")))"
    let options = command.options.map { option in
      var value = ""
      if option.takesFile {
        value = " -r -F"
      } else if option.value != nil {
        value = " -x"
        if !option.choices.isEmpty {
          value += " -a \(quoted(option.choices.joined(separator: " ")))"
        }
      }
      return "\(start)\(names(option))\(value) -d \(quoted(option.summary))\n"
    }.joined()
    return "\(start)\(operands)\n\(options)"
  }

  private static func names(_ option: CommandOption) -> String {
    option.names.map { name in
      name.hasPrefix("--") ? " -l \(name.dropFirst(2))" : " -s \(name.dropFirst())"
    }.joined()
  }

  /// The text between apostrophes, as fish takes it.
  private static func quoted(_ text: String) -> String { "'\(text.escaping("\\'"))'" }
}
