import FileSystem

/// One verb of the program.
protocol Command: Sendable {
  /// The verb.
  static var name: String { get }

  /// What it does, in one line.
  static var summary: String { get }

  /// What follows the verb on the command line, without options.
  static var operands: String { get }

  /// The words that an operand can be; none where it names files.
  static var operandChoices: [String] { get }

  /// What help says beyond the summary: examples, and what is written where.
  static var discussion: String { get }

  /// The options that it takes beside `--help`.
  static var options: [CommandOption] { get }

  /// Does it.
  static func run(
    _ arguments: ParsedArguments,
    in environment: Environment
  ) throws(CommandFailure) -> ExitStatus
}

extension Command {
  static var operandChoices: [String] { [] }
}

/// How a run ends.
enum ExitStatus: Int32 {
  /// Nothing at or above the level that fails.
  case success = 0

  /// Findings, unapproved changes or differences.
  case findings = 1

  /// The command line is wrong.
  case usage = 2

  /// Something could not be read or written.
  case failure = 3
}

/// Why a command could not be done.
enum CommandFailure: Error {
  case usage(UsageError)
  case file(FileError)

  /// Anything else, in one line, with the status to end with.
  case other(String, ExitStatus)

  /// Anything else, with what to do about it.
  case explained(String, help: String?, ExitStatus)

  /// Runs `body` and gives its failure as a command's.
  static func usage<Value>(
    _ body: () throws(UsageError) -> Value
  ) throws(CommandFailure) -> Value {
    do throws(UsageError) { return try body() } catch { throw .usage(error) }
  }

  /// Runs `body` and gives its failure as a command's.
  @discardableResult
  static func file<Value>(
    _ body: () throws(FileError) -> Value
  ) throws(CommandFailure) -> Value {
    do throws(FileError) { return try body() } catch { throw .file(error) }
  }
}
