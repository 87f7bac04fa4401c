import Foundation
import Testing

/// The modules against which generated code is type-checked as for an iPhone: the toolchain's own
/// standard library under that platform's name, and stubs of the frameworks, which no toolchain for
/// Linux has.
final class ApplePlatform {
  private let folder: ScratchFolder
  private let sdk: Int

  /// The frameworks of which there is a stub, each after those that it imports.
  static let stubs = ["Foundation", "UIKit", "SwiftUI", "AdaptiveAppShell", "XCTest"]

  private static let standardLibrary = [
    "Swift", "_Concurrency", "_StringProcessing", "SwiftOnoneSupport",
  ]

  /// Whether the toolchain is one whose modules can be taken over.
  static let isAvailable: Bool = {
    #if os(Linux) && arch(x86_64)
      true
    #else
      false
    #endif
  }()

  init(sdk: Int) throws {
    folder = try ScratchFolder()
    self.sdk = sdk
    try copyStandardLibrary()
    for stub in Self.stubs {
      try SwiftTool.expect(
        arguments(release: "16.0") + [
          "-emit-module", "-emit-module-path", "\(folder.url.path)/\(stub).swiftmodule",
          "-module-name", stub, "-parse-as-library",
        ] + StubFrameworks.sources(of: stub),
        in: folder.url,
        isSilent: true
      )
    }
  }

  /// Type-checks the Swift files of a folder as one module.
  func typeCheck(_ files: [String], release: Int, in sources: URL) throws {
    try SwiftTool.expect(
      arguments(release: "\(release).0") + ["-typecheck", "-warnings-as-errors"] + files,
      in: sources,
      isSilent: true
    )
  }

  private func arguments(release: String) -> [String] {
    [
      "swiftc", "-swift-version", "6", "-target", "arm64-apple-ios\(release)", "-I",
      folder.url.path,
    ]
      + (sdk >= 27 ? ["-D", "SDK27"] : [])
  }

  /// Takes over the toolchain's standard library. A module tells in its head for which platform it
  /// was made; the name of the other one takes as many bytes.
  private func copyStandardLibrary() throws {
    let made = Data("x86_64-unknown-linux-gnu".utf8)
    let wanted = Data("arm64-apple-ios013.0.000".utf8)
    let library = try resourceFolder().appending(path: "linux")
    for module in Self.standardLibrary {
      let name = "\(module).swiftmodule/x86_64-unknown-linux-gnu.swiftmodule"
      var bytes = try Data(contentsOf: library.appending(path: name))
      guard let place = bytes.range(of: made) else { continue }
      bytes.replaceSubrange(place, with: wanted)
      let target = folder.url.appending(path: "\(module).swiftmodule")
      try FileManager.default.createDirectory(at: target, withIntermediateDirectories: true)
      try bytes.write(to: target.appending(path: "arm64-apple-ios.swiftmodule"))
    }
  }

  private func resourceFolder() throws -> URL {
    struct Information: Decodable {
      struct Paths: Decodable { let runtimeResourcePath: String }
      let paths: Paths
    }
    let text = try SwiftTool.expect(["swiftc", "-print-target-info"], in: folder.url)
    let information = try JSONDecoder().decode(Information.self, from: Data(text.utf8))
    return URL(filePath: information.paths.runtimeResourcePath)
  }
}
