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

  /// What is found in the configuration that the app has.
  func lint() throws -> Lint { lint(Array(try Repository.data(path("tabs.yaml")))) }

  /// What is found in another configuration of the app.
  func lint(_ contents: [UInt8]) -> Lint {
    Lint(SourceText(name: "\(name).tabs.yaml", contents: contents))
  }

  /// The configuration that the app has.
  func configuration() throws -> TabConfiguration { try #require(try lint().configuration) }

  /// Reads the app's configuration as it is written elsewhere. What `rules` and comments turn down
  /// in the file itself may be an error there.
  func configuration(from text: String) throws -> TabConfiguration {
    try #require(lint(Array(text.utf8)).configuration)
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
