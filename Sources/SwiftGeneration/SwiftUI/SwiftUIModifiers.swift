import TabLayout
import TabTree

extension SwiftUITabs {
  /// Writes what decides where a tab or section stands, and what people can do about it.
  func writeModifiers(
    of node: Int,
    hidden: String? = nil,
    idSuffix: String = "",
    isSection: Bool = false,
    into writer: inout SwiftWriter
  ) {
    let item = configuration.nodes[node]
    if mode == .tabSidebar, presentation.isEver(node, in: .regular) {
      let placement = placement(of: node)
      let isPinned = placement == .pinned
      if isSection, placement != .sidebarOnly, let isEmpty = generation.conditionWithoutRows(node) {
        // An empty section stands in no bar.
        let place = isPinned ? "pinned" : "automatic"
        let choice = SwiftWriter.choice(isEmpty, ".sidebarOnly", ".\(place)")
        writer.line(SwiftWriter.call(".tabPlacement", choice))
      } else if isPinned {
        writer.line(".tabPlacement(.pinned)")
      }
      switch placement {
      case .sidebarOnly: writer.line(".tabPlacement(.sidebarOnly)")
      case .fixed: writer.line(".customizationBehavior(.disabled, for: .tabBar)")
      case .movable: writer.line(".customizationBehavior(.reorderable, for: .tabBar)")
      case .optional: writer.line(".defaultVisibility(.hidden, for: .tabBar)")
      case .default where item.depth > 1: writer.line(".defaultVisibility(.visible, for: .tabBar)")
      case .default, .automatic, .pinned, .hidden: break
      }
    }
    if item.hiddenByDefault { writer.line(".defaultVisibility(.hidden, for: .sidebar, .tabBar)") }
    if isCustomized {
      writeCustomization(of: node, idSuffix: idSuffix, into: &writer)
    }
    if let hidden = hidden ?? self.hidden(node) {
      writer.line(SwiftWriter.call(".hidden", hidden))
    }
  }

  private func writeCustomization(
    of node: Int,
    idSuffix: String,
    into writer: inout SwiftWriter
  ) {
    let item = configuration.nodes[node]
    if !item.allowsHiding, [.tab, .group, .dynamic].contains(item.kind) {
      let isReordered = item.parent.map { configuration.nodes[$0].allowsReordering } ?? false
      let behavior = isReordered ? "reorderable" : "disabled"
      writer.line(".customizationBehavior(.\(behavior), for: .sidebar)")
    }
    let isTwin = presentation.isCompactTwin(node)
    let id = SwiftLiteral.string(item.id + (isTwin ? "@compact" : idSuffix))
    if item.kind == .dynamic {
      let start = SwiftLiteral.string(item.id + (isTwin ? "@compact." : "."))
      writer.line(SwiftWriter.call(".customizationID", "\(start) + item.key"))
    } else {
      writer.line(SwiftWriter.call(".customizationID", id))
    }
  }

  /// The placement by which the system puts a tab where it is to stand.
  private func placement(of node: Int) -> RegularPlacement {
    let written = configuration.nodes[node].regular
    if presentation.isPinned(node) { return .pinned }
    // In none of the regions: by itself the system would offer or show it in the bar.
    return presentation.isInRegions(node) ? written : .sidebarOnly
  }

  /// When a tab that is in the tree is hidden; `nil` for never.
  private func hidden(_ node: Int) -> String? {
    guard mode != .sidebar else { return nil }
    let kind = configuration.nodes[node].kind
    let isInRegular =
      presentation.barItems(.regular).map { $0.contains(node) }
      ?? presentation.isEver(node, in: .regular)
    // The system takes a section's tabs out of it in compact width.
    let isInCompact = kind == .section || presentation.isEver(node, in: .compact)
    let isSection = kind == .group && mode == .tabSidebar && hasTabsBelow(node)
    if isSection { return isInRegular ? nil : "!isCompact" }
    switch (isInCompact, isInRegular) {
    case (true, true): return nil
    case (false, false): return "true"
    case (false, true): return "isCompact"
    case (true, false): return "!isCompact"
    }
  }

  /// Whether a group is a section in regular width.
  func hasTabsBelow(_ node: Int) -> Bool {
    configuration.children(of: node).contains {
      generation.isBuilt($0) && configuration.nodes[$0].kind != .action
    }
  }

  /// Writes a label: what the app gives in place of title or image, or else what the file does.
  func writeLabel(of node: Int, into writer: inout SwiftWriter) {
    let name = names.name(of: node)
    var title = generation.shownTitle(of: node, isLabeled: false) ?? "\"\""
    let isTab = [.tab, .group].contains(configuration.nodes[node].kind)
    if isTab, configuration.text(.dynamicTitle, of: node) != nil {
      title = SwiftWriter.either(
        "title(.\(name))",
        or: generation.shownTitle(of: node) ?? "\"\""
      )
    }
    let image = configuration.shownImage(of: node)
    let symbol = image.map {
      "\($0.key == .systemImage ? "systemImage" : "image"): \(SwiftLiteral.hanging($0.name))"
    }
    if isTab, configuration.text(.dynamicImage, of: node) != nil {
      writer.line("if let image = image(.\(name)) {")
      writer.indented { writer in
        writer.line("Label {")
        writer.indented { $0.call("Text", [title]) }
        writer.line("} icon: {")
        writer.indented { $0.line("image") }
        writer.line("}")
      }
      writer.line("} else {")
      writer.indented { writePlainLabel(title, symbol, into: &$0) }
      writer.line("}")
    } else {
      writePlainLabel(title, symbol, into: &writer)
    }
  }

  private func writePlainLabel(_ title: String, _ symbol: String?, into writer: inout SwiftWriter) {
    if let symbol { writer.call("Label", [title, symbol]) } else { writer.call("Text", [title]) }
  }

  /// Writes the label of an item of a dynamic list: with its own image, or else that of the list.
  func writeItemLabel(of node: Int, into writer: inout SwiftWriter) {
    writer.block("if let image = item.image", end: "} else if let symbol = item.systemImage {") {
      $0.line("Label(item.title, image: image)")
    }
    writer.indented { $0.line("Label(item.title, systemImage: symbol)") }
    writer.line("} else {")
    writer.indented { writer in
      let image = configuration.image(of: node)
      let symbol = image.map {
        "\($0.key == .systemImage ? "systemImage" : "image"): \(SwiftLiteral.hanging($0.name))"
      }
      writePlainLabel("item.title", symbol, into: &writer)
    }
    writer.line("}")
  }
}
