import FileSystem
import SourceText

extension Environment {
  /// The operand that stands for standard input.
  static let standardInput = "-"

  /// Reads a configuration.
  ///
  /// - Parameters:
  ///   - path: The file, or `-` for standard input.
  ///   - name: What to call standard input.
  func source(
    _ path: String,
    name: String? = nil,
    limit: Int
  ) throws(FileError) -> SourceText {
    guard path == Self.standardInput else {
      return SourceText(name: path, contents: try workingFolder.read(path, limit: limit))
    }
    return SourceText(
      name: name ?? "<stdin>",
      fileName: name ?? "tabs.yaml",
      contents: try readInput(limit)
    )
  }
}

extension CommandOption {
  /// Gives standard input a name.
  static let standardInputName = CommandOption(
    "--stdin-filename",
    value: "NAME",
    "What to call standard input ('-')."
  )
}

extension ParsedArguments {
  /// What to call standard input, where the command line says that.
  func standardInputName() throws(UsageError) -> String? {
    let option = CommandOption.standardInputName.name
    guard let name = value(option) else { return nil }
    if name.isEmpty { throw UsageError("'\(option)' needs the name of a file") }
    guard operands.contains(Environment.standardInput) else {
      throw UsageError("'\(option)' goes with '-', which stands for standard input")
    }
    return name
  }
}
