import Diagnostics
import FlagLogic
import SourceText
import YAMLTree

/// Reads a YAML tree as a configuration and reports everything in it that is not the language.
struct ConfigurationReader {
  let yaml: YAMLTree
  var configuration: TabConfiguration
  var diagnostics: [Diagnostic] = []

  /// Reads conditions; set once the flags are known.
  var conditionParser = ConditionParser(flags: [])

  /// What each text of a condition came to, so that equal conditions are read once.
  var readConditions: [String: Result<Int, ConditionProblems>] = [:]

  /// How messages list the values of each flag of which a value was not known.
  var valueLists: [String: String] = [:]

  /// The node that is being read, which what is reported belongs to.
  var nodeInReading: Int?

  /// References to check once every node is known.
  var references: [Reference] = []

  /// Keys of nodes that are there, but could not be read or have a misspelled name. What they say
  /// is open, so nothing is concluded from it.
  var doubts: [Int: NodeKeySet] = [:]

  /// Whether every id is known, so that one that is not found is nowhere.
  var knowsEveryID = true

  /// The name of every flag that is declared, in whatever way, in file order.
  var declaredFlags: [String] = []

  /// Flags that are declared, but not so that conditions on them could be read.
  var unreadableFlags: Set<String> = []

  /// Whether every flag is known, so that one that is not found is nowhere.
  var knowsEveryFlag = true

  /// How many more names may be compared to find the nearest: a bound on time.
  var remainingComparisons = 200_000

  /// How many parts the conditions of all nodes may have, each with those above it.
  let mostConditionParts: Int

  /// How many they may have for each node that the YAML may have.
  static let conditionPartsPerNode = 2

  static let rootKeys = KeyLookup(RootKey.table)
  static let nodeKeys = KeyLookup(NodeKey.table)
  static let flagKeys = KeyLookup(FlagKey.table)

  init(yaml: YAMLTree, app: String, limits: YAMLLimits) {
    self.yaml = yaml
    mostConditionParts = Self.conditionPartsPerNode * min(limits.nodes, .max >> 8)
    configuration = TabConfiguration(yaml: yaml, app: app)
  }
}

extension ConfigurationReader {
  /// What was reported; of a scalar that is wrong anyway nobody asks how others read it.
  fileprivate var findings: [Diagnostic] {
    guard diagnostics.contains(where: { $0.rule == ReadingRules.ambiguousScalar.id }) else {
      return diagnostics
    }
    let errors = Set(diagnostics.lazy.filter { $0.severity == .error }.map(\.span.lowerBound))
    return diagnostics.filter {
      $0.rule != ReadingRules.ambiguousScalar.id || !$0.span.range.contains(where: errors.contains)
    }
  }

  fileprivate mutating func resolveMode() {
    if configuration.framework == .adaptiveAppShell {
      configuration.effectiveMode = .sidebar
    } else if configuration.mode == .automatic {
      let hasContainer = configuration.nodes.contains { $0.kind == .group || $0.kind == .section }
      configuration.effectiveMode = hasContainer ? .tabSidebar : .tabBar
    } else {
      configuration.effectiveMode = configuration.mode
    }
  }
}

extension TabConfiguration {
  /// Reads a YAML tree as a configuration.
  ///
  /// - Parameters:
  ///   - yaml: The tree to read.
  ///   - app: The name for reports where the file gives none.
  ///   - limits: How much it may hold.
  ///   - diagnostics: Takes what is wrong, in no particular order.
  /// - Returns: What could be read. With an error among the diagnostics it is not whole.
  public static func read(
    _ yaml: YAMLTree,
    app: String,
    limits: YAMLLimits = YAMLLimits(),
    into diagnostics: inout [Diagnostic]
  ) -> TabConfiguration {
    var reader = ConfigurationReader(yaml: yaml, app: app, limits: limits)
    reader.readRoot()
    reader.checkSizeOfConditions()
    reader.resolveReferences()
    reader.resolveMode()
    diagnostics += reader.findings
    return reader.configuration
  }

  /// The name of an app whose configuration is in the file at `path` and does not say its own.
  public static func appName(ofFile path: String) -> String {
    let name = lastPart(of: path)
    for suffix in [".tabs.yaml", ".tabs.yml", ".tabs.json", ".yaml", ".yml", ".json"]
    where name.hasSuffix(suffix) && name.count > suffix.count {
      return String(name.dropLast(suffix.count))
    }
    return name
  }

  private static func lastPart(of path: String) -> String {
    let bytes = path.utf8
    guard let last = bytes.lastIndex(where: { $0 != UInt8(ascii: "/") }) else { return path }
    let slash = bytes[..<last].lastIndex(of: UInt8(ascii: "/"))
    return String(path[(slash.map(bytes.index(after:)) ?? path.startIndex)...last])
  }
}
