import FileSystem
import Foundation
import ProcessTesting
import SourceText

@testable import tabc

/// A folder of its own for a test, in which the program runs.
final class TestFolder {
  /// What a run left.
  struct Run: Equatable {
    var status: Int32
    var output: String
    var error: String
  }

  let path: String

  init(_ files: [String: String] = [:]) throws {
    path = NSTemporaryDirectory() + "lint-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    for (name, text) in files { try put(name, text) }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  var folder: WorkingFolder { WorkingFolder(path) }

  func put(_ name: String, _ text: String) throws { try put(name, Array(text.utf8)) }

  func put(_ name: String, _ bytes: [UInt8]) throws {
    let file = URL(fileURLWithPath: path).appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try Data(bytes).write(to: file)
  }

  func bytes(_ name: String) -> [UInt8]? {
    FileManager.default.contents(atPath: path + "/" + name).map { Array($0) }
  }

  func text(_ name: String) -> String? { bytes(name).map { String(decoding: $0, as: UTF8.self) } }

  /// The names of everything below but what is hidden, sorted.
  var names: [String] {
    let names = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
    return names.filter { !$0.hasPrefix(".") }.sorted()
  }

  /// What tells a file that was touched from one that was not.
  func state(_ name: String) throws -> [String] {
    let attributes = try FileManager.default.attributesOfItem(atPath: path + "/" + name)
    return [.systemFileNumber, .modificationDate].map { (key: FileAttributeKey) in
      "\(attributes[key] ?? "")"
    }
  }

  /// Runs the program in the folder, or in one below it.
  func tabc(
    _ arguments: String...,
    input: String = "",
    below subfolder: String = "",
    variables: [String: String] = [:]
  ) -> Run {
    tabc(arguments, input: input, below: subfolder, variables: variables)
  }

  /// Runs the program with a list of arguments.
  func tabc(
    _ arguments: [String],
    input: String = "",
    below subfolder: String = "",
    variables: [String: String] = [:]
  ) -> Run {
    let output = ByteBuffer()
    let error = ByteBuffer()
    let status = Program.run(
      in: Environment(
        arguments: arguments,
        variable: { variables[$0] },
        workingFolder: WorkingFolder(subfolder.isEmpty ? path : path + "/" + subfolder),
        readInput: { _ in Array(input.utf8) },
        output: output,
        error: error
      )
    )
    return Run(status: status, output: output.text, error: error.text)
  }
}

extension TestFolder {
  /// Runs a line of the shell in the folder.
  func shell(_ line: String) throws -> Run {
    // The folder goes with its last use.
    try withExtendedLifetime(self) { try Shell.run(line, in: path) }
  }
}

/// Another program, run for a test.
enum Shell {
  /// Whether there is a program of this name.
  static func has(_ program: String) -> Bool {
    (try? run("command -v \(program)"))?.status == 0
  }

  /// Whether file names may be bytes that are no UTF-8.
  static let allowsByteNames =
    (try? run("f=$(mktemp -d) && touch $f/$'\\xff' && rm -r $f"))?.status == 0

  /// Runs a line of the shell.
  static func run(_ line: String, in folder: String = "/") throws -> TestFolder.Run {
    let outcome = try ChildProcess(
      executable: "/bin/bash",
      arguments: ["-c", line],
      folder: folder
    ).run()
    return TestFolder.Run(status: outcome.status, output: outcome.output, error: outcome.error)
  }
}
