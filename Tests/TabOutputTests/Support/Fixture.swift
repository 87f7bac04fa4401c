import Foundation
import Testing

/// A file of the repository that an output is compared with.
struct Fixture {
  private static let repository = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private static let isRecording = ProcessInfo.processInfo.environment["TABC_RECORD"] == "1"

  let path: String

  /// The file at `path` from the repository's root.
  init(_ path: String) { self.path = path }

  /// Fails the test unless the file holds exactly `output`. With `TABC_RECORD=1` in the environment
  /// it is written instead.
  func expect(_ output: [UInt8], _ location: SourceLocation = #_sourceLocation) throws {
    let file = Self.repository.appendingPathComponent(path)
    if Self.isRecording {
      try Data(output).write(to: file)
    } else {
      let expected = try String(decoding: Data(contentsOf: file), as: UTF8.self)
      let written = String(decoding: output, as: UTF8.self)
      #expect(written == expected, "\(path)", sourceLocation: location)
      #expect(Array(written.utf8) == Array(expected.utf8), "\(path)", sourceLocation: location)
    }
  }
}
