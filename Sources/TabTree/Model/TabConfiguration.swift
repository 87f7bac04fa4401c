import FlagLogic
import YAMLTree

/// One app's navigation as its configuration states it.
public struct TabConfiguration: Sendable {
  /// The YAML that it was read from.
  public let yaml: YAMLTree

  /// The keys that the file gives, with their values.
  public internal(set) var written = RootValues()

  /// The name shown in reports.
  public internal(set) var app: String

  /// Whose rules apply.
  public internal(set) var framework = Framework.uikit

  /// The mode as written.
  public internal(set) var mode = Mode.automatic

  /// The mode in effect: `automatic` resolved, and AdaptiveAppShell's only one.
  public internal(set) var effectiveMode = Mode.tabBar

  /// The lowest release that the app runs on.
  public internal(set) var deploymentTarget = Release(18)

  /// The major release of the SDK that the app is built with.
  public internal(set) var sdk = RootKey.sdks.last ?? 0

  /// Which look the app asks the system for.
  public internal(set) var design = Design.liquidGlass

  /// The identity of the written `initial` node.
  public internal(set) var initial: Int?

  /// What comes before a route in the app's links; empty is any scheme and host.
  public internal(set) var urlPrefixes: [String] = []

  /// The flags in declared order.
  public internal(set) var flags: [FlagDeclaration] = []

  /// What always holds between flags, in declared order.
  public internal(set) var assumptions: [Assumption] = []

  /// Named assignments in declared order.
  public internal(set) var profiles: [Profile] = []

  /// Every condition that nodes have, each text once.
  public internal(set) var conditions: [Condition] = []

  /// Every node in document order: a node's descendants follow it, up to its `end`.
  public internal(set) var nodes: [TabNode] = []

  /// The values of the keys that nodes give, node after node and for each in the order of
  /// ``NodeKey``: which keys those are, its ``TabNode/written`` tells.
  var values: [YAMLNode] = []

  /// The places of each id that has several, in document order, by identity.
  public internal(set) var places: [Int: [Int]] = [:]

  /// Severities that the file gives to rules, in file order.
  public internal(set) var ruleSettings: [RuleSetting] = []

  /// Classes that the file gives to kinds of change, in file order.
  public internal(set) var changeSettings: [ChangeSetting] = []

  /// Whether what the file says about layout was read without an error, so that layout can be
  /// reasoned about although another part of the file was not.
  public internal(set) var isLayoutReliable = true

  init(yaml: YAMLTree, app: String) {
    self.yaml = yaml
    self.app = app
  }

  /// The flags as conditions know them.
  public var logicFlags: [Flag] { flags.map(\.flag) }

  /// Every flag at its default.
  public var defaultAssignment: Assignment { flags.map(\.flag.defaultValue) }

  /// The assignment of a profile: its values, and the defaults of flags that it does not name.
  public func assignment(of profile: Profile) -> Assignment {
    var assignment = defaultAssignment
    for value in profile.values { assignment[value.flag] = value.value }
    return assignment
  }

  /// The values of a profile that are not the defaults, by flag: equal for profiles that give equal
  /// assignments.
  public func valuesOffDefaults(of profile: Profile) -> [Profile.Value] {
    var values: [Int: Int] = [:]
    for value in profile.values { values[value.flag] = value.value }
    return values.filter { $1 != flags[$0].flag.defaultValue }
      .sorted { $0.key < $1.key }
      .map { Profile.Value(flag: $0.key, value: $0.value) }
  }
}

extension TabConfiguration {
  /// Where a root key stands; `nil` where it is not written.
  public func place(ofRootKey key: RootKey) -> YAMLPlace? {
    let name = key.entry.name
    for entry in yaml.entries(of: yaml.root)
    where yaml.withText(of: entry.key, { $0.elementsEqual(name.utf8) }) {
      return yaml.place(of: entry.key)
    }
    return nil
  }
}

// MARK: - Nodes

extension TabConfiguration {
  /// The indices of the root nodes, in document order.
  public var roots: NodeSiblings { NodeSiblings(nodes: nodes, first: 0, end: nodes.count) }

  /// The indices of a node's children, in document order.
  public func children(of node: Int) -> NodeSiblings {
    NodeSiblings(
      nodes: nodes,
      first: node + 1,
      end: nodes.withUnsafeBufferPointer { $0[node].end }
    )
  }

  /// The places of the id whose identity is given, in document order.
  public func places(of identity: Int) -> [Int] { places[identity] ?? [identity] }

  /// The text that the file gives to a key of a node.
  public func text(_ key: NodeKey, of node: Int) -> String? {
    value(key, of: node).map { yaml.text(of: $0) }
  }

  /// The texts that the file gives to a key of a node that takes a sequence of them.
  public func texts(_ key: NodeKey, of node: Int) -> [String] {
    guard let value = value(key, of: node) else { return [] }
    return yaml.elements(of: value).map { yaml.text(of: $0) }
  }
}

/// The indices of nodes with one parent, in document order.
public struct NodeSiblings: Sequence, IteratorProtocol {
  private let nodes: [TabNode]
  private var upcoming: Int
  private let end: Int

  init(nodes: [TabNode], first: Int, end: Int) {
    self.nodes = nodes
    upcoming = first
    self.end = end
  }

  /// The next sibling's index.
  public mutating func next() -> Int? {
    guard upcoming < end else { return nil }
    let sibling = upcoming
    upcoming = nodes.withUnsafeBufferPointer { $0[sibling].end }
    return sibling
  }
}
