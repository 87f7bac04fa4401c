import UIKit

/// The release that the generated code is to take for the running one.
nonisolated(unsafe) var release = 0

/// Tells what a tab bar controller shows by what was given to it, as the system does on the release.
@MainActor
struct UIKitReport {
  let controller: UITabBarController
  let isCompact: Bool

  /// Whether the app keeps the looks of iOS 18 where that is heeded.
  let isCompatible: Bool

  /// The id of what a tab stands for.
  let id: (UITab) -> String

  /// Whether a tab stands for a section.
  let isSection: (UITab) -> Bool

  /// Whether a tab stands for an action.
  let isAction: (UITab) -> Bool

  var lines: [String] {
    guard !isCompact else { return bar(compactTabs) }
    guard controller.mode == .tabSidebar else {
      return bar(controller.tabs.filter { !$0.isHidden })
    }
    var regions = Regions()
    for tab in controller.tabs { regions.add(tab, isRoot: true, isPutAway: false, id) }
    return [
      "fixed \(regions.fixed)", "center \(regions.center)", "pinned \(regions.pinned)",
      "available \(regions.available)", "sidebar \(sidebar)",
    ]
  }

  private var compactTabs: [UITab] {
    guard let identifiers = controller.compactTabIdentifiers else { return controller.tabs }
    return identifiers.flatMap { identifier in
      controller.tabs.filter { $0.identifier == identifier }
    }
  }

  private func bar(_ tabs: [UITab]) -> [String] {
    let prominent = controller.prominentTabIdentifier
    let isInline = release < 26 || isCompatible && release == 26
    func rank(_ tab: UITab) -> Int {
      tab.identifier == prominent ? 2 : tab is UISearchTab && !isInline ? 1 : 0
    }
    let search = isInline ? nil : tabs.first { $0 is UISearchTab } as? UISearchTab
    let isApart = release == 26 || search?.automaticallyActivatesSearch ?? false
    let detached = tabs.first { rank($0) == 2 } ?? (isApart ? search : nil)
    let sorted = (0...2).flatMap { wanted in tabs.filter { rank($0) == wanted } }
    return [
      "bar \(sorted.map(id))", "detached \(detached.map(id) ?? "none")",
    ]
  }

  private struct Regions {
    var fixed: [String] = []
    var center: [String] = []
    var pinned: [String] = []
    var available: [String] = []

    @MainActor
    mutating func add(_ tab: UITab, isRoot: Bool, isPutAway: Bool, _ id: (UITab) -> String) {
      let isPutAway = isPutAway || tab.isHiddenByDefault
      if tab.isHidden, !tab.isHiddenByDefault { return }
      switch tab.preferredPlacement {
      case .sidebarOnly: break
      case _ where isPutAway: available.append(id(tab))
      case .automatic where isRoot: center.append(id(tab))
      case .default, .movable: center.append(id(tab))
      case .pinned: pinned.append(id(tab))
      case .fixed: fixed.append(id(tab))
      case .automatic, .optional: available.append(id(tab))
      }
      for child in (tab as? UITabGroup)?.children ?? [] {
        add(child, isRoot: false, isPutAway: isPutAway, id)
      }
    }
  }

  private var sidebar: String {
    let shown = controller.tabs.filter {
      !$0.isHidden && (!isAction($0) || $0.preferredPlacement == .sidebarOnly)
    }
    func isLoose(_ tab: UITab) -> Bool {
      (tab as? UITabGroup).map { $0.sidebarAppearance == .inline } ?? true
    }
    let rows = shown.filter(isLoose).flatMap(rows) + shown.filter { !isLoose($0) }.flatMap(rows)
    return rows.joined(separator: " ")
  }

  private func rows(ofRoot tab: UITab) -> [String] {
    var hoisted: [UITabGroup] = []
    let own = rows(of: tab, &hoisted)
    return own + rows(hoisted: hoisted)
  }

  private func rows(hoisted groups: [UITabGroup]) -> [String] {
    groups.flatMap { group -> [String] in
      var hoisted: [UITabGroup] = []
      return [row(of: group, &hoisted)] + rows(hoisted: hoisted)
    }
  }

  private func row(of group: UITabGroup, _ hoisted: inout [UITabGroup]) -> String {
    let children = children(of: group, &hoisted)
    return id(group) + (children.isEmpty ? "" : "(\(children.joined(separator: " ")))")
  }

  private func rows(of tab: UITab, _ hoisted: inout [UITabGroup]) -> [String] {
    guard let group = tab as? UITabGroup else { return [id(tab)] }
    if group.sidebarAppearance == .inline { return children(of: group, &hoisted) }
    // A section without a row below it is not there.
    let isEmpty = group.children.allSatisfy(\.isHidden) && group.sidebarActions.isEmpty
    return isSection(group) && isEmpty ? [] : [row(of: group, &hoisted)]
  }

  private func children(of group: UITabGroup, _ hoisted: inout [UITabGroup]) -> [String] {
    var rows: [String] = []
    for child in group.children where !child.isHidden {
      if let group = child as? UITabGroup, group.sidebarAppearance == .rootSection {
        hoisted.append(group)
      } else {
        rows += self.rows(of: child, &hoisted)
      }
    }
    return rows + group.sidebarActions.map(\.identifier.rawValue)
  }
}
