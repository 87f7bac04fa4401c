/// The texts of `--help`.
enum Help {
  /// What the program is and does.
  static var program: String {
    let width = Program.commands.map { $0.name.count }.max() ?? 0
    let commands = Program.commands.map {
      "  \(padded($0.name, width))  \($0.summary)"
    }.joined(separator: "\n")
    return """
      tabc compiles an app's tab configuration: one tree of tabs, laid out for a
      compact width (an iPhone's tab bar) and a regular one (an iPad's tab bar
      and sidebar).

      Usage: tabc COMMAND [OPTIONS] [FILE…]

      \(commands)

      tabc COMMAND --help says more about a command; tabc --version tells the version.

      Example:
        tabc init                        writes a tabs.yaml to begin with
        tabc lint tabs.yaml              checks it
        tabc compile tabs.yaml -o out    writes out/tabs.json, compact.json, regular.json
        tabc resolve tabs.yaml home      tells where 'home' is and how one gets there

      Exit status: 0 nothing found that fails; 1 findings or differences;
      2 wrong usage; 3 something could not be read or written.

      """
  }

  /// The option that every command takes beside its own.
  static let option = CommandOption("--help", short: "-h", "Shows this text.")

  /// What a command does and takes.
  static func text(of command: any Command.Type) -> String {
    let rows = (command.options + [option]).map { (option: CommandOption) -> (String, String) in
      let names = [option.short, option.name].compactMap { $0 }.joined(separator: ", ")
      return (names + (option.value.map { " \($0)" } ?? ""), option.summary)
    }
    let width = min(30, rows.map { $0.0.count }.max() ?? 0)
    let options = rows.map { names, summary in
      names.count <= width
        ? "  \(padded(names, width))  \(summary)"
        : "  \(names)\n  \(padded("", width))  \(summary)"
    }.joined(separator: "\n")
    return """
      \(command.summary)

      Usage: \(usage(of: command))

      \(options)

      \(command.discussion)

      """
  }

  /// What is written for a command, as `tabc init [OPTIONS] [FILE]`.
  static func usage(of command: any Command.Type) -> String {
    ["tabc", command.name, "[OPTIONS]", command.operands].filter { !$0.isEmpty }
      .joined(separator: " ")
  }

  private static func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }
}
