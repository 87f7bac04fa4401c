import Foundation
import TabManifest

/// The files that the tests read.
enum Fixture {
  /// Every manifest, by its path below the folder of manifests.
  static let manifests = ["box/compact.json", "box/regular.json", "variants.json", "later.json"]

  /// The contents of a manifest.
  static func data(_ path: String) throws -> Data {
    try Data(contentsOf: root.appending(path: "Fixtures/manifests/\(path)"))
  }

  /// A manifest.
  static func manifest(_ path: String) throws -> LayoutManifest {
    try JSONDecoder().decode(LayoutManifest.self, from: data(path))
  }

  /// A manifest, after a change to the JSON object that it is.
  static func manifest(
    _ path: String,
    changed change: (inout [String: JSONValue]) -> Void
  ) throws -> LayoutManifest {
    var object = try JSONDecoder().decode([String: JSONValue].self, from: data(path))
    change(&object)
    return try JSONDecoder().decode(LayoutManifest.self, from: JSONEncoder().encode(object))
  }

  /// A layout whose items have the routes given by id, all in the tab bar but those named.
  static func layout(routes: [String: String], reach: [String: String] = [:]) throws
    -> LayoutManifest.Layout
  {
    var items: [String: JSONValue] = [:]
    for (id, route) in routes {
      items[id] = .object([
        "kind": "tab",
        "route": .string(route),
        "reach": .string(reach[id] ?? "tabBar"),
      ])
    }
    let layout: JSONValue = .object(["targets": .array(["ios27"]), "items": .object(items)])
    return try JSONDecoder().decode(
      LayoutManifest.Layout.self,
      from: JSONEncoder().encode(layout)
    )
  }

  /// The folder of the package.
  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
}

extension JSONValue: ExpressibleByStringLiteral {
  /// A string.
  public init(stringLiteral value: String) { self = .string(value) }
}
