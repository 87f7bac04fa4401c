import Foundation

/// The Python on the search path, by which JSON Schemas are checked.
enum Python {
  /// Whether it has a validator of JSON Schemas and a reader of YAML.
  static let canValidate = (try? run("import jsonschema, yaml; print('ready')")) == "ready\n"

  /// Runs a script with arguments and returns what it prints.
  static func run(_ script: String, _ arguments: [String] = []) throws -> String {
    let output = Pipe()
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["python3", "-c", script] + arguments
    process.standardOutput = output
    try process.run()
    let bytes = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return String(decoding: bytes, as: UTF8.self)
  }
}
