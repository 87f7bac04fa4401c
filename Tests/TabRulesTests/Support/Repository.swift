import Foundation
import Testing

/// The files of the repository that tests read and record.
enum Repository {
  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private static let isRecording = ProcessInfo.processInfo.environment["TABC_RECORD"] == "1"

  /// The paths of the files below `folder` that end in `suffix`, from the root, in order.
  static func files(below folder: String, suffix: String) -> [String] {
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: url(folder).path)) ?? []
    return paths.filter { $0.hasSuffix(suffix) }.sorted().map { "\(folder)/\($0)" }
  }

  /// The contents of a file.
  static func contents(_ path: String) throws -> [UInt8] { Array(try Data(contentsOf: url(path))) }

  /// Fails the test unless the file at `path` holds exactly `output`. With `TABC_RECORD=1` in the
  /// environment it is written instead.
  static func expect(
    _ output: String,
    in path: String,
    _ location: SourceLocation = #_sourceLocation
  ) throws {
    if isRecording {
      try Data(output.utf8).write(to: url(path))
    } else {
      let expected = String(decoding: try contents(path), as: UTF8.self)
      #expect(output == expected, "\(path)", sourceLocation: location)
    }
  }

  private static func url(_ path: String) -> URL { root.appending(path: path) }
}
