import TabLayout
import TabTree

/// What is selected on releases without `UITab`, where a view controller is known by its item.
extension UIKitTabs {
  func writeEarlierSelection(into writer: inout SwiftWriter) {
    writer.documentation(
      "The tab that a view controller of ``viewControllers()`` stands for; `nil` for an action."
    )
    writer.line(
      """
      \(access)func tab(of viewController: UIViewController) -> \(names.tabID)? {
        (viewController.tabBarItem as? \(barItem))?.tab
      }

      private func installViewControllers(in controller: UITabBarController) {
        let selected = controller.selectedViewController.flatMap { tab(of: $0) }
        controller.viewControllers = viewControllers()
        let shown = selected.flatMap { shownTab(for: $0, isCompact: true) }
        for tab in [shown, initialTab(isCompact: true)] {
          if let tab, select(tab, in: controller) { return }
        }
      }

      """
    )
    writeSelectionOfViewController(into: &writer)
  }

  /// What stands in a group has no place in the bar: the group is selected for it.
  private func writeSelectionOfViewController(into writer: inout SwiftWriter) {
    let groups = earlierGroups
    let wanted = groups.isEmpty ? "[tab]" : "[tab] + groups(of: tab)"
    writer.call(
      "private func selectViewController",
      ["of tab: \(names.tabID)", "in controller: UITabBarController"],
      end: ") -> Bool {"
    )
    writer.indented {
      $0.line(
        """
        let controllers = controller.viewControllers ?? []
        for tab in \(wanted) {
          if let found = controllers.first(where: { self.tab(of: $0) == tab }) {
            controller.selectedViewController = found
            return true
          }
        }
        return false
        """
      )
    }
    writer.line("}")
    guard !groups.isEmpty else { return }
    writer.blank()
    writer.block("private func groups(of tab: \(names.tabID)) -> [\(names.tabID)]") { writer in
      writer.line("switch tab {")
      for (entry, groups) in groups {
        writer.entry(".\(entry.name)", SwiftWriter.list(groups.map { ".\($0)" }, within: 60))
      }
      if groups.count < names.tabs.count { writer.line("default: []") }
      writer.line("}")
    }
  }

  /// The tabs that stand in groups of the bar, each with those groups.
  private var earlierGroups: [(entry: TabNames.Entry, groups: [String])] {
    let bar = Set(earlierItems)
    return names.tabs.compactMap { entry in
      var groups: [String] = []
      for place in configuration.places(of: entry.identity)
      where presentation.isEver(place, in: .compact) {
        var ancestor = configuration.nodes[place].parent
        while let node = ancestor {
          let name = names.name(of: node)
          if bar.contains(node), !groups.contains(name) { groups.append(name) }
          ancestor = configuration.nodes[node].parent
        }
      }
      return groups.isEmpty ? nil : (entry, groups)
    }
  }
}
