import TabLayout
import TabTree

/// The tab bar of releases without `UITab`: a view controller each for what stands in the compact
/// bar, in both form factors.
extension UIKitTabs {
  private var earlierItems: [Int] {
    (presentation.earlier?.barItems(.compact) ?? []).sorted()
  }

  private var actionController: String { names.type("TabActionViewController") }

  func writeEarlierInstallation(into writer: inout SwiftWriter) {
    writer.documentation("The view controllers of releases without `UITab`, in declared order.")
    writer.line(
      "\(access)func viewControllers() -> [UIViewController] { screens().map(\\.viewController) }"
    )
    writer.blank()
    let pair = "(tab: \(names.tabID)?, viewController: UIViewController)"
    writer.block("private func screens() -> [\(pair)]") { writer in
      if earlierItems.isEmpty { return writer.line("[]") }
      writer.line("var screens: [\(pair)] = []")
      for item in earlierItems {
        let condition = generation.conditions.text(presentation.shown(item, in: .compact))
        writer.conditional(condition) { appendScreens(of: item, to: &$0) }
      }
      writer.line("return screens")
    }
    for item in earlierItems {
      writer.blank()
      writeController(of: item, into: &writer)
    }
    writer.blank()
    writer.line(
      """
      private func installViewControllers(in controller: UITabBarController) {
        let isFirst = controller.viewControllers?.isEmpty ?? true
        let selected = controller.selectedIndex
        let screens = screens()
        controller.viewControllers = screens.map(\\.viewController)
        let initial = initialTab(isCompact: true)
        let index = isFirst ? screens.firstIndex { $0.tab == initial } : selected
        if let index, screens.indices.contains(index) { controller.selectedIndex = index }
      }
      """
    )
    guard !names.actions.isEmpty else { return }
    writer.blank()
    writer.documentation(
      "What the controller's delegate answers to whether a view controller should be selected, on "
        + "releases without `UITab`."
    )
    writer.line(
      """
      \(access)func shouldSelect(_ viewController: UIViewController) -> Bool {
        let controller = viewController as? \(actionController)
        guard let action = controller?.action else { return true }
        provider?.perform(action)
        return false
      }
      """
    )
  }

  /// Writes the view controller that stands for an action in a bar.
  func writeActionController(into writer: inout SwiftWriter) {
    guard presentation.hasEarlierReleases, !names.actions.isEmpty else { return }
    writer.blank()
    writer.line(
      """
      /// Stands for an action in the bar of releases without `UITab`.
      final private class \(actionController): UIViewController {
        var action: \(names.actionID)?
      }
      """
    )
  }

  private func appendScreens(of node: Int, to writer: inout SwiftWriter) {
    let name = names.name(of: node)
    let function = functions[node] + "Controller"
    switch configuration.nodes[node].kind {
    case .dynamic:
      let most = configuration.nodes[node].max.map { ".prefix(\($0))" } ?? ""
      writer.line("for item in (provider?.items(of: .\(name)) ?? [])\(most) {")
      writer.indented { $0.line("screens.append((.\(name)(item.key), \(function)(item)))") }
      writer.line("}")
    case .action: writer.line("screens.append((nil, \(function)()))")
    default: writer.line("screens.append((.\(name), \(function)()))")
    }
  }

  private func writeController(of node: Int, into writer: inout SwiftWriter) {
    let kind = configuration.nodes[node].kind
    let name = names.name(of: node)
    let parameter = kind == .dynamic ? "_ item: \(names.item)" : ""
    let head = "private func \(functions[node])Controller(\(parameter)) -> UIViewController"
    writer.block(head) { writer in
      switch kind {
      case .action:
        writer.line("let controller = \(actionController)()")
        writer.line("controller.action = .\(name)")
      default:
        let tab = kind == .dynamic ? "\(name)(item.key)" : name
        writer.line("let screen = provider?.viewController(for: .\(tab))")
        writer.line("let controller = screen ?? UIViewController()")
      }
      writeBarItem(of: node, into: &writer)
      writer.line("return controller")
    }
  }

  private func writeBarItem(of node: Int, into writer: inout SwiftWriter) {
    let isList = configuration.nodes[node].kind == .dynamic
    if isList { writeItemImage(of: node, into: &writer) }
    writer.call(
      "controller.tabBarItem = UITabBarItem",
      [
        "title: \(isList ? "item.title" : generation.title(of: node) ?? "nil")",
        "image: \(isList ? "image" : image(of: node))",
        "selectedImage: \(image(of: node, selected: true))",
      ]
    )
    if let identifier = configuration.text(.accessibilityIdentifier, of: node) {
      let literal = SwiftLiteral.hanging(identifier)
      writer.line("controller.tabBarItem.accessibilityIdentifier = \(literal)")
    }
    if isList { writer.line("controller.tabBarItem.badgeValue = item.badge") }
    writeValues(of: node, item: "controller.tabBarItem", into: &writer)
  }
}
