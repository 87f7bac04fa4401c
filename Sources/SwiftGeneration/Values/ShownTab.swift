import FlagLogic
import TabLayout
import TabTree

extension TabModels {
  /// Writes the function that tells which tab is selected in place of one that is not shown.
  func writeShownTab(into writer: inout SwiftWriter) {
    writer.blank()
    writer.documentation(
      "The tab that is selected for one: itself, or while it is not shown its fallback. `nil` where "
        + "none is shown."
    )
    writer.call(
      "\(access)func shownTab",
      ["for tab: \(names.tabID)", "isCompact: Bool"],
      end: ") -> \(names.tabID)? {"
    )
    writer.indented { writer in
      let compact = cases(.compact)
      let regular = cases(.regular)
      if !compact.isEmpty || !regular.isEmpty {
        writer.block("if isCompact") { writeSwitch(compact, into: &$0) }
      }
      writeSwitch(regular, into: &writer)
    }
    writer.line("}")
  }

  /// The tabs that are not always shown, each with what is selected for it.
  private func cases(_ formFactor: FormFactor) -> [(
    entry: TabNames.Entry, choices: [InitialTab.Choice]
  )] {
    let initial = generation.initialTab
    return names.tabs.compactMap { entry in
      let choices = initial.choices(for: entry.identity, in: formFactor)
      let isItself =
        choices.first.map {
          configuration.nodes[$0.node].identity == entry.identity && $0.condition == .constant(true)
        } ?? false
      return isItself ? nil : (entry, choices)
    }
  }

  private func writeSwitch(
    _ cases: [(entry: TabNames.Entry, choices: [InitialTab.Choice])],
    into writer: inout SwiftWriter
  ) {
    guard !cases.isEmpty else { return writer.line("return tab") }
    writer.line("switch tab {")
    for (entry, choices) in cases {
      writer.line("case .\(entry.name):")
      writer.indented { writer in
        for choice in choices {
          let isItself = configuration.nodes[choice.node].identity == entry.identity
          let name = names.name(of: choice.node)
          let value = isItself ? "return tab" : "return .\(name)"
          guard let condition = generation.conditions.text(choice.condition) else {
            return writer.line(value)
          }
          writer.block("if \(condition)") { $0.line(value) }
        }
        writer.line("return initialTab(isCompact: isCompact)")
      }
    }
    if cases.count < names.tabs.count { writer.line("default: return tab") }
    writer.line("}")
  }
}
