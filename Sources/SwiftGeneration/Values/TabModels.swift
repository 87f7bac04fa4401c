import FlagLogic
import TabLayout
import TabTree

/// What the app draws or decides itself, as values: sub-tab bars, a sidebar of its own, and what is
/// selected at first.
struct TabModels: GeneratedPart {
  let generation: Generation

  /// By node: the function that gives the rows below its row.
  let rowFunctions: [String]

  init(_ generation: Generation) {
    self.generation = generation
    rowFunctions = generation.placeNames().map {
      "rowsOf" + SwiftName.capitalized($0.filter { $0 != "`" })
    }
  }

  /// Writes the function that gives the sub-tab bars of compact width.
  func writeSubTabs(into writer: inout SwiftWriter) {
    guard let bars = (presentation.adaptive ?? presentation.earlier)?.subTabBars(.compact),
      !bars.isEmpty
    else { return }
    writer.blank()
    writer.documentation(
      "The sub-tabs of a group in compact width, in their order; none of a tab without a sub-tab bar."
    )
    writer.block("\(access)func subTabs(of group: \(names.tabID)) -> [\(names.tabID)]") { writer in
      writer.line("var subTabs: [\(names.tabID)] = []")
      writer.line("switch group {")
      for bar in distinct(bars) {
        writer.line("case .\(names.name(of: bar.group)):")
        writer.indented { writer in
          for item in bar.items { append(item, to: &writer) }
        }
      }
      if distinct(bars).count < names.tabs.count { writer.line("default: break") }
      writer.line("}")
      writer.line("return subTabs")
    }
  }

  /// The bars, those of several places of one group as one.
  private func distinct(_ bars: [Bar.SubTabBar]) -> [(group: Int, items: [Int])] {
    var order: [Int] = []
    var items: [Int: [Int]] = [:]
    for bar in bars {
      let identity = configuration.nodes[bar.group].identity
      if items[identity] == nil { order.append(identity) }
      items[identity, default: []] += bar.items
    }
    return order.map { ($0, items[$0] ?? []) }
  }

  private func append(_ item: Int, to writer: inout SwiftWriter) {
    let name = names.name(of: item)
    let condition = generation.conditions.text(presentation.shown(item, in: .compact))
    writer.conditional(condition) { writer in
      guard configuration.nodes[item].kind == .dynamic else {
        writer.line("subTabs.append(.\(name))")
        return
      }
      let most = configuration.nodes[item].max.map { ".prefix(\($0))" } ?? ""
      writer.line("for item in items(.\(name))\(most) {")
      writer.indented { $0.line("subTabs.append(.\(name)(item.key))") }
      writer.line("}")
    }
  }
}
