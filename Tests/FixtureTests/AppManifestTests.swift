import Foundation
import TabManifest
import TabTree
import Testing
import YAMLTree

/// What the configurations of real apps compile to.
@Suite struct AppManifestTests {
  @Test func thereAreApps() { #expect(App.all.count == 29) }

  @Test(arguments: App.all) func areAsRecorded(app: App) throws {
    let files = CompiledFiles(try app.configuration())
    try Repository.expect(files.configuration, in: app.path("expected/tabs.json"))
    try Repository.expect(files.compact, in: app.path("expected/compact.json"))
    try Repository.expect(files.regular, in: app.path("expected/regular.json"))
  }

  @Test(arguments: App.all) func compileToTheSameAgain(app: App) throws {
    let files = CompiledFiles(try app.configuration())
    let again = try App.configuration(
      Array(files.configuration.utf8),
      "again.tabs.yaml",
      isRelease: true
    )
    #expect(CompiledFiles(again) == files)
  }

  @Test(arguments: App.all) func areTheSameInEveryRun(app: App) throws {
    let files = CompiledFiles(try app.configuration())
    for _ in 0..<3 { #expect(CompiledFiles(try app.configuration()) == files) }
  }

  @Test(arguments: App.all) func doNotDependOnTheOrderOfKeys(app: App) throws {
    let files = CompiledFiles(try app.configuration())
    let yaml = try app.configuration().yaml
    let reordered = ReorderedKeys(yaml: yaml).text
    #expect(reordered != files.configuration)
    let again = try App.configuration(Array(reordered.utf8), "\(app.name).tabs.yaml")
    #expect(CompiledFiles(again) == files, "\(reordered)")
  }

  @Test(arguments: App.all) func sayTheSameReadAndWrittenAgain(app: App) throws {
    for name in ["expected/compact.json", "expected/regular.json"] {
      let data = try Repository.data(app.path(name))
      let manifest = try JSONDecoder().decode(LayoutManifest.self, from: data)
      let written = try JSONEncoder().encode(manifest)
      let (before, after) = try (json(data), json(written))
      #expect(before == after, "\(name)")
    }
  }

  private func json(_ data: Data) throws -> NSDictionary? {
    try JSONSerialization.jsonObject(with: data) as? NSDictionary
  }
}

/// A configuration as JSON in which the keys of every mapping stand the other way round, except
/// where their order means something.
struct ReorderedKeys {
  let yaml: YAMLTree

  var text: String { mapping(yaml.root) + "\n" }

  private func mapping(_ node: YAMLNode) -> String {
    let entries = Array(yaml.entries(of: node)).reversed().map { entry in
      let key = yaml.text(of: entry.key)
      return "\(quoted(key)): \(value(entry.value, of: key))"
    }
    return "{" + entries.joined(separator: ",\n ") + "}"
  }

  private func value(_ node: YAMLNode, of key: String) -> String {
    switch key {
    case "tabs", "children":
      "[" + yaml.elements(of: node).map(mapping).joined(separator: ", ") + "]"
    case "flags":
      "{"
        + yaml.entries(of: node).map { entry in
          let isLong = yaml.kind(of: entry.value) == .mapping
          let name = quoted(yaml.text(of: entry.key))
          return "\(name): " + (isLong ? mapping(entry.value) : asWritten(entry.value))
        }.joined(separator: ", ") + "}"
    default: asWritten(node)
    }
  }

  private func asWritten(_ node: YAMLNode) -> String {
    switch yaml.kind(of: node) {
    case .sequence: "[" + yaml.elements(of: node).map(asWritten).joined(separator: ", ") + "]"
    case .mapping:
      "{"
        + yaml.entries(of: node).map { entry in
          "\(quoted(yaml.text(of: entry.key))): \(asWritten(entry.value))"
        }.joined(separator: ", ") + "}"
    case .scalar: yaml.style(of: node) == .plain ? plain(node) : quoted(yaml.text(of: node))
    }
  }

  /// A plain scalar that stays what it is between brackets.
  private func plain(_ node: YAMLNode) -> String {
    let text = yaml.text(of: node)
    let isWord = text.wholeMatch(of: /[A-Za-z0-9.+-]+/) != nil
    return isWord ? text : quoted(text)
  }

  private func quoted(_ text: String) -> String {
    let data = try? JSONEncoder().encode(text)
    return data.map { String(decoding: $0, as: UTF8.self) } ?? ""
  }
}
