import Foundation
import Testing

/// Stubs of frameworks that no toolchain for Linux has.
enum StubFrameworks {
  private static let folder = URL(filePath: #filePath).resolvingSymlinksInPath()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Stubs")

  /// The sources of a stub: a file, or those of a folder.
  static func sources(of name: String) throws -> [String] {
    let parts = folder.appending(path: name)
    guard FileManager.default.fileExists(atPath: parts.path) else { return ["\(parts.path).swift"] }
    return try FileManager.default.contentsOfDirectory(atPath: parts.path).sorted()
      .map { parts.appending(path: $0).path }
  }
}

extension SwiftTool {
  /// Builds stubs, each after those that it imports, as static libraries.
  static func build(_ stubs: [String], in folder: URL) throws {
    for stub in stubs {
      try expect(
        [
          "swiftc", "-swift-version", "6", "-D", "SDK27", "-parse-as-library", "-emit-module",
          "-emit-library", "-static", "-module-name", stub, "-o", "lib\(stub)Stub.a",
        ] + StubFrameworks.sources(of: stub),
        in: folder,
        isSilent: true
      )
    }
  }

  /// What a program of the files of a folder prints, built without a warning and with stubs that were
  /// built there before.
  static func output(
    of files: [String],
    with stubs: [String] = [],
    in folder: URL,
    input: String = ""
  ) throws -> String {
    try expect(
      [
        "swiftc", "-swift-version", "6", "-warnings-as-errors", "-Onone", "-I", ".", "-L", ".",
        "-o", "program",
      ] + files + stubs.reversed().map { "-l\($0)Stub" },
      in: folder,
      isSilent: true
    )
    return try expect(["./program"], in: folder, input: input)
  }
}
