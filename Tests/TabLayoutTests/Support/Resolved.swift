import Diagnostics
import Foundation
import SourceText
import TabLayout
import TabManifest
import TabOutput
import TabTree
import Testing
import YAMLTree

/// A layout with the world that it shows.
struct ShownLayout {
  let world: World
  let layout: LayoutManifest.Layout

  /// The nodes that items stand for, in the file's order.
  let places: [Int]

  /// The places that are destinations, in the file's order.
  let destinations: [Int]

  /// The ids of what the tab bar shows.
  let bar: [String]

  init(world: World, layout: LayoutManifest.Layout) {
    self.world = world
    self.layout = layout
    places = world.places
    destinations = places.filter(world.isDestination)
    bar = layout.tabBar?.shown ?? []
  }

  var items: [String: LayoutManifest.Item] { layout.items }

  func id(_ index: Int) -> String { world.model.nodes[index].id }

  func item(_ index: Int) -> LayoutManifest.Item? { layout.items[id(index)] }

  /// What is selected in a container, by its id.
  func selection(_ index: Int) -> String {
    world.model.nodes[index].kind == .dynamic ? "\(id(index)).*" : id(index)
  }
}

extension TabConfiguration {
  /// The configuration in a text; fails the test if it cannot be read.
  init(text: String) throws {
    var diagnostics: [Diagnostic] = []
    let source = SourceText(name: "tabs.yaml", contents: Array(text.utf8))
    let yaml = try #require(YAMLTree.parse(source, into: &diagnostics))
    self = TabConfiguration.read(yaml, app: "tabs", into: &diagnostics)
    try #require(diagnostics.map(\.message) == [], "\(text)")
  }
}

/// What compiling a text gives.
struct Resolved {
  let compact: LayoutManifest
  let regular: LayoutManifest
  let compactText: String
  let regularText: String

  /// Compiles a configuration; fails the test if it cannot be read.
  init(_ text: String, assignment: [Int]? = nil) throws {
    let configuration = try TabConfiguration(text: text)
    let manifests = Manifests(
      configuration,
      targets: Target.all(of: configuration),
      assignment: assignment ?? configuration.defaultAssignment
    )
    let digest = manifests.writeConfiguration()
    let (compact, regular) = (ByteBuffer(), ByteBuffer())
    manifests.writeLayout(.compact, digest: digest, into: compact)
    manifests.writeLayout(.regular, digest: digest, into: regular)
    let decoder = JSONDecoder()
    self.compact = try decoder.decode(LayoutManifest.self, from: Data(compact.bytes))
    self.regular = try decoder.decode(LayoutManifest.self, from: Data(regular.bytes))
    compactText = compact.text
    regularText = regular.text
  }

  /// The layout of a target.
  func layout(_ target: LayoutManifest.Target, isCompact: Bool) -> LayoutManifest.Layout? {
    (isCompact ? compact : regular).layouts.first { $0.targets.contains(target) }
  }
}
