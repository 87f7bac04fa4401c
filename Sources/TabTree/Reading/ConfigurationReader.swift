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

  /// References to check once every node is known.
  var references: [Reference] = []

  /// The ids of all tabs and groups; to be asked for once every node is known.
  lazy var destinationIDs = configuration.nodes.filter { $0.kind == .tab || $0.kind == .group }
    .map(\.id)

  /// How many more nearest names may be looked up: finding one costs time that grows with the
  /// tree, and no more findings than these are printed.
  var remainingSuggestions = 100

  static let rootKeys = KeyLookup(RootKey.table)
  static let nodeKeys = KeyLookup(NodeKey.table)
  static let flagKeys = KeyLookup(FlagKey.table)

  init(yaml: YAMLTree, app: String) {
    self.yaml = yaml
    configuration = TabConfiguration(yaml: yaml, app: app)
  }
}

extension ConfigurationReader {
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
  ///   - diagnostics: Takes what is wrong, in no particular order.
  /// - Returns: What could be read. With an error among the diagnostics it is not whole.
  public static func read(
    _ yaml: YAMLTree,
    app: String,
    into diagnostics: inout [Diagnostic]
  ) -> TabConfiguration {
    var reader = ConfigurationReader(yaml: yaml, app: app)
    reader.readRoot()
    reader.resolveReferences()
    reader.resolveMode()
    diagnostics += reader.diagnostics
    return reader.configuration
  }

  /// The name of an app whose configuration is in the file at `path` and does not say its own.
  public static func appName(ofFile path: String) -> String {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    for suffix in [".tabs.yaml", ".tabs.yml", ".tabs.json", ".yaml", ".yml", ".json"]
    where name.hasSuffix(suffix) && name.count > suffix.count {
      return String(name.dropLast(suffix.count))
    }
    return name
  }
}
