import UIKit

/// Tells what a tab bar controller shows by what was given to it, as the system does on the newest
/// release.
@MainActor
struct UIKitReport {
  let controller: UITabBarController
  let isCompact: Bool

  /// The id of what a tab stands for.
  let id: (UITab) -> String

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
    let plain = tabs.filter { !($0 is UISearchTab) && $0.identifier != prominent }
    let search = tabs.filter { $0 is UISearchTab }
    let last = tabs.filter { $0.identifier == prominent }
    let activating = search.first { ($0 as? UISearchTab)?.automaticallyActivatesSearch ?? false }
    let detached = last.first ?? activating
    return [
      "bar \((plain + search + last).map(id))", "detached \(detached.map(id) ?? "none")",
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
    return group.sidebarAppearance == .inline
      ? children(of: group, &hoisted) : [row(of: group, &hoisted)]
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
