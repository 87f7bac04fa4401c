import FlagLogic
import TabLayout
import TabTree

/// Code that builds the sections of an `AdaptiveAppShell`.
struct AdaptiveShellTabs: GeneratedPart {
  let generation: Generation

  init(_ generation: Generation) {
    self.generation = generation
    let presentation = generation.presentation
    dependsOnWidth = generation.configuration.nodes.indices.contains {
      presentation.isEver($0) && !presentation.isEver($0, in: .regular)
    }
    let configuration = generation.configuration
    itemsHaveSymbols = configuration.nodes.indices.contains {
      configuration.nodes[$0].kind == .dynamic && configuration.text(.systemImage, of: $0) == nil
    }
  }

  private var item: String { "AdaptiveShellItem<\(names.tabID)>" }
  private var section: String { "AdaptiveShellSection<\(names.tabID)>" }

  /// Whether some item is for compact width alone. The shell shows every item that it has in regular
  /// width, so such a one must not be among them there.
  private let dependsOnWidth: Bool

  /// Whether every item of a list has a symbol of its own, as some list has none for them.
  private let itemsHaveSymbols: Bool

  private var replacesTitles: Bool {
    configuration.nodes.indices.contains {
      configuration.nodes[$0].kind == .tab && configuration.text(.dynamicTitle, of: $0) != nil
    }
  }

  /// Makes sure that the shell can show what the tree says.
  func check() throws(GenerationFailure) {
    for node in configuration.nodes.indices where presentation.isEver(node) {
      let isTab = configuration.nodes[node].kind == .tab
      if isTab, configuration.text(.systemImage, of: node) == nil {
        throw GenerationFailure(
          "AdaptiveAppShell shows every item with a symbol, and '\(configuration.nodes[node].id)' has "
            + "none",
          .id,
          of: node,
          help: "give it a 'systemImage'"
        )
      }
    }
  }

  /// Writes the file.
  func file() -> GeneratedFile {
    let flags = generation.flags
    var writer = generation.file(importing: ["AdaptiveAppShell", "Foundation"])
    if !flags.isEmpty {
      flags.write(into: &writer)
      writer.blank()
    }
    if names.hasDynamics {
      generation.writeItems(into: &writer, symbolsOnly: true, haveSymbols: itemsHaveSymbols)
      writer.blank()
    }
    writer.documentation("The sections of \(generation.app), for an `AdaptiveAppShell`.")
    writer.block("\(access)struct \(names.type("Tabs"))") { writer in
      writeProperties(into: &writer)
      writeSections(into: &writer)
      writer.blank()
      writer.documentation("Whether the shell offers an inspector beside an item.")
      let inspects = configuration.nodes.contains { $0.inspector }
      writer.block("\(access)func showsInspector(_ item: \(item)) -> Bool") {
        $0.line(inspects ? "item.id.suitsInspector" : "false")
      }
      writer.blank()
      let models = TabModels(generation)
      models.writeInitialTab(into: &writer)
      models.writeShownTab(into: &writer)
    }
    return generation.finished(writer, "AdaptiveShellTabs")
  }

  private func writeProperties(into writer: inout SwiftWriter) {
    let flags = generation.flags
    var parameters: [(name: String, type: String)] = []
    if !flags.isEmpty { parameters.append(("flags", flags.type)) }
    if names.hasDynamics { parameters.append(("items", "(\(names.listID)) -> [\(names.item)]")) }
    if replacesTitles { parameters.append(("title", "(\(names.tabID)) -> String?")) }
    for parameter in parameters { writer.line("private let \(parameter.name): \(parameter.type)") }
    if !parameters.isEmpty { writer.blank() }
    let list = parameters.map {
      "\($0.name): \($0.type.hasPrefix("(") ? "@escaping " : "")\($0.type)"
    }
    if parameters.isEmpty {
      // One that only the module uses is there by itself.
      if generation.options.access == .public {
        writer.documentation("The sections.")
        writer.line("public init() {}")
        writer.blank()
      }
    } else {
      writer.documentation("The sections for what the app gives.")
      writer.call("\(access)init", list, end: ") {")
      writer.indented { writer in
        for parameter in parameters { writer.line("self.\(parameter.name) = \(parameter.name)") }
      }
      writer.line("}")
      writer.blank()
    }
    for release in generation.conditions.releases(configuration.conditions) {
      writer.line(
        """
        private var \(ConditionExpression.property(release)): Bool {
          if #available(iOS \(release), *) { true } else { false }
        }

        """
      )
    }
  }

  /// The roots, those that stand in no section together with their neighbors.
  private var sections: [(section: Int?, items: [Int])] {
    var sections: [(section: Int?, items: [Int])] = []
    for root in configuration.roots where presentation.isEver(root) {
      if configuration.nodes[root].kind == .section {
        sections.append((root, configuration.children(of: root).filter { presentation.isEver($0) }))
      } else if let last = sections.indices.last, sections[last].section == nil {
        sections[last].items.append(root)
      } else {
        sections.append((nil, [root]))
      }
    }
    return sections
  }

  private func writeSections(into writer: inout SwiftWriter) {
    writer.documentation("The sections, in declared order.")
    let parameter = dependsOnWidth ? "isCompact: Bool" : ""
    writer.block("\(access)func sections(\(parameter)) -> [\(section)]") { writer in
      guard !sections.isEmpty else { return writer.line("[]") }
      writer.line("var sections: [\(section)] = []")
      writer.line("var items: [\(item)] = []")
      for (index, section) in sections.enumerated() {
        if index > 0 { writer.line("items = []") }
        for node in section.items { append(node, of: section.section, to: &writer) }
        append(section.section, at: index, to: &writer)
      }
      writer.line("return sections")
    }
  }

  private func append(_ section: Int?, at index: Int, to writer: inout SwiftWriter) {
    let id = section.map { configuration.nodes[$0].id } ?? "@\(index + 1)"
    var arguments = ["id: \(SwiftLiteral.hanging(id))"]
    if let title = section.flatMap({ generation.title(of: $0) }) {
      arguments.append("title: \(title)")
    }
    arguments.append("items: items")
    let condition = section.flatMap { generation.condition(visibleInParent: $0) }
    let parts = [condition, "!items.isEmpty"]
    writer.block("if \(parts.compactMap { $0 }.joined(separator: ", "))") { writer in
      writer.line("sections.append(")
      writer.indented { $0.call("AdaptiveShellSection", arguments) }
      writer.line(")")
    }
  }

  private func append(_ node: Int, of section: Int?, to writer: inout SwiftWriter) {
    let isInRegular = presentation.isEver(node, in: .regular)
    var width: String?
    if dependsOnWidth, !isInRegular { width = "isCompact" }
    // In compact width a place of the same id stands for it.
    if dependsOnWidth, isInRegular, hasCompactTwin(node) { width = "!isCompact" }
    let condition = generation.condition(visibleInParent: node)
    if let width, let condition, condition.hasSeveralLines {
      writer.conditional(width) { $0.conditional(condition) { writeItem(node, into: &$0) } }
    } else {
      let conditions = [width, condition].compactMap { $0 }
      writer.conditional(conditions.isEmpty ? nil : conditions.joined(separator: ", ")) {
        writeItem(node, into: &$0)
      }
    }
  }

  private func writeItem(_ node: Int, into writer: inout SwiftWriter) {
    let name = names.name(of: node)
    let symbol = configuration.text(.systemImage, of: node).map { SwiftLiteral.hanging($0) }
    let placement =
      presentation.isEver(node, in: .compact) ? [] : ["compactPlacement: .hidden"]
    guard configuration.nodes[node].kind == .dynamic else {
      var title = generation.shownTitle(of: node) ?? "\"\""
      if configuration.text(.dynamicTitle, of: node) != nil {
        title = SwiftWriter.either("self.title(.\(name))", or: title)
      }
      var arguments = ["id: .\(name)", "title: \(title)", "systemImage: \(symbol ?? "\"\"")"]
      if let selected = configuration.text(.selectedSystemImage, of: node) {
        arguments.append("selectedSystemImage: \(SwiftLiteral.hanging(selected))")
      }
      writer.line("items.append(")
      writer.indented { $0.call("AdaptiveShellItem", arguments + placement) }
      writer.line(")")
      return
    }
    let most = configuration.nodes[node].max.map { ".prefix(\($0))" } ?? ""
    writer.line("for item in self.items(.\(name))\(most) {")
    writer.indented { writer in
      let arguments = [
        "id: .\(name)(item.key)", "title: item.title",
        "systemImage: "
          + (itemsHaveSymbols
            ? "item.systemImage" : SwiftWriter.either("item.systemImage", or: symbol ?? "\"\"")),
      ]
      writer.line("items.append(")
      writer.indented { $0.call("AdaptiveShellItem", arguments + placement) }
      writer.line(")")
    }
    writer.line("}")
  }

  private func hasCompactTwin(_ node: Int) -> Bool {
    !presentation.isEver(node, in: .compact)
      && configuration.places(of: configuration.nodes[node].identity).contains {
        presentation.isCompactTwin($0)
      }
  }
}
