import Foundation
import Testing

/// The catalogs are built without a warning: every link in them resolves.
@Suite struct DocCTests {
  private static let isAvailable = (try? DocC.command(["--help"]).status) == 0

  @Test(
    .enabled(if: isAvailable, "the toolchain has no 'docc'"),
    arguments: Document.catalogs
  )
  func buildsWithoutAWarning(catalog: String) throws {
    let folder = try ScratchFolder()
    let module = String(catalog.split(separator: "/")[1])
    try DocC.extractSymbols(of: module, into: folder.url)
    let outcome = try DocC.command(
      [
        "convert", Tabc.repository.appendingPathComponent(catalog).path, "--warnings-as-errors",
        "--additional-symbol-graph-dir", folder.url.path, "--fallback-display-name", module,
        "--fallback-bundle-identifier", module,
        "--output-path", folder.url.appending(path: "archive").path,
      ]
    )
    #expect(outcome.status == 0, "\(outcome.output.prefix(4_000))")
    let pages = folder.url.appending(path: "archive/data/documentation/\(module.lowercased()).json")
    #expect(FileManager.default.fileExists(atPath: pages.path))
  }
}

/// Apple's documentation compiler, as the toolchain has it.
private enum DocC {
  static func command(_ arguments: [String]) throws -> SwiftTool.Outcome {
    #if os(macOS)
      let docc = ["xcrun", "docc"]
    #else
      let docc = ["docc"]
    #endif
    return try SwiftTool.run(docc + arguments, in: try ScratchFolder().url)
  }

  /// Writes down what is public in a module that was built with the tests.
  static func extractSymbols(of module: String, into folder: URL) throws {
    let modules = URL(fileURLWithPath: Tabc.path).deletingLastPathComponent()
      .appendingPathComponent("Modules")
    try SwiftTool.expect(
      [
        "swift", "symbolgraph-extract", "-module-name", module, "-I", modules.path,
        "-I", Tabc.repository.appendingPathComponent("Sources/CLibYAML").path,
        "-target", try target(in: folder), "-minimum-access-level", "public",
        "-output-dir", folder.path,
      ] + (try sdk(in: folder)),
      in: folder
    )
  }

  /// Where the system's own modules are, which a compiler finds by itself and this tool does not.
  private static func sdk(in folder: URL) throws -> [String] {
    #if os(macOS)
      let path = try SwiftTool.expect(["xcrun", "--show-sdk-path"], in: folder)
      return ["-sdk", path.trimmingCharacters(in: .newlines)]
    #else
      return []
    #endif
  }

  private static func target(in folder: URL) throws -> String {
    struct Information: Decodable {
      struct Target: Decodable { let triple: String }
      let target: Target
    }
    let text = try SwiftTool.expect(["swiftc", "-print-target-info"], in: folder)
    return try JSONDecoder().decode(Information.self, from: Data(text.utf8)).target.triple
  }
}
