import FileSystem
import Foundation

/// A folder of its own for a test, gone with it.
final class Scratch {
  let path: String

  var folder: WorkingFolder { WorkingFolder(path) }

  init() throws {
    path = NSTemporaryDirectory() + "scratch-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    try FileManager.default.setAttributes([.posixPermissions: 0o777], ofItemAtPath: path)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func put(_ name: String, _ text: String) throws {
    try text.write(toFile: path + "/" + name, atomically: false, encoding: .utf8)
  }

  func text(_ name: String) -> String? {
    FileManager.default.contents(atPath: path + "/" + name)
      .map { String(decoding: $0, as: UTF8.self) }
  }

  /// The names of everything below, sorted.
  var names: [String] {
    (FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []).sorted()
  }

  func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: path + "/" + name,
      withDestinationPath: target
    )
  }

  /// What tells a file that was touched from one that was not.
  func state(_ name: String) throws -> [String] {
    let attributes = try FileManager.default.attributesOfItem(atPath: path + "/" + name)
    return [.systemFileNumber, .modificationDate, .posixPermissions].map {
      (key: FileAttributeKey) in
      "\(attributes[key] ?? "")"
    }
  }
}
