import Foundation
import ProcessTesting
import Testing

/// The tools of the toolchain that the tests run with.
enum SwiftTool {
  /// What a finished tool left.
  struct Outcome {
    let status: Int32
    let output: String
  }

  /// In seconds; far beyond what a build on a busy machine takes.
  private static let patience: TimeInterval = 1_800

  /// Runs a tool in a folder and gives what it prints on both streams.
  static func run(_ arguments: [String], in folder: URL, input: String = "") throws -> Outcome {
    // Both streams are one, so that a message stands where it was written.
    let outcome = try ChildProcess(
      executable: "/bin/sh",
      arguments: ["-c", "exec \"$@\" 2>&1", "sh"] + arguments,
      folder: folder.path,
      input: Array(input.utf8)
    ).run(patience: patience)
    return Outcome(status: outcome.status, output: outcome.output)
  }

  /// Fails the test unless the tool ends well and, where that is asked for, in silence.
  @discardableResult
  static func expect(
    _ arguments: [String],
    in folder: URL,
    input: String = "",
    isSilent: Bool = false,
    _ location: SourceLocation = #_sourceLocation
  ) throws -> String {
    let outcome = try run(arguments, in: folder, input: input)
    let excerpt = outcome.output.prefix(6_000)
    #expect(outcome.status == 0, "\(arguments.prefix(8)): \(excerpt)", sourceLocation: location)
    if isSilent {
      #expect(outcome.output == "", "\(arguments.prefix(8))", sourceLocation: location)
    }
    return outcome.output
  }
}

/// A folder that is removed when a test is done with it.
final class ScratchFolder {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "tabc-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  func put(_ name: String, _ text: String) throws {
    let file = url.appending(path: name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try Data(text.utf8).write(to: file)
  }
}
