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
    return SourceText(name: name ?? "<stdin>", contents: try readInput(limit))
  }
}
