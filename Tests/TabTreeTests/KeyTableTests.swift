import Testing

@testable import TabTree

/// The key table has the keys of the language's description, and reading goes by it.
@Suite struct KeyTableTests {
  @Test func hasTheRootKeys() {
    #expect(RootKey.table.map(\.name) == DocumentedKeys.root)
    #expect(RootKey.table.filter(\.isRequired).map(\.name) == ["version", "tabs"])
  }

  @Test func hasTheNodeKeysOnTheirKinds() {
    #expect(NodeKey.table.map(\.name) == DocumentedKeys.node.map(\.name))
    #expect(NodeKey.table.filter(\.isRequired).map(\.name) == ["id", "source"])
    for (entry, documented) in zip(NodeKey.table, DocumentedKeys.node) {
      #expect(entry.kinds == documented.kinds, "\(entry.name)")
    }
  }

  @Test func hasTheKeysOfFlags() {
    #expect(FlagKey.table.map(\.name) == DocumentedKeys.flag)
    #expect(FlagKey.table.filter(\.isRequired).map(\.name) == ["default"])
  }

  @Test func isInTheOrderOfItsKeys() {
    #expect(RootKey.table.map(\.key) == RootKey.allCases)
    #expect(NodeKey.table.map(\.key) == NodeKey.allCases)
    #expect(FlagKey.table.map(\.key) == FlagKey.allCases)
    #expect(RootKey.allCases.map(\.rawValue) == Array(RootKey.allCases.indices))
    #expect(NodeKey.allCases.map(\.rawValue) == Array(NodeKey.allCases.indices))
    #expect(FlagKey.allCases.map(\.rawValue) == Array(FlagKey.allCases.indices))
  }

  @Test func everyKeySaysWhatItIs() {
    let texts =
      RootKey.table.map { [$0.defaultText, $0.meaning] }
      + NodeKey.table.map { [$0.defaultText, $0.meaning] }
      + FlagKey.table.map { [$0.defaultText, $0.meaning] }
    for text in texts.flatMap(\.self) { #expect(!text.isEmpty) }
  }

  @Test(arguments: Kind.allCases, DocumentedKeys.node.map(\.name))
  func isTakenByItsKindsAlone(kind: Kind, key: String) throws {
    let kinds = try #require(DocumentedKeys.node.first { $0.name == key }).kinds
    let reading = Reading(Self.text(kind, with: key))
    if kinds.contains(kind) {
      #expect(reading.lines == [])
    } else {
      #expect(reading.rules == ["misplaced-key"])
      #expect(reading.excerpts == [key])
      let finding = try #require(reading.diagnostics.first)
      #expect(
        finding.message == "'\(key)' does not stand on \(kind == .action ? "an" : "a") \(kind)"
      )
      let help = try #require(finding.help)
      for other in Kind.allCases {
        #expect(help.contains(other.rawValue) == kinds.contains(other), "\(help)")
      }
    }
  }

  /// A configuration with a node of a kind that has a key beside those that it needs.
  private static func text(_ kind: Kind, with key: String) -> String {
    var keys = [("id", "node"), ("kind", kind.rawValue)]
    if kind == .dynamic { keys.append(("source", "list")) }
    if [.tab, .group, .action].contains(kind) { keys.append(("title", "Node")) }
    if kind == .group || kind == .section {
      keys.append(("children", DocumentedKeys.value(of: "children")))
    }
    if key == "activatesSearch", kind == .tab { keys.append(("role", "search")) }
    if !keys.contains(where: { $0.0 == key }) { keys.append((key, DocumentedKeys.value(of: key))) }
    let node = keys.map { "\($0.0): \($0.1)" }.joined(separator: ", ")
    return "version: 1\ntabs:\n  - {\(node)}\n  - {id: other, title: Other}\n"
  }
}
