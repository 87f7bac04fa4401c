import Foundation

/// The repository's folder of fixtures.
enum Fixtures {
  static let repository = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  static let isRecording = ProcessInfo.processInfo.environment["TABC_RECORD"] == "1"

  /// The text of a file, by its path from the repository's root.
  static func text(_ path: String) throws -> String {
    try String(decoding: bytes(path), as: UTF8.self)
  }

  /// The bytes of a file.
  static func bytes(_ path: String) throws -> [UInt8] {
    try Array(Data(contentsOf: repository.appendingPathComponent(path)))
  }

  static func write(_ text: String, to path: String) throws {
    try Data(text.utf8).write(to: repository.appendingPathComponent(path))
  }

  /// The paths below a folder from the repository's root, in order of their names.
  static func paths(below folder: String) -> [String] {
    let root = repository.appendingPathComponent(folder).path
    let found = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
    return found.sorted().map { "\(folder)/\($0)" }
  }
}
