import TabLayout
import TabTree

extension SwiftUITabs {
  /// The closures by which the app gives what only it knows: name, type and documentation.
  private var sources: [(name: String, type: String, what: String)] {
    var sources: [(name: String, type: String, what: String)] = []
    if names.hasDynamics {
      sources.append(("items", "(\(names.listID)) -> [\(names.item)]", "The items of a list."))
    }
    if !names.actions.isEmpty {
      sources.append(("perform", "(\(names.actionID)) -> Void", "Does what an action is for."))
    }
    if uses({ generation.hasOwnBadge($0) }) {
      sources.append(("badge", "(\(names.tabID)) -> String?", "The badge of a tab."))
    }
    if uses({ configuration.text(.dynamicTitle, of: $0) != nil }) {
      sources.append(
        ("title", "(\(names.tabID)) -> String?", "What stands in place of a tab's title.")
      )
    }
    if uses({ configuration.text(.dynamicImage, of: $0) != nil }) {
      sources.append(
        ("image", "(\(names.tabID)) -> Image?", "What stands in place of a tab's image.")
      )
    }
    return sources
  }

  /// Groups with a screen of their own that only compact width shows.
  private var groupsWithoutScreen: [String] {
    guard mode == .tabSidebar else { return [] }
    return names.tabs.filter { entry in
      configuration.places(of: entry.identity).contains {
        configuration.nodes[$0].kind == .group && configuration.nodes[$0].landing == .self
          && !presentation.defaultChildren(of: $0, in: .regular).isEmpty
      }
    }.map(\.name)
  }

  func writeView(into writer: inout SwiftWriter) {
    writer.documentation("The tab view of \(generation.app)".sentence)
    let groups = groupsWithoutScreen
    if !groups.isEmpty {
      let list = groups.map { "``\(names.tabID)/\($0)``" }.joined(separator: ", ")
      writer.line("///")
      writer.documentation(
        "In regular width SwiftUI has no screen for what has tabs below it there: the first of them "
          + "is selected for \(list)."
      )
    }
    writer.block("\(access)struct \(tabs)<Content: View>: View") { writer in
      writer.line("private typealias Place = \(place)")
      writer.blank()
      writer.line("@Binding private var selection: \(names.tabID)")
      if !flags.isEmpty { writer.line("private let flags: \(flags.type)") }
      for source in sources { writer.line("private let \(source.name): \(source.type)") }
      writer.line("private let content: (\(names.tabID)) -> Content")
      writer.line("@Environment(\\.horizontalSizeClass) private var horizontalSizeClass")
      writer.blank()
      writeInitializer(into: &writer)
      writer.blank()
      writeBody(into: &writer)
      writer.blank()
      writer.line(
        "// In landscape a large iPhone is of regular width, and shows the bar of compact width."
      )
      writer.block("private var isCompact: Bool") { writer in
        let isNarrow =
          "UIDevice.current.userInterfaceIdiom == .phone || horizontalSizeClass == .compact"
        guard presentation.hasEarlierReleases, mode != .sidebar else {
          return writer.line(isNarrow)
        }
        // Earlier releases have no other bar.
        writer.line("if #unavailable(iOS 18) { return true }")
        writer.line("return \(isNarrow)")
      }
      for release in generation.conditions.releases(configuration.conditions) {
        writer.blank()
        writer.line(
          """
          private var \(ConditionExpression.property(release)): Bool {
            if #available(iOS \(release), *) { true } else { false }
          }
          """
        )
      }
      writer.blank()
      writeSelection(into: &writer)
    }
  }

  private func writeInitializer(into writer: inout SwiftWriter) {
    writer.documentation("A tab view.")
    writer.line("///")
    writer.line("/// - Parameters:")
    writer.line("///   - selection: The selected tab.")
    if !flags.isEmpty { writer.line("///   - flags: The values of the flags.") }
    for source in sources { writer.line("///   - \(source.name): \(source.what)") }
    writer.line("///   - content: The screen of a tab.")
    var parameters = ["selection: Binding<\(names.tabID)>"]
    if !flags.isEmpty { parameters.append("flags: \(flags.type)") }
    parameters += sources.map { "\($0.name): @escaping \($0.type)" }
    parameters.append("@ViewBuilder content: @escaping (\(names.tabID)) -> Content")
    writer.line("\(access)init(")
    writer.indented { $0.line(parameters.joined(separator: ",\n")) }
    writer.line(") {")
    writer.indented { writer in
      writer.line("_selection = selection")
      if !flags.isEmpty { writer.line("self.flags = flags") }
      for source in sources { writer.line("self.\(source.name) = \(source.name)") }
      writer.line("self.content = content")
    }
    writer.line("}")
  }

  private func writeBody(into writer: inout SwiftWriter) {
    writer.documentation("The tabs, as the width and the release show them.")
    writer.block("\(access)var body: some View") { writer in
      guard presentation.hasEarlierReleases else { return writeAdaptiveView(into: &writer) }
      writer.block("if #available(iOS 18, *)", end: "} else {") {
        writeAdaptiveView(into: &$0)
      }
      writer.indented { $0.line("TabView(selection: place) { earlierTabs }") }
      writer.line("}")
    }
  }

  private func writeAdaptiveView(into writer: inout SwiftWriter) {
    writer.line("TabView(selection: place) { tabs }")
    writer.indented { writer in
      writer.line(".tabViewStyle(.\(mode == .tabSidebar ? "sidebarAdaptable" : "tabBarOnly"))")
      if isCustomized { writer.line(".modifier(\(names.type("TabCustomization"))())") }
      if activatesSearch { writer.line(".modifier(\(names.type("TabSearchActivation"))())") }
    }
  }

  var activatesSearch: Bool {
    uses { configuration.nodes[$0].role == .search && configuration.nodes[$0].activatesSearch }
  }

  /// Writes how the selected tab and the selected place are each other's. A place that is hidden must
  /// not be selected.
  private func writeSelection(into writer: inout SwiftWriter) {
    writer.block("private var place: Binding<\(place)>") { writer in
      writer.block("Binding", end: "} set: { place in") { writer in
        writer.line("place(of: shownTab(for: selection, isCompact: isCompact) ?? selection)")
      }
      writer.indented { writer in
        writer.line("switch place {")
        writer.line("case .tab(let tab): selection = tab")
        if !twins.isEmpty { writer.line("case .compactTab(let tab): selection = tab") }
        if hasActionTabs { writer.line("case .action(let action): perform(action)") }
        writer.line("}")
      }
      writer.line("}")
    }
    writer.blank()
    writer.block("private func place(of tab: \(names.tabID)) -> \(place)") { writer in
      guard !twins.isEmpty else { return writer.line(".tab(tab)") }
      writer.line("switch tab {")
      for twin in twins {
        writer.entry(".\(twin.name)", "isCompact ? .compactTab(tab) : .tab(tab)")
      }
      if twins.count < names.tabs.count { writer.line("default: .tab(tab)") }
      writer.line("}")
    }
  }

  /// Writes the modifiers that need a release or keep a state.
  func writeModifiers(into writer: inout SwiftWriter) {
    if isCustomized {
      let key = configuration.text(ofRootKey: .customizationIdentifier)
      writer.blank()
      if presentation.hasEarlierReleases { writer.line("@available(iOS 18, *)") }
      writer.block("private struct \(names.type("TabCustomization")): ViewModifier") { writer in
        if let key {
          writer.line(SwiftWriter.call("@AppStorage", SwiftLiteral.string(key)))
          writer.line("private var customization: TabViewCustomization")
        } else {
          writer.line("@State private var customization = TabViewCustomization()")
        }
        writer.blank()
        writer.block("func body(content: Content) -> some View") {
          $0.line("content.tabViewCustomization($customization)")
        }
      }
    }
    guard activatesSearch else { return }
    writer.blank()
    writer.block("private struct \(names.type("TabSearchActivation")): ViewModifier") { writer in
      writer.block("func body(content: Content) -> some View") { writer in
        let activated = "content.tabViewSearchActivation(.searchTabSelection)"
        guard configuration.deploymentTarget < Release(26) else { return writer.line(activated) }
        writer.line("if #available(iOS 26, *) {")
        writer.indented { $0.line(activated) }
        writer.line("} else {")
        writer.indented { $0.line("content") }
        writer.line("}")
      }
    }
  }
}
