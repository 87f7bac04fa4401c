import FlagLogic
import TabLayout
import TabTree

/// Code that builds the tabs of a `UITabBarController`.
struct UIKitTabs: GeneratedPart {
  let generation: Generation

  /// By node: the function that makes its tab.
  let functions: [String]

  /// The roots of the tree, each with the section that it stands in, where that has no place itself.
  let roots: [(node: Int, section: Int?)]

  private let rootNodes: Set<Int>

  init(_ generation: Generation) {
    self.generation = generation
    functions = generation.placeNames().map { "make" + SwiftName.capitalized($0) }
    roots = generation.builtRoots()
    rootNodes = Set(roots.map(\.node))
  }

  var mode: Mode { configuration.effectiveMode }
  var tabs: String { names.type("Tabs") }
  var provider: String { names.type("TabProvider") }
  var groupID: String { names.type("TabGroupID") }
  var info: String { names.type("TabInfo") }
  var sectionScreen: String { names.type("TabSectionScreen") }

  /// Whether some section becomes a `UITabGroup`.
  var hasSections: Bool { groups.contains { configuration.nodes[$0.identity].kind == .section } }

  /// Groups and sections that become a `UITabGroup`.
  var groups: [TabNames.Entry] {
    (names.tabs + names.sections).filter { entry in
      configuration.places(of: entry.identity).contains { isGroup($0) }
    }.sorted { $0.identity < $1.identity }
  }

  private func isGroup(_ node: Int) -> Bool {
    guard generation.isBuilt(node) else { return false }
    let kind = configuration.nodes[node].kind
    return kind == .group || kind == .section && mode == .tabSidebar
  }

  /// Whether a node is a root of the tree.
  func isRoot(_ node: Int) -> Bool { rootNodes.contains(node) }

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
    writeBarItem(into: &writer)
    writeSectionScreen(into: &writer)
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
    if names.hasDynamics {
      writer.blank()
      writer.declaration(
        "private func items(_ list: \(names.listID))",
        result: " -> [\(names.item)]"
      ) { $0.line("provider?.items(of: list) ?? []") }
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
  }

  /// The sub-tab bars, the sidebar of the app's own, and what is selected at first.
  private func writeModels(into writer: inout SwiftWriter) {
    let models = TabModels(generation)
    writer.blank()
    models.writeInitialTab(into: &writer)
    models.writeShownTab(into: &writer)
    models.writeSubTabs(into: &writer)
    guard mode == .sidebar else { return }
    models.writeRows(into: &writer)
    models.writeChildRows(into: &writer)
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
