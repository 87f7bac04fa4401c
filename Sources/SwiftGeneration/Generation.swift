import SourceText
import TabLayout
import TabTree

/// One generation: what code is made from and for.
struct Generation {
  let configuration: TabConfiguration
  let options: GenerationOptions
  let names: TabNames
  let routes: RouteTable
  let formerIDs: FormerIDs
  let flags: FlagValues
  let conditions: ConditionExpression
  let presentation: Presentation
  let selection: Selection

  init(_ configuration: TabConfiguration, _ options: GenerationOptions) {
    self.configuration = configuration
    self.options = options
    names = TabNames(configuration, prefix: options.prefix)
    routes = RouteTable(names)
    formerIDs = FormerIDs(names)
    flags = FlagValues(configuration, options)
    conditions = ConditionExpression(configuration, flags)
    presentation = Presentation(configuration)
    let groups = routes.cases.map(\.tabs) + (formerIDs.tabs + formerIDs.lists).map(\.owners)
    var known: Set<Int> = []
    selection = Selection(
      presentation,
      conditions,
      names.tabs,
      sharers: groups.filter { $0.count > 1 }.joined()
        .filter { known.insert($0.identity).inserted }.sorted { $0.identity < $1.identity }
    )
  }

  /// What stands before a declaration that others use.
  var access: String { options.access.modifier }

  /// A writer that has begun a file.
  func file(importing modules: [String] = []) -> SwiftWriter {
    var writer = SwiftWriter()
    let source = VisibleText.line(options.source)
    writer.line(
      "// Made by tabc from \(source.prefix(Self.longestSource)); change that file, not this one."
    )
    // A team's formatter may have other settings, and would make the file another.
    writer.line("// swift-format-ignore-file")
    writer.blank()
    for module in modules { writer.line("import \(module)") }
    if !modules.isEmpty { writer.blank() }
    return writer
  }

  private static let longestSource = 40

  /// The finished file.
  func finished(_ writer: SwiftWriter, _ name: String) -> GeneratedFile {
    var text = writer.text
    while text.hasSuffix("\n\n") { text.removeLast() }
    return GeneratedFile(name: "\(options.prefix)\(name).swift", text: text)
  }

  /// The name of the app as a comment can hold it.
  var app: String { comment(configuration.app) }

  /// A text as a comment can hold it.
  func comment(_ text: String) -> String { VisibleText.line(text) }
}

extension TabConfiguration {
  /// Generates code for what the configuration describes.
  public func generatedFiles(
    _ kind: GenerationKind,
    _ options: GenerationOptions
  ) throws(GenerationFailure) -> [GeneratedFile] {
    if let framework = kind.framework, framework != self.framework {
      throw GenerationFailure(
        "'\(kind.rawValue)' is generated for framework '\(framework.rawValue)', and the file is for "
          + "'\(self.framework.rawValue)'",
        .framework,
        help: "generate another kind, or write 'framework: \(framework.rawValue)'"
      )
    }
    if kind != .uiTests { try checkRoutes() }
    let generation = Generation(self, options)
    guard !generation.names.tabs.isEmpty else {
      throw GenerationFailure(
        "there is no tab, group or dynamic list to generate code for",
        .tabs,
        help: "add one; actions alone are no tabs to select"
      )
    }
    return try generation.files(kind)
  }
}

extension Generation {
  fileprivate func files(_ kind: GenerationKind) throws(GenerationFailure) -> [GeneratedFile] {
    switch kind {
    case .identifiers: return [identifiers()]
    case .uikit:
      let tabs = UIKitTabs(self)
      try checkLimits()
      try selection.check()
      return [identifiers(), tabs.file()]
    case .swiftui:
      let tabs = SwiftUITabs(self)
      try checkLimits()
      try selection.check()
      return [identifiers(), tabs.file()]
    case .adaptiveAppShell:
      let tabs = AdaptiveShellTabs(self)
      try tabs.check()
      try selection.check()
      return [identifiers(), tabs.file()]
    case .uiTests: return [try UITestHelper(self).file()]
    }
  }

  /// Makes sure that the framework can show what the tree says for every value of the flags.
  private func checkLimits() throws(GenerationFailure) {
    guard let limit = configuration.frameworkLimits().first else { return }
    throw GenerationFailure(limit.message, limit.key, of: limit.node, help: limit.help)
  }
}
