import SourceText
import TabDiff

/// The formats in which changes can be shown, by the names that `--format` takes.
public enum DiffFormat: String, Sendable, CaseIterable {
  /// Grouped by destination; for people.
  case text

  /// Everything that is known, for programs.
  case json

  /// What writes this format.
  public func renderer(isColored: Bool) -> any DiffRenderer {
    switch self {
    case .text: DiffTextRenderer(isColored: isColored)
    case .json: DiffJSONRenderer()
    }
  }
}

/// Shows changes in one format.
///
/// The output depends on the reports and the renderer's own options only.
public protocol DiffRenderer: Sendable {
  /// Writes all of `reports`, as one document where the format has one.
  func render(_ reports: [DiffReport], into sink: any ByteSink)
}
