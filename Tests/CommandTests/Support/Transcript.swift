import Foundation
import Testing

/// What a person sees who runs the program: each command line, both streams and the status. It is
/// compared with a file of the repository as a whole.
struct Transcript {
  private let file: String
  private let workspace: Workspace
  private var text = ""

  /// A transcript to be compared with `Fixtures/commands/NAME.txt`.
  init(_ name: String, in workspace: Workspace) {
    file = "Fixtures/commands/\(name).txt"
    self.workspace = workspace
  }

  /// Runs the program and writes down what is seen.
  mutating func run(_ arguments: String..., input: String = "") throws {
    try run(arguments, input: input)
  }

  /// Runs the program and writes down what is seen.
  mutating func run(_ arguments: [String], input: String = "") throws {
    let outcome = try workspace.tabc(arguments, input: input)
    let words = ["tabc"] + arguments.map(Self.quoted)
    text += "$ \(words.joined(separator: " "))\n"
    text += Self.section("standard output", outcome.output)
    text += Self.section("standard error", outcome.error)
    text += "[status \(outcome.status)]\n\n"
  }

  private static func section(_ name: String, _ text: String) -> String {
    if text.isEmpty { return "" }
    return "[\(name)]\n\(text)" + (text.hasSuffix("\n") ? "" : "[no line end]\n")
  }

  private static func quoted(_ argument: String) -> String {
    let isPlain =
      !argument.isEmpty
      && argument.allSatisfy {
        $0.isLetter || $0.isNumber || "-_=./,:{}".contains($0)
      }
    return isPlain ? argument : "'" + argument.replacingOccurrences(of: "'", with: "'\\''") + "'"
  }

  /// Fails the test unless the file holds exactly what was seen. With `TABC_RECORD=1` in the
  /// environment the file is written instead.
  func expect(_ location: SourceLocation = #_sourceLocation) throws {
    let seen = text.replacingOccurrences(of: workspace.path, with: "WORKSPACE")
    try Recording.expect(seen, in: file, location)
  }
}
