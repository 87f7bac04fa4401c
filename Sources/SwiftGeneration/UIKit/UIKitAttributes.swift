import TabLayout
import TabTree

extension UIKitTabs {
  /// Writes what a tab has beside its title and image.
  func writeAttributes(of node: Int, into writer: inout SwiftWriter) {
    let item = configuration.nodes[node]
    if let subtitle = configuration.text(.subtitle, of: node) {
      writer.assignment("tab.subtitle", SwiftLiteral.hanging(subtitle))
    }
    if let image = configuration.image(of: node, selected: true) {
      writer.available(from: Release(26, 1), configuration) {
        $0.line("tab.selectedImage = \(self.image(image))")
      }
    }
    if let identifier = configuration.text(.accessibilityIdentifier, of: node) {
      writer.assignment("tab.accessibilityIdentifier", SwiftLiteral.hanging(identifier))
    }
    writeValues(of: node, item: "tab", into: &writer)
    writePlacement(of: node, into: &writer)
    if item.allowsHiding { writer.line("tab.allowsHiding = true") }
    if item.hiddenByDefault {
      writer.line("tab.isHiddenByDefault = true")
      writer.line("tab.isHidden = true")
    }
  }

  /// Writes the badge, and the title and image of which the running app knows better.
  func writeValues(of node: Int, item tab: String, into writer: inout SwiftWriter) {
    let item = configuration.nodes[node]
    guard item.kind == .tab || item.kind == .group else { return }
    let name = names.name(of: node)
    if generation.hasOwnBadge(node) {
      writer.line("\(tab).badgeValue = provider?.badge(of: .\(name))")
    } else if let badge = configuration.text(.badge, of: node) {
      writer.assignment("\(tab).badgeValue", SwiftLiteral.hanging(badge))
    }
    if configuration.text(.dynamicTitle, of: node) != nil {
      writer.block("if let title = provider?.title(of: .\(name))") {
        $0.line("\(tab).title = title")
      }
    }
    if configuration.text(.dynamicImage, of: node) != nil {
      writer.block("if let image = provider?.image(of: .\(name))") {
        $0.line("\(tab).image = image")
      }
    }
  }

  func writePlacement(of node: Int, into writer: inout SwiftWriter) {
    if let placement = placement(of: node) {
      writer.line("tab.preferredPlacement = .\(placement)")
    }
    // An empty section stands in no bar.
    if configuration.nodes[node].kind == .section, mode == .tabSidebar,
      presentation.isInRegions(node), let hasNoRows = generation.conditionWithoutRows(node)
    {
      writer.block("if \(hasNoRows)") { $0.line("tab.preferredPlacement = .sidebarOnly") }
    }
  }

  /// The placement by which the system puts a tab where it is to stand; `nil` where it does so
  /// without.
  private func placement(of node: Int) -> String? {
    guard mode == .tabSidebar, presentation.isEver(node, in: .regular) else { return nil }
    let written = configuration.nodes[node].regular
    let plain = written == .automatic ? nil : written.rawValue
    if presentation.isPinned(node) { return RegularPlacement.pinned.rawValue }
    if presentation.isInRegions(node) { return plain }
    // In none of them: by itself the system would offer or show it in the bar.
    return RegularPlacement.sidebarOnly.rawValue
  }

  /// Writes what a tab stands for and where it is shown.
  func writeInfo(of node: Int, key: String? = nil, into writer: inout SwiftWriter) {
    let name = names.name(of: node)
    let item = configuration.nodes[node]
    var arguments: [String] = []
    switch item.kind {
    case .tab, .group: arguments.append("tab: .\(name)")
    case .dynamic: arguments.append("tab: .\(name)(\(key ?? ""))")
    case .action: arguments.append("action: .\(name)")
    case .section: break
    }
    if !isInBar(node, .compact) { arguments.append("isInCompact: false") }
    if !isInBar(node, .regular) { arguments.append("isInRegular: false") }
    for formFactor in FormFactor.allCases where item.kind == .group || item.kind == .section {
      let children = defaultChildren(of: node, in: formFactor)
      guard !children.isEmpty else { continue }
      let list = SwiftWriter.list(children.map { SwiftLiteral.string($0) }, within: 60)
      let label = SwiftName.capitalized(formFactor.rawValue)
      arguments.append("defaultChildrenIn\(label): \(list)")
    }
    writer.call("tab.userInfo = \(info)", arguments)
  }

  /// Whether a node is shown in a form factor, if its condition holds; at the root of a bar without
  /// a sidebar, whether it stands in that bar.
  private func isInBar(_ node: Int, _ formFactor: FormFactor) -> Bool {
    if isRoot(node), let items = presentation.barItems(formFactor) { return items.contains(node) }
    return presentation.isEver(node, in: formFactor)
  }

  /// The identifiers of the children of which a group opens the first that is there: the one that it
  /// names, then its tabs and groups in their order.
  private func defaultChildren(of node: Int, in formFactor: FormFactor) -> [String] {
    presentation.defaultChildren(of: node, in: formFactor).filter { generation.isBuilt($0) }.map {
      identifier(of: $0)
    }
  }
}
