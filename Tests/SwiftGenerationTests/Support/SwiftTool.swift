import Foundation
import Testing

/// The tools of the toolchain that the tests run with.
enum SwiftTool {
  /// What a finished tool left.
  struct Outcome {
    let status: Int32
    let output: String
  }

  /// Runs a tool in a folder and gives what it prints on both streams.
  static func run(_ arguments: [String], in folder: URL, input: String = "") throws -> Outcome {
    let streams = folder.appending(path: ".streams-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: streams, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: streams) }
    let names = ["input", "output"].map { streams.appending(path: $0) }
    try Data(input.utf8).write(to: names[0])
    try Data().write(to: names[1])
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.standardInput = try FileHandle(forReadingFrom: names[0])
    let output = try FileHandle(forWritingTo: names[1])
    process.standardOutput = output
    process.standardError = output
    try process.run()
    process.waitUntilExit()
    return Outcome(
      status: process.terminationStatus,
      output: String(decoding: try Data(contentsOf: names[1]), as: UTF8.self)
    )
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
