import FlagLogic
import TabLayout
import TabTree

/// Code that builds the tabs of a `UITabBarController`.
struct UIKitTabs {
  let generation: Generation

  /// By node: the function that makes its tab.
  let functions: [String]

  /// The roots of the tree, each with the section that it stands in, where that has no place itself.
  let roots: [(node: Int, section: Int?)]

  private let rootNodes: Set<Int>

  init(_ generation: Generation) {
    self.generation = generation
    functions = Self.functions(generation.configuration)
    roots = Self.roots(generation)
    rootNodes = Set(roots.map(\.node))
  }

  private static func functions(_ configuration: TabConfiguration) -> [String] {
    let ids = configuration.nodes.indices.map { index in
      let node = configuration.nodes[index]
      let place = configuration.places(of: node.identity).firstIndex(of: index) ?? 0
      return place == 0 ? node.id : "\(node.id) at place \(place + 1)"
    }
    return SwiftName.names(for: ids).map { "make" + SwiftName.capitalized($0) }
  }

  var configuration: TabConfiguration { generation.configuration }
  var names: TabNames { generation.names }
  var flags: FlagValues { generation.flags }
  var presentation: Presentation { generation.presentation }
  var access: String { generation.access }
  var mode: Mode { configuration.effectiveMode }
  var tabs: String { names.type("Tabs") }
  var provider: String { names.type("TabProvider") }
  var groupID: String { names.type("TabGroupID") }
  var info: String { names.type("TabInfo") }

  /// Groups and sections that become a `UITabGroup`.
  var groups: [TabNames.Entry] {
    (names.tabs + names.sections).filter { entry in
      configuration.places(of: entry.identity).contains { isGroup($0) }
    }.sorted { $0.identity < $1.identity }
  }

  private func isGroup(_ node: Int) -> Bool {
    guard isBuilt(node) else { return false }
    let kind = configuration.nodes[node].kind
    return kind == .group || kind == .section && mode == .tabSidebar
  }

  /// Whether a node has a place in the tree. Beside a sidebar of the app's own, the tab bar is for
  /// compact width alone.
  func isBuilt(_ node: Int) -> Bool { Self.isBuilt(node, generation) }

  private static func isBuilt(_ node: Int, _ generation: Generation) -> Bool {
    generation.configuration.effectiveMode == .sidebar
      ? generation.presentation.isEver(node, in: .compact) : generation.presentation.isEver(node)
  }

  /// A tab bar without a sidebar has no sections: their children stand in it.
  private static func roots(_ generation: Generation) -> [(node: Int, section: Int?)] {
    let configuration = generation.configuration
    return configuration.roots.flatMap { root -> [(node: Int, section: Int?)] in
      guard isBuilt(root, generation) else { return [] }
      guard configuration.nodes[root].kind == .section, configuration.effectiveMode != .tabSidebar
      else { return [(root, nil)] }
      return configuration.children(of: root).filter {
        configuration.nodes[$0].kind != .action && isBuilt($0, generation)
      }.map { ($0, root) }
    }
  }

  /// Whether a node is a root of the tree.
  func isRoot(_ node: Int) -> Bool { rootNodes.contains(node) }

  /// The nodes below a node that have a place in the tree.
  func children(of node: Int) -> [Int] { configuration.children(of: node).filter { isBuilt($0) } }

  /// Writes the file.
  func file() -> GeneratedFile {
    var writer = generation.file(importing: ["UIKit"])
    if !flags.isEmpty {
      flags.write(into: &writer)
      writer.blank()
    }
    writeProvider(into: &writer)
    generation.writeItems(into: &writer)
    writer.blank()
    writeInfo(into: &writer)
    if mode == .sidebar {
      writer.blank()
      TabModels(generation).writeRowType(into: &writer)
    }
    writer.blank()
    writer.documentation(
      "The tabs of \(generation.app), for a `UITabBarController`. A change of the flags asks for "
        + "new ones."
    )
    writer.line("@MainActor")
    writer.block("\(access)struct \(tabs)") { writer in
      writeProperties(into: &writer)
      writeTree(into: &writer)
    }
    writer.blank()
    writer.block("extension \(tabs)") { writer in
      writeInstallation(into: &writer)
      if presentation.hasEarlierReleases {
        writer.blank()
        writeEarlierInstallation(into: &writer)
      }
      writeModels(into: &writer)
    }
    writer.blank()
    writeHelpers(into: &writer)
    writeActionController(into: &writer)
    return generation.finished(writer, "UIKitTabs")
  }

  private func writeProperties(into writer: inout SwiftWriter) {
    if !flags.isEmpty { writer.line("private let flags: \(flags.type)") }
    writer.line("private weak var provider: (any \(provider))?")
    writer.blank()
    writer.documentation(
      "The tabs that a provider, which has to live as long as they do, gives content to."
    )
    let parameters = flags.isEmpty ? [] : ["flags: \(flags.type)"]
    writer.call("\(access)init", parameters + ["provider: any \(provider)"], end: ") {")
    writer.indented { writer in
      if !flags.isEmpty { writer.line("self.flags = flags") }
      writer.line("self.provider = provider")
    }
    writer.line("}")
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
  }

  /// The sub-tab bars, the sidebar of the app's own, and what is selected at first.
  private func writeModels(into writer: inout SwiftWriter) {
    let models = TabModels(generation)
    writer.blank()
    models.writeInitialTab(into: &writer)
    models.writeShownTab(into: &writer)
    models.writeSubTabs(into: &writer, items: "provider?.items(of: %) ?? []")
    guard mode == .sidebar else { return }
    models.writeRows(into: &writer, items: "provider?.items(of: %) ?? []")
    models.writeChildRows(into: &writer, items: "provider?.items(of: %) ?? []")
  }
}

extension SwiftWriter {
  /// Writes what needs a release, behind a check where the app runs on earlier ones.
  mutating func available(
    from release: Release,
    _ configuration: TabConfiguration,
    _ body: (inout SwiftWriter) -> Void
  ) {
    guard configuration.deploymentTarget < release else { return body(&self) }
    block("if #available(iOS \(release.text), *)", body)
  }

  /// Writes what is done under a condition; without one, always.
  mutating func conditional(_ condition: String?, _ body: (inout SwiftWriter) -> Void) {
    guard let condition else { return body(&self) }
    block("if \(condition)", body)
  }
}
