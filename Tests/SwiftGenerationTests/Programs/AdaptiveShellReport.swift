import AdaptiveAppShell

/// The release that the generated code is to take for the running one.
nonisolated(unsafe) var release = 0

/// Tells what an `AdaptiveAppShell` shows of its sections: in compact width a tab bar of the items
/// that are tabs, in regular width a sidebar of all sections and items.
struct AdaptiveShellReport<ID: Hashable> {
  let sections: [AdaptiveShellSection<ID>]
  let isCompact: Bool

  /// The name of an item.
  let name: (ID) -> String

  let showsInspector: (AdaptiveShellItem<ID>) -> Bool

  var lines: [String] {
    let all = sections.flatMap(\.items)
    guard !isCompact else {
      let tabs = all.filter { $0.compactPlacement == .tab }
      return ["bar \(tabs.map { name($0.id) })"] + tabs.map(words)
    }
    let rows = sections.flatMap { section -> [String] in
      let items = section.items.map { name($0.id) }
      // Items that stand in no section of the tree are in one without a name.
      return section.id.hasPrefix("@")
        ? items : ["\(section.id) \"\(section.title ?? "")\" \(items)"]
    }
    let inspected = all.filter(showsInspector).map { name($0.id) }
    return rows.map { "row \($0)" } + ["inspector \(inspected)"] + all.map(words)
  }

  private func words(_ item: AdaptiveShellItem<ID>) -> String {
    "item \(name(item.id)) \"\(item.title)\" \(item.systemImage) \(item.selectedSystemImage)"
  }
}
