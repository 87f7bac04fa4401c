import TabLayout
import TabTree

extension UIKitTabs {
  func writeInstallation(into writer: inout SwiftWriter) {
    writer.documentation(
      "Gives the tabs to a tab bar controller. What was selected stays so where it is still there."
    )
    writer.block("\(access)func install(in controller: UITabBarController)") { writer in
      if presentation.hasEarlierReleases {
        writer.block("guard #available(iOS 18, *) else") { writer in
          writer.line("installViewControllers(in: controller)")
          writer.line("return")
        }
      }
      writer.line(
        """
        let selected = controller.selectedTab?.tabInfo?.tab
        let tabs = tabs()
        let compact = tabs.filter { $0.tabInfo?.isInCompact ?? true }
        let isFiltered = !compact.isEmpty && compact.count < tabs.count
        controller.compactTabIdentifiers = isFiltered ? compact.map(\\.identifier) : nil
        controller.mode = .\(mode == .tabSidebar ? "tabSidebar" : "tabBar")
        """
      )
      if let identifier = configuration.text(ofRootKey: .customizationIdentifier) {
        writer.assignment("controller.customizationIdentifier", SwiftLiteral.hanging(identifier))
      }
      writer.line("controller.tabs = tabs")
      writer.line(
        """
        update(controller)
        let isCompact = controller.isTabBarCompact
        let shown = selected.flatMap { shownTab(for: $0, isCompact: isCompact) }
        for tab in [shown, initialTab(isCompact: isCompact)] {
          if let tab, select(tab, in: controller) { return }
        }
        """
      )
    }
    writer.blank()
    writer.documentation("Shows what is for the width that a tab bar controller has now.")
    writer.block("\(access)func update(_ controller: UITabBarController)") { writer in
      if presentation.hasEarlierReleases {
        writer.line("guard #available(iOS 18, *) else { return }")
      }
      writer.line("let isCompact = controller.isTabBarCompact")
      writer.line("for tab in controller.tabs { tab.update(isCompact: isCompact) }")
      writeProminentTab(into: &writer)
    }
    writer.blank()
    writer.documentation(
      "Selects a tab, unless it is not shown."
        + (presentation.hasEarlierReleases
          ? " On releases without `UITab` a group is selected for what stands in it." : "")
    )
    writer.line("@discardableResult")
    writer.call(
      "\(access)func select",
      ["_ tab: \(names.tabID)", "in controller: UITabBarController"],
      end: ") -> Bool {"
    )
    writer.indented { writer in
      if presentation.hasEarlierReleases {
        writer.block("guard #available(iOS 18, *) else") {
          $0.line("return selectViewController(of: tab, in: controller)")
        }
      }
      writer.line(
        """
        let isCompact = controller.isTabBarCompact
        for root in controller.tabs {
          if let found = root.shown(tab, isCompact: isCompact) {
            controller.selectedTab = found
            return true
          }
        }
        return false
        """
      )
    }
    writer.line("}")
    writeDecision(into: &writer)
    writeDisplayedViewControllers(into: &writer)
  }

  /// An SDK of an earlier release does not know the property.
  private func writeProminentTab(into writer: inout SwiftWriter) {
    let prominent = presentation.builtNodes(of: .prominent).filter { isRoot($0) }
    guard !prominent.isEmpty, Target.all(of: configuration).contains(where: \.hasProminentTabs)
    else { return }
    let list = SwiftWriter.list(
      prominent.map { SwiftLiteral.string(identifier(of: $0)) },
      within: 60
    )
    writer.available(from: Release(27), configuration) { writer in
      writer.line(
        """
        let prominent = \(list)
        controller.prominentTabIdentifier =
          controller.tabs.first {
            prominent.contains($0.identifier) && $0.isShown(isCompact: isCompact)
          }?.identifier
        """
      )
    }
  }

  /// An action in a bar is a tab that is never selected.
  private func writeDecision(into writer: inout SwiftWriter) {
    guard !names.actions.isEmpty else { return }
    writer.blank()
    writer.documentation(
      "What the controller's delegate answers to whether a tab should be selected: an action is done "
        + "instead."
    )
    if presentation.hasEarlierReleases { writer.line("@available(iOS 18, *)") }
    writer.block("\(access)func shouldSelect(_ tab: UITab) -> Bool") { writer in
      writer.line(
        """
        guard let action = tab.tabInfo?.action else { return true }
        provider?.perform(action)
        return false
        """
      )
    }
  }

  /// Writes what is the same for every configuration.
  func writeHelpers(into writer: inout SwiftWriter) {
    let availability = presentation.hasEarlierReleases ? "@available(iOS 18, *)\n" : ""
    let info = info
    let tabID = names.tabID
    writer.line(
      """
      \(availability)extension UITab {
        fileprivate var tabInfo: \(info)? {
          userInfo as? \(info)
        }

        fileprivate func update(isCompact: Bool) {
          guard let info = tabInfo else { return }
          if !info.isInRegular { isHidden = !isCompact }
          guard let group = self as? UITabGroup else { return }
          let children = isCompact ? info.defaultChildrenInCompact : info.defaultChildrenInRegular
          group.defaultChildIdentifier = children.first { child in
            group.children.contains { $0.identifier == child }
          }
          for child in group.children { child.update(isCompact: isCompact) }
        }

        fileprivate func isShown(isCompact: Bool) -> Bool {
          guard let info = tabInfo else { return false }
          return !isHidden && (isCompact ? info.isInCompact : info.isInRegular)
        }

        fileprivate func shown(_ tab: \(tabID), isCompact: Bool) -> UITab? {
          guard isShown(isCompact: isCompact) else { return nil }
          if tabInfo?.tab == tab { return self }
          for child in (self as? UITabGroup)?.children ?? [] {
            if let found = child.shown(tab, isCompact: isCompact) { return found }
          }
          return nil
        }
      }

      extension UITabBarController {
        fileprivate var isTabBarCompact: Bool {
          traitCollection.userInterfaceIdiom == .phone
            || traitCollection.horizontalSizeClass == .compact
        }
      }
      """
    )
  }
}

extension TabConfiguration {
  /// The text that the file gives to a root key.
  func text(ofRootKey key: RootKey) -> String? { written[key].map { yaml.text(of: $0) } }
}
