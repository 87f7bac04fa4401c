import FlagLogic
import TabLayout
import TabTree

extension SwiftUITabs {
  /// How many parts a block of tabs may have.
  private static let partsOfBlock = 10

  func writeTree(into writer: inout SwiftWriter) {
    let roots = generation.builtRoots()
    var parts = SwiftWriter(depth: writer.depth)
    writer.documentation("The tabs of both widths, those hidden that the width does not show.")
    writer.line("@TabContentBuilder<\(place)>")
    writer.block("\(access)var tabs: some TabContent<\(place)>") { writer in
      writeBlock(roots.map { part($0.node, section: $0.section) }, "tabs", into: &writer, &parts)
    }
    writer.append(parts)
    for node in configuration.nodes.indices
    where generation.isBuilt(node) && generation.isBuiltItself(node) {
      writer.blank()
      writeProperty(of: node, into: &writer)
    }
    guard hasProminentRole else { return }
    writer.blank()
    writer.line(
      """
      private var prominentRole: TabRole? {
        if #available(iOS 27, *) { .prominent } else { nil }
      }
      """
    )
  }

  /// A node of a block, under its condition.
  private func part(_ node: Int, section: Int? = nil) -> String {
    let conditions = [section, node].compactMap { $0.map { presentation.visibleInParent($0) } }
    guard let condition = generation.conditions.text(.conjunction(conditions)) else {
      return properties[node]
    }
    return "if \(condition) {\n  \(properties[node])\n}"
  }

  /// Writes the parts of a block, those of a long one in properties of their own.
  private func writeBlock(
    _ parts: [String],
    _ name: String,
    into writer: inout SwiftWriter,
    _ properties: inout SwiftWriter
  ) {
    var parts = parts
    var count = 0
    while parts.count > Self.partsOfBlock {
      var grouped: [String] = []
      var rest = parts[...]
      while !rest.isEmpty {
        count += 1
        let property = "\(name)Part\(count)"
        grouped.append(property)
        properties.blank()
        properties.line("@TabContentBuilder<Place>")
        properties.block("private var \(property): some TabContent<Place>") { writer in
          for part in rest.prefix(Self.partsOfBlock) { writer.line(part) }
        }
        rest = rest.dropFirst(Self.partsOfBlock)
      }
      parts = grouped
    }
    for part in parts { writer.line(part) }
  }

  private func writeProperty(of node: Int, into writer: inout SwiftWriter) {
    var parts = SwiftWriter(depth: writer.depth)
    writer.line("@TabContentBuilder<Place>")
    writer.block("private var \(properties[node]): some TabContent<Place>") { writer in
      switch configuration.nodes[node].kind {
      case .tab, .action: writeTab(node, into: &writer)
      case .dynamic: writeList(node, into: &writer)
      case .section: writeSection(node, into: &writer, &parts)
      case .group:
        let children = generation.builtChildren(of: node)
        let below = children.filter { configuration.nodes[$0].kind != .action }
        guard mode == .tabSidebar, !below.isEmpty else { return writeTab(node, into: &writer) }
        writeGroup(node, into: &writer, &parts)
      }
    }
    writer.append(parts)
  }

  /// In regular width a group is a section, and the section's first tab is selected for it; in compact
  /// width, and while it has no tab below it, it is a tab.
  private func writeGroup(
    _ node: Int,
    into writer: inout SwiftWriter,
    _ parts: inout SwiftWriter
  ) {
    let children = presentation.defaultChildren(of: node, in: .regular).map {
      presentation.shownInParent($0, in: .regular)
    }
    let hasTab = generation.conditions.settled(.disjunction(children))
    let isInCompact = presentation.isEver(node, in: .compact)
    if isInCompact || hasTab != .constant(true) {
      let inCompact = isInCompact ? "false" : "true"
      let hidden =
        generation.conditions.text(hasTab).map { SwiftWriter.choice("isCompact", inCompact, $0) }
        ?? "!isCompact"
      writeTab(node, hidden: hidden, idSuffix: "@tab", into: &writer)
    }
    let below = configuration.children(of: node).filter {
      configuration.nodes[$0].kind != .action && presentation.isEver($0, in: .regular)
    }
    let hasRows = Condition.disjunction(
      below.map { presentation.canShowInParent($0, in: .regular) }
    )
    writer.conditional(generation.conditions.text(hasRows)) {
      writeSection(node, into: &$0, &parts)
    }
  }

  private func writeSection(
    _ node: Int,
    into writer: inout SwiftWriter,
    _ parts: inout SwiftWriter
  ) {
    let children = generation.builtChildren(of: node)
    let below = children.filter { configuration.nodes[$0].kind != .action }
    writer.block(
      "TabSection",
      end: configuration.text(.title, of: node) == nil ? "}" : "} header: {"
    ) {
      writeBlock(below.map { part($0) }, properties[node], into: &$0, &parts)
    }
    if configuration.text(.title, of: node) != nil {
      writer.indented { writeLabel(of: node, into: &$0) }
      writer.line("}")
    }
    writeModifiers(of: node, isSection: true, into: &writer)
    let actions = children.filter { configuration.nodes[$0].kind == .action }
    guard !actions.isEmpty else { return }
    writer.block(".sectionActions") { writer in
      for action in actions {
        writer.conditional(generation.condition(visibleInParent: action)) { writer in
          writer.line("Button {")
          writer.indented { $0.line("perform(.\(names.name(of: action)))") }
          writer.line("} label: {")
          writer.indented { writeLabel(of: action, into: &$0) }
          writer.line("}")
        }
      }
    }
  }

  private func writeList(_ node: Int, into writer: inout SwiftWriter) {
    let name = names.name(of: node)
    let most = configuration.nodes[node].max.map { ".prefix(\($0))" } ?? ""
    writer.call("ForEach", ["items(.\(name))\(most)", "id: \\.key"], end: ") { item in")
    writer.indented { writer in
      let isTwin = generation.isTwin(node)
      let value = "Place.\(isTwin ? "compactTab" : "tab")(.\(name)(item.key))"
      writer.call("Tab", ["value: \(value)"], end: ") {")
      writer.indented { $0.line("content(.\(name)(item.key))") }
      writer.line("} label: {")
      writer.indented { writeItemLabel(of: node, into: &$0) }
      writer.line("}")
      writer.line(".badge(item.badge)")
      writeModifiers(of: node, into: &writer)
    }
    writer.line("}")
  }

  private func writeTab(
    _ node: Int,
    hidden: String? = nil,
    idSuffix: String = "",
    into writer: inout SwiftWriter
  ) {
    let item = configuration.nodes[node]
    let name = names.name(of: node)
    let isTwin = generation.isTwin(node)
    let kind = item.kind == .action ? "action" : isTwin ? "compactTab" : "tab"
    writer.call("Tab", ["value: Place.\(kind)(.\(name))"] + role(of: node), end: ") {")
    writer.indented { $0.line(item.kind == .action ? "EmptyView()" : "content(.\(name))") }
    if hasLabel(node) {
      writer.line("} label: {")
      writer.indented { writeLabel(of: node, into: &$0) }
    }
    writer.line("}")
    if let identifier = configuration.text(.accessibilityIdentifier, of: node) {
      writer.line(SwiftWriter.call(".accessibilityIdentifier", SwiftLiteral.string(identifier)))
    }
    if generation.hasOwnBadge(node) {
      writer.line(".badge(badge(.\(name)))")
    } else if let badge = configuration.text(.badge, of: node) {
      writer.line(SwiftWriter.call(".badge", SwiftLiteral.string(badge)))
    }
    writeModifiers(of: node, hidden: hidden, idSuffix: idSuffix, into: &writer)
  }

  /// Whether a tab has a label of its own; the system labels a search tab without one.
  private func hasLabel(_ node: Int) -> Bool {
    let keys: [NodeKey] = [
      .title, .titleKey, .systemImage, .image, .dynamicTitle, .dynamicImage,
    ]
    return keys.contains { configuration.text($0, of: node) != nil }
  }

  private func role(of node: Int) -> [String] {
    switch configuration.nodes[node].role {
    case .search: ["role: .search"]
    case .prominent where hasProminentRole: ["role: prominentRole"]
    default: []
    }
  }

  /// Whether the SDK knows prominent tabs.
  var hasProminentRole: Bool {
    Target.all(of: configuration).contains(where: \.hasProminentTabs)
      && uses { configuration.nodes[$0].role == .prominent }
  }
}
