import FlagLogic
import TabLayout
import TabTree

extension TabModels {
  /// Writes the function that tells what is selected at first launch.
  func writeInitialTab(into writer: inout SwiftWriter) {
    let compact = generation.selection.initialInCompact
    let regular = generation.selection.initialInRegular
    writer.documentation("The tab that is selected at first launch; `nil` where none is shown.")
    writer.block("\(access)func initialTab(isCompact: Bool) -> \(names.tabID)?") { writer in
      let isSame = regular.allSatisfy { generation.selection.isLike($0.value, compact) }
      write(compact, isSame ? [] : regular, into: &writer) { choices, writer in
        write(choices, into: &writer, end: "return nil", isAlone: isSame) {
          "return .\(names.name(of: $0))"
        }
      }
    }
  }

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
      let compact = generation.selection.compactChoices
      let regular = generation.selection.regularChoices
      let isAlways = ([compact] + regular.map(\.value)).allSatisfy(areThemselves)
      write(compact, isAlways ? [] : regular, into: &writer) { choices, writer in
        if isAlways { writer.line("tab") } else { writeSwitch(choices, into: &writer) }
      }
    }
    writer.line("}")
    writeShared(into: &writer)
  }

  /// Writes what holds in compact width, and what does in regular width from each release on.
  func write<Value>(
    _ compact: Value,
    _ regular: [Selection.Answer<Value>],
    into writer: inout SwiftWriter,
    _ write: (Value, inout SwiftWriter) -> Void
  ) {
    guard !regular.isEmpty else { return write(compact, &writer) }
    if presentation.hasEarlierReleases, generation.mode != .sidebar {
      writer.line("var isCompact = isCompact")
      writer.line("if #unavailable(iOS 18) { isCompact = true }")
    }
    writer.block("if isCompact") { write(compact, &$0) }
    for answer in regular.dropFirst().reversed() {
      writer.block("if #available(iOS \(answer.since), *)") { write(answer.value, &$0) }
    }
    write(regular[0].value, &writer)
  }

  /// Whether a tab is always shown itself.
  private func isItself(_ entry: TabNames.Entry, _ choices: Choices) -> Bool {
    choices.list.first.map {
      configuration.nodes[$0.node].identity == entry.identity && $0.condition == .constant(true)
    } ?? false
  }

  private func areThemselves(_ all: [Choices]) -> Bool {
    zip(names.tabs, all).allSatisfy { isItself($0, $1) }
  }

  private func writeSwitch(_ all: [Choices], into writer: inout SwiftWriter) {
    let cases = zip(names.tabs, all).filter { !isItself($0, $1) }
    guard !cases.isEmpty else { return writer.line("return tab") }
    writer.line("switch tab {")
    for (entry, choices) in cases {
      writer.line("case .\(entry.name):")
      writer.indented { writer in
        write(choices, into: &writer, end: "return initialTab(isCompact: isCompact)") { node in
          let isItself = configuration.nodes[node].identity == entry.identity
          return isItself ? "return tab" : "return .\(names.name(of: node))"
        }
      }
    }
    if cases.count < names.tabs.count { writer.line("default: return tab") }
    writer.line("}")
  }

  /// Writes choices as statements that return.
  private func write(
    _ choices: Choices,
    into writer: inout SwiftWriter,
    end: String,
    isAlone: Bool = false,
    _ statement: (Int) -> String
  ) {
    // The only statement of a function needs no `return`.
    if isAlone, choices.list.isEmpty || choices.list[0].condition == .constant(true) {
      let text = choices.list.first.map { statement($0.node) } ?? end
      return writer.line(String(text.dropFirst("return ".count)))
    }
    for choice in choices.list {
      guard let condition = generation.conditions.text(choice.condition) else {
        return writer.line(statement(choice.node))
      }
      writer.block("if \(condition)") { $0.line(statement(choice.node)) }
    }
    writer.line(end)
  }
}
