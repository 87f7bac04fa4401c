import FlagLogic
import TabLayout
import TabTree

extension UIKitTabs {
  func writeTree(into writer: inout SwiftWriter) {
    let available = presentation.hasEarlierReleases
    writer.blank()
    writer.documentation("New tabs, in their order.")
    if available { writer.line("@available(iOS 18, *)") }
    writer.block("\(access)func tabs() -> [UITab]") { writer in
      if roots.isEmpty { return writer.line("[]") }
      writer.line("var tabs: [UITab] = []")
      for root in roots {
        let section = root.section.flatMap { generation.condition(visibleInParent: $0) }
        writer.conditional(section) { append(root.node, to: "tabs", &$0) }
      }
      writer.line("return tabs")
    }
    for node in configuration.nodes.indices
    where generation.isBuilt(node) && generation.isBuiltItself(node) {
      writer.blank()
      if available { writer.line("@available(iOS 18, *)") }
      let isList = configuration.nodes[node].kind == .dynamic
      writer.block("private func \(functions[node])() -> \(isList ? "[UITab]" : "UITab")") {
        writeTab(node, into: &$0)
      }
    }
  }

  private func append(_ node: Int, to list: String, _ writer: inout SwiftWriter) {
    let sign = configuration.nodes[node].kind == .dynamic ? " += " : ""
    let call = "\(functions[node])()"
    writer.conditional(generation.condition(visibleInParent: node)) {
      $0.line(sign.isEmpty ? "\(list).append(\(call))" : "\(list)\(sign)\(call)")
    }
  }

  private func writeTab(_ node: Int, into writer: inout SwiftWriter) {
    let kind = configuration.nodes[node].kind
    switch kind {
    case .dynamic: return writeList(node, into: &writer)
    case .group, .section: writeGroup(node, into: &writer)
    case .tab where configuration.nodes[node].role == .search: writeSearchTab(node, into: &writer)
    case .tab, .action:
      writer.call("let tab = UITab", arguments(of: node), end: screen(of: node))
    }
    writeAttributes(of: node, into: &writer)
    writeInfo(of: node, into: &writer)
    writer.line("return tab")
  }

  private func arguments(of node: Int) -> [String] {
    [
      "title: \(generation.title(of: node) ?? "\"\"")",
      "image: \(image(of: node))",
      "identifier: \(SwiftLiteral.hanging(identifier(of: node)))",
    ]
  }

  /// The identifier, which no other tab of the tree has: not even that of the same destination in
  /// another place.
  func identifier(of node: Int) -> String {
    let id = configuration.nodes[node].id
    return generation.isTwin(node) ? id + "@compact" : id
  }

  func image(of node: Int, selected: Bool = false) -> String {
    configuration.image(of: node, selected: selected).map { image($0) } ?? "nil"
  }

  /// An image as an expression.
  func image(_ image: (key: NodeKey, name: String)) -> String {
    let isSymbol = image.key == .systemImage || image.key == .selectedSystemImage
    let name = SwiftLiteral.hanging(image.name)
    return SwiftWriter.call("UIImage", "\(isSymbol ? "systemName" : "named"): \(name)")
  }

  /// What comes after the arguments of a tab: the closure that gives its screen.
  private func screen(of node: Int) -> String {
    switch configuration.nodes[node].kind {
    case .section: return ") { _ in \(sectionScreen)() }"
    case .action: return ") { _ in UIViewController() }"
    default:
      return """
        ) { [weak provider] _ in
          provider?.viewController(for: .\(names.name(of: node)))
            ?? UIViewController()
        }
        """
    }
  }

  private func writeSearchTab(_ node: Int, into writer: inout SwiftWriter) {
    writer.line("let tab = UISearchTab\(screen(of: node).dropFirst())")
    if let title = generation.title(of: node) { writer.line("tab.title = \(title)") }
    if configuration.image(of: node) != nil { writer.line("tab.image = \(image(of: node))") }
    guard configuration.nodes[node].activatesSearch else { return }
    writer.available(from: Release(26), configuration) {
      $0.line("tab.automaticallyActivatesSearch = true")
    }
  }

  private func writeGroup(_ node: Int, into writer: inout SwiftWriter) {
    let children = generation.builtChildren(of: node)
    let tabs = children.filter { configuration.nodes[$0].kind != .action }
    if !tabs.isEmpty {
      writer.line("var children: [UITab] = []")
      for child in tabs { append(child, to: "children", &writer) }
    }
    writer.call(
      "let tab = UITabGroup",
      arguments(of: node) + ["children: \(tabs.isEmpty ? "[]" : "children")"],
      end: screen(of: node)
    )
    let group = names.name(of: node)
    writer.call(
      "tab.managingNavigationController = provider?.navigationController",
      ["for: .\(group)"]
    )
    let item = configuration.nodes[node]
    if item.sidebarAppearance != .automatic {
      writer.line("tab.sidebarAppearance = .\(item.sidebarAppearance.rawValue)")
    }
    if item.allowsReordering { writer.line("tab.allowsReordering = true") }
    if item.kind == .group, item.landing == .self {
      writer.available(from: Release(26), configuration) {
        $0.line("tab.isSidebarDestination = true")
      }
    }
    writeActions(children.filter { configuration.nodes[$0].kind == .action }, into: &writer)
  }

  private func writeActions(_ actions: [Int], into writer: inout SwiftWriter) {
    guard mode == .tabSidebar else { return }
    for action in actions where presentation.isEver(action, in: .regular) {
      writer.conditional(generation.condition(visibleInParent: action)) { writer in
        writer.line("tab.sidebarActions.append(")
        writer.indented { writer in
          writer.call(
            "UIAction",
            [
              "title: \(generation.title(of: action) ?? "\"\"")",
              "image: \(image(of: action))",
              "identifier: "
                + SwiftWriter.call(
                  "UIAction.Identifier",
                  SwiftLiteral.string(configuration.nodes[action].id)
                ),
            ],
            end: """
              ) { [weak provider] _ in
                provider?.perform(.\(names.name(of: action)))
              }
              """
          )
        }
        writer.line(")")
      }
    }
  }

  private func writeList(_ node: Int, into writer: inout SwiftWriter) {
    let name = names.name(of: node)
    let id = SwiftLiteral.hanging(identifier(of: node) + ".")
    let most = configuration.nodes[node].max.map { ".prefix(\($0))" } ?? ""
    writer.line("items(.\(name))\(most).map { item in")
    writer.indented { writeItem(node, name, id, into: &$0) }
    writer.line("}")
  }

  private func writeItem(
    _ node: Int,
    _ name: String,
    _ id: String,
    into writer: inout SwiftWriter
  ) {
    writeItemImage(of: node, into: &writer)
    writer.call(
      "let tab = UITab",
      ["title: item.title", "image: image", "identifier: \(id) + item.key"],
      end: """
        ) { [weak provider] _ in
          provider?.viewController(for: .\(name)(item.key))
            ?? UIViewController()
        }
        """
    )
    writer.line("tab.badgeValue = item.badge")
    writePlacement(of: node, into: &writer)
    writeInfo(of: node, key: "item.key", into: &writer)
    writer.line("return tab")
  }

  /// Writes the image of an item of a dynamic list: its own, or else that of the list.
  func writeItemImage(of node: Int, into writer: inout SwiftWriter) {
    writer.line(
      """
      let image =
        item.image.flatMap { UIImage(named: $0) }
        ?? item.systemImage.flatMap { UIImage(systemName: $0) }
      """
    )
    guard configuration.image(of: node) != nil else { return }
    writer.indented { $0.line("?? \(image(of: node))") }
  }
}
