import Foundation
import Testing

/// The files of the repository that tests read and record.
enum Repository {
  /// The repository's root.
  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private static let isRecording = ProcessInfo.processInfo.environment["TABC_RECORD"] == "1"

  /// The contents of a file.
  static func data(_ path: String) throws -> Data {
    try Data(contentsOf: root.appending(path: path))
  }

  /// Fails the test unless the file at `path` holds exactly `output`. With `TABC_RECORD=1` in the
  /// environment it is written instead.
  static func expect(
    _ output: String,
    in path: String,
    _ location: SourceLocation = #_sourceLocation
  ) throws {
    let url = root.appending(path: path)
    if isRecording {
      let folder = url.deletingLastPathComponent()
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data(output.utf8).write(to: url)
    } else {
      let expected = String(decoding: try Data(contentsOf: url), as: UTF8.self)
      #expect(output == expected, "\(path)", sourceLocation: location)
    }
  }
}
