/// A key of the configuration itself, in the order in which releases write them.
public enum RootKey: Int, Sendable, CaseIterable {
  case version
  case app
  case framework
  case mode
  case deploymentTarget
  case sdk
  case design
  case initial
  case customizationIdentifier
  case urlPrefixes
  case flags
  case assume
  case profiles
  case rules
  case changes
  case tabs

  /// The lowest release that a deployment target may name.
  public static let lowestDeploymentTarget = 13

  /// The SDKs that are known, oldest first; the last is the default.
  public static let sdks = [26, 27]

  /// Every root key; the entry at a key's raw value is its own.
  public static let table: [KeyEntry<RootKey>] = [
    KeyEntry(
      .version,
      "version",
      .integer(1...1),
      isRequired: true,
      default: "none",
      "The language version. Only 1 exists."
    ),
    KeyEntry(
      .app,
      "app",
      .text(maximumBytes: nil),
      default: "the file's name without `.tabs.yaml` or `.yaml`",
      "The name shown in reports."
    ),
    KeyEntry(
      .framework,
      "framework",
      .oneOf(Framework.allCases.map(\.rawValue)),
      default: "`uikit`",
      "Whose rules apply, and for what code is generated."
    ),
    KeyEntry(
      .mode,
      "mode",
      .oneOf(Mode.allCases.map(\.rawValue)),
      default: "`automatic`",
      "Regular width: a tab bar alone, a tab bar with a sidebar, or a sidebar alone. `automatic` is "
        + "`tabSidebar` where the tree has a group or section, else `tabBar`."
    ),
    KeyEntry(
      .deploymentTarget,
      "deploymentTarget",
      .release,
      default: "18",
      "The lowest iOS release that the app runs on, from 13 up to the SDK."
    ),
    KeyEntry(
      .sdk,
      "sdk",
      .integer((sdks.first ?? 0)...(sdks.last ?? 0)),
      default: "the newest known",
      "The SDK that the app is built with; the system's behavior follows it."
    ),
    KeyEntry(
      .design,
      "design",
      .oneOf(Design.allCases.map(\.rawValue)),
      default: "`liquidGlass`",
      "`compatibility`: the app sets `UIDesignRequiresCompatibility`."
    ),
    KeyEntry(
      .initial,
      "initial",
      .reference,
      default: "the first of the compact bar",
      "The tab or group that is selected at first launch."
    ),
    KeyEntry(
      .customizationIdentifier,
      "customizationIdentifier",
      .text(maximumBytes: nil),
      default: "none",
      "The key under which the system keeps people's own order."
    ),
    KeyEntry(
      .urlPrefixes,
      "urlPrefixes",
      .texts,
      default: "any scheme and host",
      "What comes before a route in the app's links, as `box://` or `https://app.box.com`."
    ),
    KeyEntry(.flags, "flags", .flags, default: "none", "The names that conditions may use."),
    KeyEntry(
      .assume,
      "assume",
      .conditions,
      default: "nothing",
      "What always holds between flags, as `hubs implies notes`."
    ),
    KeyEntry(
      .profiles,
      "profiles",
      .profiles,
      default: "none",
      "Named assignments; flags that one does not name keep their default."
    ),
    KeyEntry(.rules, "rules", .rules, default: "none", "Severities of rules."),
    KeyEntry(.changes, "changes", .changes, default: "none", "Classes of changes."),
    KeyEntry(
      .tabs,
      "tabs",
      .nodes,
      isRequired: true,
      default: "none",
      "The tree of tabs, groups, sections, dynamic lists and actions."
    ),
  ]

  /// What is known of the key.
  public var entry: KeyEntry<RootKey> { Self.table[rawValue] }
}

extension RootKey {
  /// The required keys that an unknown one stands for in other formats, or begins like.
  static func meant(by name: String) -> [String] {
    if ["items", "nodes", "children", "tree"].contains(name) { return [RootKey.tabs.entry.name] }
    return table.filter {
      $0.isRequired && name.utf8.count > 2 && $0.name.hasPrefix(name.prefix(3))
    }
    .map(\.name)
  }
}
