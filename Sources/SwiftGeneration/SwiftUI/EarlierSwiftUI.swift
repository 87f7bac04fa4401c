import TabLayout
import TabTree

extension SwiftUITabs {
  /// Writes the tabs of releases without `Tab`: what stands in the compact bar, in both form factors.
  func writeEarlierTree(into writer: inout SwiftWriter) {
    let items = (presentation.earlier?.barItems(.compact) ?? []).sorted()
    writer.line("@ViewBuilder")
    writer.block("private var earlierTabs: some View") { writer in
      for item in items {
        let condition = generation.conditions.text(presentation.shown(item, in: .compact))
        writer.conditional(condition) { writeEarlierTab(item, into: &$0) }
      }
    }
  }

  private func writeEarlierTab(_ node: Int, into writer: inout SwiftWriter) {
    let item = configuration.nodes[node]
    let name = names.name(of: node)
    let isTwin = generation.isTwin(node)
    let kind = item.kind == .action ? "action" : isTwin ? "compactTab" : "tab"
    guard item.kind != .dynamic else {
      let most = item.max.map { ".prefix(\($0))" } ?? ""
      writer.call("ForEach", ["items(.\(name))\(most)", "id: \\.key"], end: ") { item in")
      writer.indented { writer in
        writer.line("content(.\(name)(item.key))")
        writer.indented { writer in
          writer.block(".tabItem") { writeItemLabel(of: node, into: &$0) }
          writer.line(".badge(item.badge)")
          writer.call(".tag", ["Place.\(kind)(.\(name)(item.key))"])
        }
      }
      writer.line("}")
      return
    }
    writer.line(item.kind == .action ? "Color.clear" : "content(.\(name))")
    writer.indented { writer in
      writer.block(".tabItem") { writeLabel(of: node, into: &$0) }
      if generation.hasOwnBadge(node) {
        writer.line(".badge(badge(.\(name)))")
      } else if let badge = configuration.text(.badge, of: node) {
        writer.line(SwiftWriter.call(".badge", SwiftLiteral.string(badge)))
      }
      writer.call(".tag", ["Place.\(kind)(.\(name))"])
    }
  }
}
