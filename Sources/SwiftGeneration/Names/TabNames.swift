import TabTree

/// The types and values of the generated code, by what they stand for.
struct TabNames {
  /// What can be selected, or done, under one id.
  struct Entry {
    /// The first node of the id.
    let identity: Int

    /// The id.
    let id: String

    /// The name in Swift, as it stands in the source.
    let name: String
  }

  let configuration: TabConfiguration
  let prefix: String

  /// Tabs, groups and dynamic lists, in document order.
  let tabs: [Entry]

  /// Actions, in document order.
  let actions: [Entry]

  /// Sections, in document order.
  let sections: [Entry]

  private let entries: [Int: Entry]

  init(_ configuration: TabConfiguration, prefix: String) {
    self.configuration = configuration
    self.prefix = prefix
    // Groups and sections are members of one enumeration.
    let items = Self.entries([.tab, .group, .dynamic, .section], configuration)
    tabs = items.filter { configuration.nodes[$0.identity].kind != .section }
    actions = Self.entries([.action], configuration)
    sections = items.filter { configuration.nodes[$0.identity].kind == .section }
    var entries: [Int: Entry] = [:]
    for entry in tabs + actions + sections { entries[entry.identity] = entry }
    self.entries = entries
  }

  private static func entries(_ kinds: [Kind], _ configuration: TabConfiguration) -> [Entry] {
    let nodes = configuration.nodes
    let identities = nodes.indices.filter {
      kinds.contains(nodes[$0].kind) && nodes[$0].identity == $0
    }
    let names = SwiftName.names(for: identities.map { nodes[$0].id }, reserved: reserved)
    return zip(identities, names).map {
      Entry(identity: $0, id: nodes[$0].id, name: SwiftName.quoted($1))
    }
  }

  /// Members of the generated enumerations.
  private static let reserved: Set<String> = [
    "accessibilityIdentifier", "accessibilityIdentifiers", "suitsInspector", "key",
  ]

  /// A type of the generated code.
  func type(_ name: String) -> String { prefix + name }

  /// The enumeration of tabs.
  var tabID: String { type("TabID") }

  /// The enumeration of actions.
  var actionID: String { type("TabActionID") }

  /// The Swift name of what a node stands for.
  func name(of node: Int) -> String {
    entries[configuration.nodes[node].identity]?.name ?? ""
  }

  /// Whether some tab stands for items that the app makes.
  var hasDynamics: Bool { tabs.contains { isDynamic($0) } }

  /// Whether an entry stands for items that the app makes.
  func isDynamic(_ entry: Entry) -> Bool { configuration.nodes[entry.identity].kind == .dynamic }

  /// What a key says of an entry in the first of its places that has it.
  func text(_ key: NodeKey, of entry: Entry) -> String? {
    configuration.places(of: entry.identity).lazy
      .compactMap { configuration.text(key, of: $0) }.first
  }

  /// The accessibility identifiers of the places of an entry, each once.
  func identifiers(of entry: Entry) -> [String] {
    distinct(
      configuration.places(of: entry.identity).compactMap {
        configuration.text(.accessibilityIdentifier, of: $0)
      }
    )
  }

  /// The texts under a key in all places of an entry, each once.
  func texts(_ key: NodeKey, of entry: Entry) -> [String] {
    distinct(
      configuration.places(of: entry.identity).flatMap { configuration.texts(key, of: $0) }
    )
  }

  /// Strings are equal where they differ in how letters are composed.
  private func distinct(_ texts: [String]) -> [String] {
    var known: Set<[UInt8]> = []
    return texts.filter { known.insert(Array($0.utf8)).inserted }
  }
}
