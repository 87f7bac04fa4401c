import SwiftUI

/// The release that the generated code is to take for the running one.
nonisolated(unsafe) var release = 0

/// Tells what a tab view shows by the tabs that it was given, as the system does on the release.
/// Sections have no ids; their titles stand in for them.
@MainActor
struct SwiftUIReport {
  let tabs: [RecordedTab]
  let isCompact: Bool
  let hasSidebar: Bool

  /// Whether the app keeps the looks of iOS 18 where that is heeded.
  let isCompatible: Bool

  /// The id of what a value stands for, and whether it is an action's.
  let id: (AnyHashable) -> (id: String, isAction: Bool)

  var lines: [String] {
    guard !isCompact, hasSidebar else { return bar }
    var regions = Regions()
    for tab in tabs { add(tab, to: &regions, isRoot: true, isPutAway: false) }
    return [
      "fixed \(regions.fixed)", "center \(regions.center)", "pinned \(regions.pinned)",
      "available \(regions.available)", "sidebar \(sidebar)",
    ]
  }

  private func name(_ tab: RecordedTab) -> String {
    tab.isSection ? "section " + tab.title : tab.value.map { id($0).id } ?? "none"
  }

  private func isAction(_ tab: RecordedTab) -> Bool { tab.value.map { id($0).isAction } ?? false }

  private func flattened(_ tab: RecordedTab) -> [RecordedTab] {
    if tab.isHidden { return [] }
    return tab.isSection ? tab.children.flatMap(flattened) : [tab]
  }

  private var bar: [String] {
    let shown = tabs.flatMap(flattened)
    let isInline = release < 26 || isCompatible && release == 26
    func rank(_ tab: RecordedTab) -> Int {
      tab.role == .prominent ? 2 : tab.role == .search && !isInline ? 1 : 0
    }
    let sorted = (0...2).flatMap { wanted in shown.filter { rank($0) == wanted } }
    return ["bar \(sorted.map(name))"]
  }

  private struct Regions {
    var fixed: [String] = []
    var center: [String] = []
    var pinned: [String] = []
    var available: [String] = []
  }

  private func add(
    _ tab: RecordedTab,
    to regions: inout Regions,
    isRoot: Bool,
    isPutAway: Bool
  ) {
    if tab.isHidden { return }
    let isPutAway = isPutAway || tab.isOutOfSidebar
    if tab.placement == "sidebarOnly" {
    } else if isPutAway {
      if !tab.isSection { regions.available.append(name(tab)) }
    } else if tab.placement == "pinned" {
      regions.pinned.append(name(tab))
    } else if tab.isFixed {
      regions.fixed.append(name(tab))
    } else if tab.isOutOfBar {
      regions.available.append(name(tab))
    } else if tab.isMovable || tab.isIntoBar {
      regions.center.append(name(tab))
    } else if tab.role == .search {
      regions.pinned.append(name(tab))
    } else if isRoot {
      regions.center.append(name(tab))
    } else {
      regions.available.append(name(tab))
    }
    for child in tab.children {
      add(child, to: &regions, isRoot: false, isPutAway: isPutAway)
    }
  }

  private var sidebar: String {
    let shown = tabs.filter {
      !$0.isHidden && !$0.isOutOfSidebar && (!isAction($0) || $0.placement == "sidebarOnly")
    }
    let rows = shown.filter { !$0.isSection } + shown.filter(\.isSection)
    return rows.compactMap(row).joined(separator: " ")
  }

  private func row(_ tab: RecordedTab) -> String? {
    if tab.isHidden || tab.isOutOfSidebar { return nil }
    let actions = tab.actions.isEmpty ? [] : [tab.actions]
    let children = tab.children.compactMap(row) + actions
    // A section without a row below it is not there.
    if tab.isSection, children.isEmpty { return nil }
    return name(tab) + (children.isEmpty ? "" : "(\(children.joined(separator: " ")))")
  }
}
