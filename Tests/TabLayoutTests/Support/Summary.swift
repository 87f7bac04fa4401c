import TabManifest

extension LayoutManifest.Layout {
  /// The layout in a few words.
  ///
  /// A bar is `a b(c d) e* > f`: sub-tabs in parentheses, `*` on what stands apart, the overflow list
  /// after `>`. Regions are `fixed | center | pinned + available`, rows `a b(c d)`.
  var summary: String {
    var lines: [String] = []
    switch tabBar {
    case .list(let ids)?: lines.append(words(ids) + (overflow.map(overflowText) ?? ""))
    case .regions(let regions)? where subTabBars != nil: lines.append(words(regions.center))
    case .regions(let regions)?:
      let shown = [regions.fixed, regions.center, regions.pinned].map(words)
      lines.append(shown.joined(separator: " | ") + " + " + words(regions.available))
    case nil: break
    }
    if let sidebar { lines.append(rows(sidebar)) }
    return lines.joined(separator: "\n")
  }

  private func overflowText(_ ids: [String]) -> String { ids.isEmpty ? "" : " > " + words(ids) }

  private func words(_ ids: [String]) -> String {
    ids.map { id in
      let subTabs = subTabBars?[id].map { "(\($0.joined(separator: " ")))" } ?? ""
      return id + subTabs + (detached == id ? "*" : "")
    }
    .joined(separator: " ")
  }

  private func rows(_ rows: [LayoutManifest.Row]) -> String {
    rows.map { row in
      row.id + (row.children.isEmpty ? "" : "(\(self.rows(row.children)))")
    }
    .joined(separator: " ")
  }

  /// How a destination is reached, as `nested: tabBar a, content b`.
  func way(to id: String) -> String {
    guard let item = items[id], let reach = item.reach else { return "no destination" }
    let steps = (item.steps ?? []).map { "\($0.container) \($0.select)" }
    let rows = (item.sidebarSteps ?? []).map { "\($0.container) \($0.select)" }
    let ways = [steps, rows].filter { !$0.isEmpty }.map { $0.joined(separator: ", ") }
    let ends = [item.opens.map { "opens \($0)" }, item.fallback.map { "else \($0)" }]
    return ([reach.rawValue] + ways + ends.compactMap { $0 }).joined(separator: "; ")
  }
}
