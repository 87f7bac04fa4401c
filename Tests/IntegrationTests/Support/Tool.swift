import Foundation
import ProcessTesting
import Testing

/// The tools by others that files are read and checked with.
enum Tool {
  /// Whether all of them are there, as `Tests/run` installs them.
  static let areInstalled =
    ["check-jsonschema", "pre-commit", "shellcheck"].allSatisfy {
      (try? run([$0, "--version"]))?.status == 0
    } && (try? run(["python3", "-c", "import yaml"]))?.status == 0

  static let reason: Comment = "the tools of Tests/requirements.txt are not on the path"

  static func run(
    _ command: [String],
    environment: [String: String] = [:],
    folder: String = "/"
  ) throws -> ChildProcess.Outcome {
    try ChildProcess(
      executable: "/usr/bin/env",
      arguments: command,
      folder: folder,
      environment: environment
    ).run()
  }

  /// A YAML file as JSON.
  static func json(_ path: String) throws -> String {
    let program = "import json, sys, yaml; print(json.dumps(yaml.safe_load(open(sys.argv[1]))))"
    let outcome = try run(["python3", "-c", program, path])
    try #require(outcome.status == 0, "\(outcome.error)")
    return outcome.output
  }

  /// Fails the test unless a file is what a schema of others says.
  static func expect(
    _ path: String,
    fits schema: String,
    _ location: SourceLocation = #_sourceLocation
  ) throws {
    let outcome = try run(["check-jsonschema", "--builtin-schema", schema, path])
    #expect(outcome.status == 0, "\(outcome.output)\(outcome.error)", sourceLocation: location)
  }
}
