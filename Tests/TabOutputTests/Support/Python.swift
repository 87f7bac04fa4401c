import Foundation

/// The Python on the search path, which some outputs are checked against.
enum Python {
  static let isInstalled = (try? run("print('ready')")) == "ready\n"

  /// Runs a script and returns its standard output.
  static func run(_ script: String) throws -> String {
    let folder = FileManager.default.temporaryDirectory
    let file = folder.appendingPathComponent("\(UUID().uuidString).py")
    try Data(script.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }

    let output = Pipe()
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["python3", file.path]
    process.standardOutput = output
    try process.run()
    let bytes = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return String(decoding: bytes, as: UTF8.self)
  }
}
