import Foundation
import TabManifest

/// What an app can read it writes and reads again as the same.
enum ManifestInvariants {
  static func check(_ input: [UInt8]) throws {
    let (json, link) = parts(of: input)
    let text = String(decoding: link, as: UTF8.self)
    if let value = try? JSONDecoder().decode(JSONValue.self, from: Data(json)) {
      try require(copy(of: value) == value, "a value is not read back as it was written")
    }
    guard let manifest = try? JSONDecoder().decode(LayoutManifest.self, from: Data(json)) else {
      return
    }
    try require(copy(of: manifest) == manifest, "a manifest is not read back as it was written")
    for layout in manifest.layouts + manifest.variants.flatMap(\.layouts) {
      if let found = layout.item(forPath: text) {
        try require(
          layout.items[found.id] == found.item,
          "a link leads to an item that is not there"
        )
      }
      for (_, item) in layout.items {
        guard let route = item.route else { continue }
        let found = layout.item(forPath: route)
        try require(
          found == layout.item(forPath: route),
          "the link '\(route)' leads to two destinations"
        )
      }
    }
    _ = manifest.layout(forRelease: link.count)
    if let pair = try? ManifestPair(compact: manifest, regular: manifest) {
      throw Violation(description: "one manifest is a pair: \(pair.compact.formFactor)")
    }
  }

  private static func copy<Value: Codable>(of value: Value) throws -> Value {
    try JSONDecoder().decode(Value.self, from: JSONEncoder().encode(value))
  }
}
