import Foundation
import ProcessTesting

/// A folder of its own for a test, gone with it, in which the program runs.
final class Workspace {
  let path: String

  /// Makes the folder, with the files whose names and texts are given.
  init(_ files: [String: String] = [:]) throws {
    let base = FileManager.default.temporaryDirectory.resolvingSymlinksInPath().path
    path = base + "/workspace-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    try FileManager.default.setAttributes([.posixPermissions: 0o777], ofItemAtPath: path)
    for (name, text) in files { try put(name, text) }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Runs the program.
  func tabc(
    _ arguments: String...,
    input: String = "",
    environment: [String: String] = [:],
    folder: String? = nil
  ) throws -> ChildProcess.Outcome {
    try tabc(arguments, input: input, environment: environment, folder: folder)
  }

  /// Runs the program.
  func tabc(
    _ arguments: [String],
    input: String = "",
    environment: [String: String] = [:],
    folder: String? = nil
  ) throws -> ChildProcess.Outcome {
    try ChildProcess(
      executable: Tabc.path,
      arguments: arguments,
      folder: folder ?? path,
      environment: environment,
      input: Array(input.utf8)
    ).run()
  }

  /// Runs a line of the shell, in which `$tabc` is the program.
  func shell(
    _ line: String,
    environment: [String: String] = [:],
    patience: TimeInterval = ChildProcess.patience
  ) throws -> ChildProcess.Outcome {
    try ChildProcess(
      executable: "/bin/bash",
      arguments: ["-c", line],
      folder: path,
      environment: environment.merging(["tabc": Tabc.path]) { own, _ in own }
    ).run(patience: patience)
  }

  func put(_ name: String, _ text: String) throws { try put(name, Array(text.utf8)) }

  func put(_ name: String, _ bytes: [UInt8]) throws {
    let file = URL(fileURLWithPath: path + "/" + name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try Data(bytes).write(to: file)
  }

  /// The text of a file; `nil` if there is none.
  func text(_ name: String) -> String? {
    FileManager.default.contents(atPath: path + "/" + name)
      .map { String(decoding: $0, as: UTF8.self) }
  }

  /// The names of everything below, sorted.
  var names: [String] {
    (FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []).sorted()
  }

  /// The texts of the manifests in a folder, by their names.
  func manifests(_ folder: String = "out") -> [String: String] {
    var texts: [String: String] = [:]
    for name in Self.manifestNames { texts[name] = text(folder + "/" + name) }
    return texts
  }

  static let manifestNames = ["tabs.json", "compact.json", "regular.json"]

  /// What tells a file that was touched from one that was not.
  func state(_ name: String) throws -> [String] {
    let attributes = try FileManager.default.attributesOfItem(atPath: path + "/" + name)
    return [.systemFileNumber, .modificationDate, .posixPermissions].map {
      (key: FileAttributeKey) in
      "\(attributes[key] ?? "")"
    }
  }

  func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: path + "/" + name,
      withDestinationPath: target
    )
  }
}
