import SourceText
import TabTree

/// One generation: what code is made from and for.
struct Generation {
  let configuration: TabConfiguration
  let options: GenerationOptions
  let names: TabNames
  let flags: FlagValues
  let conditions: ConditionExpression
  let presentation: Presentation

  init(_ configuration: TabConfiguration, _ options: GenerationOptions) {
    self.configuration = configuration
    self.options = options
    names = TabNames(configuration, prefix: options.prefix)
    flags = FlagValues(configuration, options)
    conditions = ConditionExpression(configuration, flags)
    presentation = Presentation(configuration)
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
    let generation = Generation(self, options)
    guard !generation.names.tabs.isEmpty else {
      throw GenerationFailure(
        "there is no tab, group or dynamic list to generate code for",
        help: "add one"
      )
    }
    try checkIdentifiers(generation.names)
    switch kind {
    case .identifiers: return [generation.identifiers()]
    case .uikit:
      let tabs = UIKitTabs(generation)
      try tabs.check()
      return [generation.identifiers(), tabs.file()]
    case .swiftui:
      let tabs = SwiftUITabs(generation)
      try tabs.check()
      return [generation.identifiers(), tabs.file()]
    case .adaptiveAppShell:
      let tabs = AdaptiveShellTabs(generation)
      try tabs.check()
      return [generation.identifiers(), tabs.file()]
    case .uiTests: return [try UITestHelper(generation).file()]
    }
  }
}
