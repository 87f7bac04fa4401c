import Foundation
import ProcessTesting

/// The Python on the search path, by which JSON Schemas are checked.
enum Python {
  /// Whether it has a validator of JSON Schemas and a reader of YAML.
  static let canValidate = (try? run("import jsonschema, yaml; print('ready')")) == "ready\n"

  /// Runs a script with arguments and returns what it prints.
  static func run(_ script: String, _ arguments: [String] = []) throws -> String {
    try ChildProcess(
      executable: "/usr/bin/env",
      arguments: ["python3", "-c", script] + arguments,
      folder: "/"
    ).run().output
  }
}
