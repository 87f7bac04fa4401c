import Foundation
import Testing

/// Outputs that are kept as files of the repository.
enum Recording {
  private static let isRecording = ProcessInfo.processInfo.environment["TABC_RECORD"] == "1"

  /// Fails the test unless the file at `path` below the repository holds exactly `seen`. With
  /// `TABC_RECORD=1` in the environment the file is written instead.
  static func expect(
    _ seen: String,
    in path: String,
    _ location: SourceLocation = #_sourceLocation
  ) throws {
    let file = Tabc.repository.appendingPathComponent(path)
    if isRecording {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try Data(seen.utf8).write(to: file)
    } else {
      let expected = try String(decoding: Data(contentsOf: file), as: UTF8.self)
      #expect(
        Array(seen.utf8) == Array(expected.utf8),
        "\(path) differs; seen:\n\(seen)",
        sourceLocation: location
      )
    }
  }
}
