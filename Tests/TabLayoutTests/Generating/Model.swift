import TabTree

/// A configuration as it was made up: what its text says, before anything is concluded from it.
struct Model {
  /// A node; `nil` is a key that the text does not give.
  struct Node {
    let parent: Int?
    let kind: Kind
    var id: String
    var children: [Int] = []
    var condition: ModelCondition?
    var role: Role?
    var activatesSearch: Bool?
    var compact: CompactPlacement?
    var regular: RegularPlacement?
    var landing: Landing?
    var defaultChild: String?
    var compactChildren: CompactChildren?
    var sidebarAppearance: SidebarAppearance?
    var hiddenByDefault: Bool?
    var route: String?
    var fallback: String?
    var max: Int?
  }

  var framework = Framework.uikit
  var mode: Mode?
  var design: Design?
  var sdk: Int?
  var deploymentTarget: String?
  var initial: String?
  var flags: [ModelFlag] = []
  var assumptions: [ModelCondition] = []
  var nodes: [Node] = []

  var roots: [Int] { nodes.indices.filter { nodes[$0].parent == nil } }
}

extension Model {
  /// The configuration's text.
  var text: String {
    var text = "version: 1\napp: Random\nframework: \(framework.rawValue)\n"
    if let mode { text += "mode: \(mode.rawValue)\n" }
    if let design { text += "design: \(design.rawValue)\n" }
    if let sdk { text += "sdk: \(sdk)\n" }
    if let deploymentTarget { text += "deploymentTarget: \(deploymentTarget)\n" }
    if let initial { text += "initial: \(initial)\n" }
    if !flags.isEmpty { text += "flags:\n" }
    for flag in flags {
      let values = flag.values.joined(separator: ", ")
      text +=
        flag.isBoolean
        ? "  \(flag.name): \(flag.values[0])\n"
        : "  \(flag.name): {values: [\(values)], default: \(flag.values[0])}\n"
    }
    if !assumptions.isEmpty {
      text += "assume:\n" + assumptions.map { "  - '\($0.text(flags))'\n" }.joined()
    }
    text += "tabs:\n"
    for root in roots { text += nodeText(root, indentation: "  ") }
    return text
  }

  private func nodeText(_ index: Int, indentation: String) -> String {
    let node = nodes[index]
    let lines = keys(node).map { "\($0.0): \($0.1)" }
    guard !node.children.isEmpty else {
      return index.isMultiple(of: 2)
        ? "\(indentation)- {\(lines.joined(separator: ", "))}\n"
        : "\(indentation)- " + lines.joined(separator: "\n\(indentation)  ") + "\n"
    }
    var text = "\(indentation)- " + lines.joined(separator: "\n\(indentation)  ")
    text += "\n\(indentation)  children:\n"
    for child in node.children { text += nodeText(child, indentation: indentation + "    ") }
    return text
  }

  private func keys(_ node: Node) -> [(String, String)] {
    var keys = [("id", node.id)]
    let isInferred = node.kind == (node.children.isEmpty ? .tab : .group)
    if !isInferred { keys.append(("kind", node.kind.rawValue)) }
    if node.kind != .dynamic { keys.append(("title", "The \(node.id)")) }
    if node.kind == .dynamic { keys.append(("source", "list of \(node.id)")) }
    func add(_ key: String, _ value: String?) { if let value { keys.append((key, value)) } }
    add("role", node.role?.rawValue)
    add("activatesSearch", node.activatesSearch?.description)
    add("compact", node.compact?.rawValue)
    add("regular", node.regular?.rawValue)
    add("landing", node.landing?.rawValue)
    add("defaultChild", node.defaultChild)
    add("compactChildren", node.compactChildren?.rawValue)
    add("sidebarAppearance", node.sidebarAppearance?.rawValue)
    add("hiddenByDefault", node.hiddenByDefault?.description)
    add("route", node.route.map { "\"\($0)\"" })
    add("fallback", node.fallback)
    add("max", node.max?.description)
    add("when", node.condition.map { "'\($0.text(flags))'" })
    return keys
  }
}
