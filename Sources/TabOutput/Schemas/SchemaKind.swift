/// What the program has a JSON Schema of.
public enum SchemaKind: String, Sendable, CaseIterable {
  /// The configuration.
  case config

  /// The layouts that a compilation writes.
  case layout

  /// Changes in the `json` format.
  case diff

  /// Findings in the `json` format.
  case diagnostics

  /// The schema, as it is committed under ``fileName``.
  public var text: String {
    switch self {
    case .config: ConfigurationSchema.text
    case .layout: LayoutSchema.text
    case .diff: DiffSchema.text
    case .diagnostics: DiagnosticsSchema.text
    }
  }

  /// The schema's name in the folder `Schemas`.
  public var fileName: String {
    switch self {
    case .config: "tabs.schema.json"
    case .layout: "layout.schema.json"
    case .diff: "diff.schema.json"
    case .diagnostics: "diagnostics.schema.json"
    }
  }
}
