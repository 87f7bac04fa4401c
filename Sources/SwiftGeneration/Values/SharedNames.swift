import FlagLogic
import TabTree

/// What a link or a name in saved state means that several tabs share: the one that is shown.
extension TabModels {
  /// Writes the functions that tell which tab is selected for what several share.
  func writeShared(into writer: inout SwiftWriter) {
    let sharers = generation.selection.sharers
    guard !sharers.isEmpty else { return }
    if generation.routes.isShared {
      write(
        "The tab that is selected for a link: that of its tabs which is shown, or what is selected "
          + "for the first.",
        ["for route: \(names.type("TabRoute"))"],
        "route.tabs",
        into: &writer
      )
    }
    if generation.formerIDs.areShared {
      write(
        "The tab that is selected for what saved state names; `nil` where that is nothing.",
        ["saved name: String"],
        "\(names.tabID).tabs(saved: name)",
        into: &writer
      )
    }
    writer.blank()
    writer.call(
      "private func isMeant",
      ["_ tab: \(names.tabID)", "isCompact: Bool"],
      end: ") -> Bool {"
    )
    writer.indented { writer in
      let compact = generation.selection.meantInCompact
      let regular = generation.selection.meantInRegular
      let isSame = regular.allSatisfy { $0.value == compact }
      write(compact, isSame ? [] : regular, into: &writer) { conditions, writer in
        writer.line("switch tab {")
        for (entry, condition) in zip(sharers, conditions) {
          let text = generation.conditions.text(condition) ?? "true"
          writer.entry(".\(entry.name)", isSame ? text : "return " + text)
        }
        if sharers.count < names.tabs.count {
          writer.line(isSame ? "default: false" : "default: return false")
        }
        writer.line("}")
      }
    }
    writer.line("}")
  }

  private func write(
    _ what: String,
    _ parameters: [String],
    _ tabs: String,
    into writer: inout SwiftWriter
  ) {
    writer.blank()
    writer.documentation(what)
    writer.call(
      "\(access)func shownTab",
      parameters + ["isCompact: Bool"],
      end: ") -> \(names.tabID)? {"
    )
    writer.indented { writer in
      writer.line(
        """
        let tabs = \(tabs)
        let tab = tabs.first { isMeant($0, isCompact: isCompact) } ?? tabs.first
        return tab.flatMap { shownTab(for: $0, isCompact: isCompact) }
        """
      )
    }
    writer.line("}")
  }
}
