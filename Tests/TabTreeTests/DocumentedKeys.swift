import TabTree

/// The language's keys as its description lists them, written down once more beside the program's
/// own table.
enum DocumentedKeys {
  static let root = [
    "version", "app", "framework", "mode", "deploymentTarget", "sdk", "design", "initial",
    "customizationIdentifier", "urlPrefixes", "flags", "assume", "profiles", "rules", "changes",
    "tabs",
  ]

  static let flag = ["values", "default", "description"]

  /// Each node key with the kinds that take it.
  static let node: [(name: String, kinds: [Kind])] = [
    ("id", all),
    ("kind", all),
    ("title", all),
    ("titleKey", all),
    ("subtitle", [.tab, .group]),
    ("systemImage", allButSection),
    ("selectedSystemImage", allButSection),
    ("image", allButSection),
    ("selectedImage", allButSection),
    ("dynamicTitle", [.tab, .group]),
    ("dynamicImage", [.tab, .group]),
    ("badge", [.tab, .group, .dynamic]),
    ("accessibilityIdentifier", [.tab, .group, .action]),
    ("role", [.tab]),
    ("activatesSearch", [.tab]),
    ("compact", all),
    ("regular", all),
    ("landing", [.group]),
    ("defaultChild", [.group]),
    ("compactChildren", [.group]),
    ("sidebarAppearance", [.group]),
    ("allowsHiding", [.tab, .group]),
    ("hiddenByDefault", [.tab, .group]),
    ("allowsReordering", [.group, .section]),
    ("route", [.tab, .group, .dynamic]),
    ("formerIDs", [.tab, .group, .dynamic]),
    ("formerRoutes", [.tab, .group, .dynamic]),
    ("fallback", [.tab, .group, .dynamic]),
    ("inspector", [.tab, .group]),
    ("source", [.dynamic]),
    ("max", [.dynamic]),
    ("when", all),
    ("children", [.group, .section]),
    ("metadata", all),
  ]

  private static let all: [Kind] = [.tab, .group, .section, .dynamic, .action]
  private static let allButSection: [Kind] = [.tab, .group, .dynamic, .action]

  /// A value that the key takes.
  static func value(of key: String) -> String {
    switch key {
    case "kind": "tab"
    case "role": "search"
    case "compact": "hidden"
    case "regular": "hidden"
    case "landing": "child"
    case "defaultChild": "inner"
    case "compactChildren": "list"
    case "sidebarAppearance": "inline"
    case "activatesSearch", "allowsHiding", "hiddenByDefault", "allowsReordering", "inspector":
      "true"
    case "route": "\"/{name}\""
    case "formerIDs": "[old]"
    case "formerRoutes": "[\"/old/{name}\"]"
    case "fallback": "other"
    case "max": "3"
    case "when": "true"
    case "children": "[{id: inner, title: Inner}]"
    case "metadata": "{a: 1}"
    default: "some"
    }
  }
}
