/// A command as scripts for shells complete it.
struct CompletedCommand {
  let name: String
  let summary: String
  let operandChoices: [String]
  let options: [CommandOption]

  /// All commands, `help` among them.
  static var all: [CompletedCommand] {
    let help = CommandOption("--help", short: "-h", "Shows what the command does and takes.")
    let commands = Program.commands.map {
      CompletedCommand(
        name: $0.name,
        summary: $0.summary,
        operandChoices: $0.operandChoices,
        options: $0.options + [help]
      )
    }
    return commands + [
      CompletedCommand(
        name: "help",
        summary: "Shows what a command does and takes.",
        operandChoices: commands.map(\.name),
        options: []
      )
    ]
  }

  /// The options that stand in place of a command.
  static let programOptions = [
    CommandOption("--help", short: "-h", "Shows what the program is and does."),
    CommandOption("--version", "Shows the version."),
  ]
}

extension CommandOption {
  /// The names, the one-letter one first.
  var names: [String] { [short, name].compactMap { $0 } }
}

extension String {
  /// The text between apostrophes, as POSIX shells take it.
  var quotedForShell: String {
    "'" + split(separator: "'", omittingEmptySubsequences: false).joined(separator: #"'\''"#) + "'"
  }

  /// The text with a backslash before each of `characters`.
  func escaping(_ characters: String) -> String {
    reduce(into: "") { $0 += characters.contains($1) ? "\\\($1)" : "\($1)" }
  }
}
