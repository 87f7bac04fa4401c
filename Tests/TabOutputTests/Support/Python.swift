import Foundation
import ProcessTesting

/// The Python on the search path, which some outputs are checked against.
enum Python {
  static let isInstalled = (try? run("print('ready')")) == "ready\n"

  /// Whether a module can be imported; it is if `Tests/requirements.txt` is installed.
  static func has(_ module: String) -> Bool {
    (try? run("import \(module); print('ready')")) == "ready\n"
  }

  /// Runs a script and returns its standard output. The script finds each of `inputs` in a file
  /// that `sys.argv` names.
  static func run(_ script: String, _ inputs: [UInt8]...) throws -> String {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = try ([Array(script.utf8)] + inputs).enumerated().map { index, bytes in
      let file = folder.appendingPathComponent("\(index).py")
      try Data(bytes).write(to: file)
      return file.path
    }

    return try ChildProcess(
      executable: "/usr/bin/env",
      arguments: ["python3"] + files,
      folder: "/"
    ).run().output
  }
}
