import TabLayout
import TabTree

/// The tab bar of releases without `UITab`: a view controller each for what stands in the compact
/// bar, in both form factors.
extension UIKitTabs {
  var earlierItems: [Int] {
    (presentation.earlier?.barItems(.compact) ?? []).sorted()
  }

  var barItem: String { names.type("TabBarItem") }

  func writeEarlierInstallation(into writer: inout SwiftWriter) {
    writer.documentation("The view controllers of releases without `UITab`, in declared order.")
    writer.block("\(access)func viewControllers() -> [UIViewController]") { writer in
      if earlierItems.isEmpty { return writer.line("[]") }
      writer.line("var controllers: [UIViewController] = []")
      for item in earlierItems {
        let condition = generation.conditions.text(presentation.shown(item, in: .compact))
        writer.conditional(condition) { appendController(of: item, to: &$0) }
      }
      writer.line("return controllers")
    }
    for item in earlierItems {
      writer.blank()
      writeController(of: item, into: &writer)
    }
    writer.blank()
    writeEarlierSelection(into: &writer)
    guard !names.actions.isEmpty else { return }
    writer.blank()
    writer.documentation(
      "What the controller's delegate answers to whether a view controller should be selected, on "
        + "releases without `UITab`."
    )
    writer.line(
      """
      \(access)func shouldSelect(_ viewController: UIViewController) -> Bool {
        let item = viewController.tabBarItem as? \(barItem)
        guard let action = item?.action else { return true }
        provider?.perform(action)
        return false
      }
      """
    )
  }

  /// Writes the item by which a view controller is known in a bar.
  func writeBarItem(into writer: inout SwiftWriter) {
    guard presentation.hasEarlierReleases else { return }
    writer.blank()
    writer.line(
      """
      /// What a view controller stands for in the bar of releases without `UITab`.
      final private class \(barItem): UITabBarItem {
        var tab: \(names.tabID)?
      """
    )
    if !names.actions.isEmpty { writer.indented { $0.line("var action: \(names.actionID)?") } }
    writer.line("}")
  }

  private func appendController(of node: Int, to writer: inout SwiftWriter) {
    let function = functions[node] + "Controller"
    guard configuration.nodes[node].kind == .dynamic else {
      return writer.line("controllers.append(\(function)())")
    }
    let most = configuration.nodes[node].max.map { ".prefix(\($0))" } ?? ""
    let items = "items(.\(names.name(of: node)))\(most)"
    writer.block("for item in \(items)") { $0.line("controllers.append(\(function)(item))") }
  }

  private func writeController(of node: Int, into writer: inout SwiftWriter) {
    let kind = configuration.nodes[node].kind
    let name = names.name(of: node)
    let parameter = kind == .dynamic ? "_ item: \(names.item)" : ""
    let head = "private func \(functions[node])Controller(\(parameter))"
    writer.declaration(head, result: " -> UIViewController") { writer in
      let tab = kind == .dynamic ? "\(name)(item.key)" : name
      if kind == .action {
        writer.line("let controller = UIViewController()")
      } else {
        writer.line("let screen = provider?.viewController(for: .\(tab))")
        writer.line("let controller = screen ?? UIViewController()")
      }
      writeNewBarItem(of: node, into: &writer)
      writer.line("barItem.\(kind == .action ? "action" : "tab") = .\(tab)")
      if let identifier = configuration.text(.accessibilityIdentifier, of: node) {
        writer.assignment("barItem.accessibilityIdentifier", SwiftLiteral.hanging(identifier))
      }
      if kind == .dynamic { writer.line("barItem.badgeValue = item.badge") }
      writeValues(of: node, item: "barItem", into: &writer)
      writer.line("controller.tabBarItem = barItem")
      writer.line("return controller")
    }
  }

  private func writeNewBarItem(of node: Int, into writer: inout SwiftWriter) {
    let isList = configuration.nodes[node].kind == .dynamic
    if isList { writeItemImage(of: node, into: &writer) }
    if isSystemItem(node) {
      return writer.line("let barItem = \(barItem)(tabBarSystemItem: .search, tag: 0)")
    }
    writer.call(
      "let barItem = \(barItem)",
      [
        "title: \(isList ? "item.title" : generation.shownTitle(of: node) ?? "nil")",
        "image: \(isList ? "image" : shownImage(of: node))",
        "selectedImage: \(image(of: node, selected: true))",
      ]
    )
  }

  /// Whether a search tab has nothing of its own. The system's item does not let its title and image
  /// be changed.
  private func isSystemItem(_ node: Int) -> Bool {
    let own: [NodeKey] = [
      .title, .titleKey, .systemImage, .image, .selectedSystemImage, .selectedImage, .dynamicTitle,
      .dynamicImage,
    ]
    return configuration.nodes[node].role == .search
      && own.allSatisfy { configuration.text($0, of: node) == nil }
  }

  private func shownImage(of node: Int) -> String {
    guard let image = configuration.shownImage(of: node) else { return "nil" }
    return self.image(image)
  }
}
