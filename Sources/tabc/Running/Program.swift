import Diagnostics
import FileSystem
import SourceText

/// The program: finds the command, runs it, and tells how it ended.
enum Program {
  /// The program's version.
  static let version = "0.1.0"

  /// The commands, in the order of the help.
  static let commands: [any Command.Type] = [
    LintCommand.self,
    CompileCommand.self,
    DiffCommand.self,
    ResolveCommand.self,
    GenerateCommand.self,
    InitCommand.self,
    RulesCommand.self,
    ExplainCommand.self,
    SchemaCommand.self,
    CompletionCommand.self,
  ]

  /// Runs the command line in `environment`; what is still to be written goes to its streams.
  ///
  /// - Returns: The status to exit with.
  static func run(in environment: Environment) -> Int32 {
    environment.finish(status(in: environment).rawValue)
  }

  private static func status(in environment: Environment) -> ExitStatus {
    if let argument = environment.damagedArgument {
      report(
        UsageError("the argument '\(argument)' is not UTF-8", help: "rename what it names"),
        in: environment
      )
      return .usage
    }
    let arguments = environment.arguments
    guard let verb = arguments.first else {
      environment.error.write(Help.program)
      return .usage
    }
    switch verb {
    case "--help", "-h":
      environment.output.write(Help.program)
      return .success
    case "help":
      return help(Array(arguments.dropFirst()), in: environment)
    case "--version":
      environment.output.write("tabc \(version)\n")
      return .success
    default: break
    }
    guard let command = command(named: verb, in: environment) else { return .usage }
    let rest = Array(arguments.dropFirst())
    if asksForHelp(rest) {
      environment.output.write(Help.text(of: command))
      return .success
    }
    return run(command, rest, in: environment)
  }

  /// The command of a name; where there is none, that is reported.
  private static func command(
    named name: String,
    in environment: Environment
  ) -> (any Command.Type)? {
    if let command = commands.first(where: { $0.name == name }) { return command }
    let isOption = name.hasPrefix("-")
    let options = ["--help", "--version"]
    if let option = options.first(where: { name.hasPrefix($0 + "=") }) {
      report(UsageError("'\(option)' takes no value"), in: environment)
      return nil
    }
    let nearest = NearestName.completing(name, among: isOption ? options : commands.map { $0.name })
    report(
      UsageError(
        "unknown \(isOption ? "option" : "command") '\(name)'",
        help: nearest.map { "did you mean '\($0)'?" } ?? "see 'tabc --help'"
      ),
      in: environment
    )
    return nil
  }

  private static func help(_ arguments: [String], in environment: Environment) -> ExitStatus {
    guard let verb = arguments.first else {
      environment.output.write(Help.program)
      return .success
    }
    guard let command = command(named: verb, in: environment) else { return .usage }
    environment.output.write(Help.text(of: command))
    return .success
  }

  private static func asksForHelp(_ arguments: [String]) -> Bool {
    arguments.prefix { $0 != "--" }.contains { $0 == "--help" || $0 == "-h" }
  }

  private static func run(
    _ command: any Command.Type,
    _ arguments: [String],
    in environment: Environment
  ) -> ExitStatus {
    do throws(CommandFailure) {
      let parsed = try CommandFailure.usage { () throws(UsageError) in
        try ParsedArguments(arguments, options: command.options + [Help.option])
      }
      return try command.run(parsed, in: environment)
    } catch {
      switch error {
      case .usage(let error):
        report(
          UsageError(
            error.message,
            help: error.help
              ?? "write '\(Help.usage(of: command))'; 'tabc \(command.name) --help' says more"
          ),
          in: environment
        )
        return .usage
      case .file(let error):
        environment.error.write("error: \(error)\n")
        return .failure
      case .other(let message, let status):
        environment.error.write("error: \(VisibleText.line(message))\n")
        return status
      case .explained(let message, let help, let status):
        report(UsageError(message, help: help), in: environment)
        return status
      }
    }
  }

  private static func report(_ error: UsageError, in environment: Environment) {
    environment.error.write("error: \(VisibleText.line(error.message))\n")
    if let help = error.help { environment.error.write("help: \(VisibleText.line(help))\n") }
  }
}
