import FileSystem
import SourceText
import TabOutput

/// `tabc init`: writes a configuration to begin with.
enum InitCommand: Command {
  static let name = "init"
  static let summary = "Writes a commented configuration to begin with."
  static let operands = "[FILE]"
  static let options: [CommandOption] = []
  static let discussion = """
    Writes 'tabs.yaml' unless FILE says otherwise; '-' prints it. A file that is there is left alone.

    Example:
      tabc init && tabc lint tabs.yaml
    """

  static func run(
    _ arguments: ParsedArguments,
    in environment: Environment
  ) throws(CommandFailure) -> ExitStatus {
    guard arguments.operands.count <= 1 else { throw .usage(UsageError("more than one file")) }
    let path = arguments.operands.first ?? "tabs.yaml"
    if path == Environment.standardInput {
      environment.output.write(StartingFile.text)
      return .success
    }
    try CommandFailure.file { () throws(FileError) in
      try environment.workingFolder.create(OutputFile(path, Array(StartingFile.text.utf8)))
    }
    let name = VisibleText.line(path)
    environment.error.write("wrote \(name); check it with 'tabc lint \(name)'\n")
    return .success
  }
}
