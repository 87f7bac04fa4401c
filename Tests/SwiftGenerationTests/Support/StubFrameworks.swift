import Foundation
import Testing

extension SwiftTool {
  /// Builds stubs of frameworks, each after those that it imports, as static libraries.
  static func build(_ stubs: [String], in folder: URL) throws {
    for stub in stubs {
      let source = Sample.file("Tests/SwiftGenerationTests/Stubs/\(stub).swift").path
      try expect(
        [
          "swiftc", "-swift-version", "6", "-D", "SDK27", "-parse-as-library", "-emit-module",
          "-emit-library", "-static", "-module-name", stub, "-o", "lib\(stub)Stub.a", source,
        ],
        in: folder,
        isSilent: true
      )
    }
  }
}
