/// Completion for bash, from version 3.2.
enum BashCompletion {
  /// A script for `eval`, or for a folder of completions.
  static var script: String {
    let commands = CompletedCommand.all
    let first = commands.map(\.name) + CompletedCommand.programOptions.flatMap(\.names)
    return """
      # Completion of tabc for bash.
      _tabc() {
        local word="${COMP_WORDS[COMP_CWORD]}" option="" words="" options="" place=operand
        local index ended=""
        COMPREPLY=()
        for ((index = 2; index < COMP_CWORD; index++)); do
          if [[ "${COMP_WORDS[index]}" == "--" ]]; then ended=yes; fi
        done
        if ((COMP_CWORD > 1)); then option="${COMP_WORDS[COMP_CWORD-1]}"; fi
        # bash takes '--option=value' for three words.
        if [[ "$word" == "=" ]]; then
          word=""
        elif [[ "$option" == "=" ]]; then
          option="${COMP_WORDS[COMP_CWORD-2]}"
        fi
        if [[ -n "$ended" ]]; then option=""; fi
        if ((COMP_CWORD == 1)); then
          COMPREPLY=($(compgen -W "\(first.joined(separator: " "))" -- "$word"))
          return
        fi
        case "${COMP_WORDS[1]}" in
      \(commands.map(text).joined())  esac
        if [[ "$place" == operand && "$word" == -* && -z "$ended" ]]; then words="$options"; fi
        if [[ -n "$words" ]]; then COMPREPLY=($(compgen -W "$words" -- "$word")); fi
        # Where nothing is found, bash goes on with the names of files.
        if [[ "$place" == other || -n "$words" ]]; then compopt +o default 2>/dev/null; fi
      }
      complete -o default -F _tabc tabc

      """
  }

  private static func text(of command: CompletedCommand) -> String {
    let values = command.options.filter { $0.value != nil }.map { option in
      let words = option.choices.joined(separator: " ")
      return "        \(option.names.joined(separator: "|"))) "
        + (option.takesFile ? "place=file" : "place=other words=\(words.quotedForShell)") + " ;;\n"
    }.joined()
    let operands = command.operandChoices.joined(separator: " ")
    return "    \(command.name))\n"
      + "      options=\(command.options.flatMap(\.names).joined(separator: " ").quotedForShell)\n"
      + (operands.isEmpty ? "" : "      words=\(operands.quotedForShell)\n")
      + (values.isEmpty ? "" : "      case \"$option\" in\n\(values)      esac\n")
      + "      ;;\n"
  }
}
