import FlagLogic
import TabLayout
import TabTree

/// What a layout says, in the lines of the programs' reports.
struct Expected {
  let resolution: Resolution
  let layout: Layout

  init(_ resolution: Resolution, _ formFactor: FormFactor) {
    self.resolution = resolution
    layout = resolution.layout(formFactor)
  }

  /// The keys of the items that the programs give to every dynamic list.
  static let keys = ["1", "2"]

  private var configuration: TabConfiguration { resolution.configuration }
  private var isSwiftUI: Bool { configuration.framework == .swiftui }

  var lines: [String] {
    guard resolution.target.hasAdaptiveTabs else {
      guard !isSwiftUI, let bar = layout.bar else { return [] }
      // Nothing but its title is known of an action there.
      let shown = (bar.items + bar.overflow).flatMap { node -> [String] in
        guard configuration.nodes[node].kind == .action else { return items(node) }
        return [configuration.text(.title, of: node) ?? ""]
      }
      let initial = layout.items.first { $0.node == layout.initial }
      let selected = initial.flatMap { layout.steps(of: $0).first }
      return ["bar \(shown)", "selected \(selected.map { id($0.node) } ?? "nil")"]
    }
    if let bar = layout.bar {
      let items = "bar \(names(bar.items + bar.overflow))"
      // A search tab of SwiftUI stands apart by what is said of the whole view.
      let detached = "detached \(bar.detached.map(name) ?? "none")"
      return isSwiftUI ? [items] : [items, detached, selected]
    }
    guard let regions = layout.regions else { return [] }
    return [
      "fixed \(names(regions.fixed))", "center \(names(regions.center))",
      "pinned \(names(regions.pinned))", "available \(names(regions.available))",
      "sidebar \((layout.sidebar ?? []).flatMap(row).joined(separator: " "))",
    ] + (isSwiftUI ? [] : [selected])
  }

  private var selected: String { "selected \(layout.initial.map(id) ?? "nil")" }

  private func id(_ node: Int) -> String {
    configuration.nodes[node].kind == .dynamic ? "nil" : configuration.nodes[node].id
  }

  /// The ids of nodes, those of a dynamic list item by item.
  private func names(_ nodes: [Int]) -> [String] { nodes.flatMap(items) }

  private func items(_ node: Int) -> [String] {
    guard configuration.nodes[node].kind == .dynamic else { return [name(node)] }
    let keys = Self.keys.prefix(configuration.nodes[node].max ?? .max)
    return keys.map { "\(configuration.nodes[node].id).\($0)" }
  }

  private func name(_ node: Int) -> String {
    let item = configuration.nodes[node]
    let isSection =
      item.kind == .section
      || item.kind == .group && layout.regions != nil
        && configuration.children(of: node).contains {
          configuration.nodes[$0].kind != .action && resolution.isShown($0, in: .regular)
        }
    guard isSwiftUI, isSection else { return item.id }
    return "section \(configuration.text(.title, of: node) ?? "")"
  }

  private func rows(_ rows: [Row]) -> [String] {
    let actions = rows.filter { configuration.nodes[$0.node].kind == .action }
    let others = rows.filter { configuration.nodes[$0.node].kind != .action }
    let titles = actions.map { configuration.text(.title, of: $0.node) ?? "" }
    let ends =
      isSwiftUI
      ? (titles.isEmpty ? [] : [titles.joined(separator: ", ")])
      : actions.map { configuration.nodes[$0.node].id }
    return others.flatMap(row) + ends
  }

  private func row(_ row: Row) -> [String] {
    let children = rows(row.children)
    let end = children.isEmpty ? "" : "(\(children.joined(separator: " ")))"
    return items(row.node).map { $0 + end }
  }
}
