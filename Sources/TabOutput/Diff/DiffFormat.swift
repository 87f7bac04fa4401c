import SourceText
import TabDiff

/// The formats in which changes can be shown, by the names that `--format` takes.
public enum DiffFormat: String, Sendable, CaseIterable {
  /// Grouped by destination; for people.
  case text

  /// Everything that is known, for programs.
  case json

  /// A table for the comment of a pull request.
  case markdown

  /// Workflow commands of GitHub Actions.
  case github

  /// A log for code scanning.
  case sarif

  /// What writes this format.
  public func renderer(_ options: RenderingOptions) -> any DiffRenderer {
    switch self {
    case .text: DiffTextRenderer(isColored: options.isColored)
    case .json: DiffJSONRenderer()
    case .markdown: DiffMarkdownRenderer()
    case .github: DiffGitHubRenderer(options)
    case .sarif: DiffSARIFRenderer(options)
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
