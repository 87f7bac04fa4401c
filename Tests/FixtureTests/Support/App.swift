import Diagnostics
import Foundation
import SourceText
import TabLayout
import TabManifest
import TabOutput
import TabRules
import TabTree
import Testing
import YAMLTree

/// One of the real apps whose configurations are fixtures.
struct App: CustomTestStringConvertible, Sendable {
  let name: String

  var testDescription: String { name }

  private static let folder = "Fixtures/apps"

  static let all: [App] = {
    let path = Repository.root.appending(path: folder).path
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return names.filter { !$0.contains(".") }.sorted().map { App(name: $0) }
  }()

  /// The path of one of the app's files.
  func path(_ file: String) -> String { "\(Self.folder)/\(name)/\(file)" }

  /// The configuration that the app has.
  func configuration() throws -> TabConfiguration {
    try Self.configuration(Array(Repository.data(path("tabs.yaml"))), "\(name).tabs.yaml")
  }

  /// Reads a configuration; fails the test if there is an error in it. A release no longer names the
  /// rules that were turned down for it, so it needs only to be readable.
  static func configuration(
    _ contents: [UInt8],
    _ name: String,
    isRelease: Bool = false
  ) throws -> TabConfiguration {
    let lint = Lint(SourceText(name: name, contents: contents))
    let errors = lint.diagnostics.filter { $0.severity == .error }.map(\.fullMessage)
    if !isRelease { #expect(errors == [], "\(name)") }
    return try #require(lint.configuration, "\(name)")
  }
}

/// The three files that a compilation writes.
struct CompiledFiles: Equatable {
  var configuration: String
  var compact: String
  var regular: String

  /// Compiles for an assignment; without one for every flag at its default.
  init(_ configuration: TabConfiguration, assignment: [Int]? = nil) {
    let manifests = Manifests(
      configuration,
      targets: Target.all(of: configuration),
      assignment: assignment ?? configuration.defaultAssignment
    )
    let buffers = [ByteBuffer(), ByteBuffer(), ByteBuffer()]
    let digest = manifests.writeConfiguration(into: buffers[0])
    manifests.writeLayout(.compact, digest: digest, into: buffers[1])
    manifests.writeLayout(.regular, digest: digest, into: buffers[2])
    self.configuration = buffers[0].text
    compact = buffers[1].text
    regular = buffers[2].text
  }

  /// The layouts of a form factor, read as an app reads them.
  func manifest(_ formFactor: String) throws -> LayoutManifest {
    try JSONDecoder().decode(
      LayoutManifest.self,
      from: Data((formFactor == "compact" ? compact : regular).utf8)
    )
  }
}
