import FlagLogic
import TabLayout
import TabTree

/// Code that builds a `TabView`.
struct SwiftUITabs: GeneratedPart {
  let generation: Generation

  /// By node: the property that makes its tab or section.
  let properties: [String]

  /// Whether people can customize anything, or something stands in the bar that only customization
  /// keeps out of it.
  let isCustomized: Bool

  init(_ generation: Generation) {
    self.generation = generation
    let configuration = generation.configuration
    properties = generation.placeNames().map { $0 + "Content" }
    isCustomized =
      configuration.effectiveMode == .tabSidebar
      && (configuration.written[.customizationIdentifier] != nil
        || configuration.nodes.contains { node in
          node.allowsHiding || node.hiddenByDefault || node.allowsReordering
            || [.default, .optional, .movable, .fixed].contains(node.regular)
        })
  }

  var mode: Mode { configuration.effectiveMode }
  var tabs: String { names.type("Tabs") }
  var place: String { names.type("TabPlace") }

  /// Tabs that have a place in compact width beside another one in regular width.
  var twins: [TabNames.Entry] {
    names.tabs.filter { entry in
      configuration.places(of: entry.identity).contains {
        presentation.isEver($0, in: .compact) && generation.isTwin($0)
      }
    }
  }

  /// Actions that stand in a bar or loose in the sidebar, where they can only be tabs.
  var hasActionTabs: Bool {
    configuration.roots.contains {
      configuration.nodes[$0].kind == .action && generation.isBuilt($0)
    }
  }

  /// Whether a key is given on some tab or group that is built.
  func uses(_ isUsed: (Int) -> Bool) -> Bool {
    configuration.nodes.indices.contains {
      generation.isBuilt($0) && [.tab, .group].contains(configuration.nodes[$0].kind) && isUsed($0)
    }
  }

  /// Writes the file.
  func file() -> GeneratedFile {
    var writer = generation.file(importing: ["SwiftUI", "UIKit"])
    if !flags.isEmpty {
      flags.write(into: &writer)
      writer.blank()
    }
    writePlace(into: &writer)
    generation.writeItems(into: &writer)
    if mode == .sidebar {
      writer.blank()
      TabModels(generation).writeRowType(into: &writer)
    }
    writer.blank()
    writeView(into: &writer)
    writer.blank()
    if presentation.hasEarlierReleases { writer.line("@available(iOS 18, *)") }
    writer.block("extension \(tabs)") { writeTree(into: &$0) }
    if presentation.hasEarlierReleases {
      writer.blank()
      writer.block("extension \(tabs)") { writeEarlierTree(into: &$0) }
    }
    writer.blank()
    writer.block("extension \(tabs)") { writeModels(into: &$0) }
    writeModifiers(into: &writer)
    return generation.finished(writer, "SwiftUITabs")
  }

  /// Writes the type of what the tab view selects.
  private func writePlace(into writer: inout SwiftWriter) {
    writer.documentation("What a tab view of \(generation.app) selects.")
    writer.block("\(access)enum \(place): Hashable, Sendable") { writer in
      writer.documentation("A tab.")
      writer.line("case tab(\(names.tabID))")
      if !twins.isEmpty {
        writer.blank()
        writer.documentation("A tab that has a place of its own in compact width.")
        writer.line("case compactTab(\(names.tabID))")
      }
      if hasActionTabs {
        writer.blank()
        writer.documentation("An action, which is done and not selected.")
        writer.line("case action(\(names.actionID))")
      }
    }
  }

  private func writeModels(into writer: inout SwiftWriter) {
    let models = TabModels(generation)
    models.writeInitialTab(into: &writer)
    models.writeShownTab(into: &writer)
    guard mode == .sidebar else { return }
    models.writeRows(into: &writer)
    models.writeChildRows(into: &writer)
  }
}
