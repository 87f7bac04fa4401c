import Diagnostics
import SourceText

/// The formats in which findings can be shown, by the names that `--format` takes.
public enum DiagnosticFormat: String, Sendable, CaseIterable {
  /// With the source line and a caret under the exact place; for people.
  case text

  /// One line a finding, as compilers write it.
  case concise

  /// As `concise`, with absolute paths and notes; for Xcode's issue navigator.
  case xcode

  /// Everything that is known, for programs.
  case json

  /// A SARIF 2.1.0 log, for code scanning.
  case sarif

  /// Workflow commands of GitHub Actions.
  case github

  /// A Code Quality report of GitLab.
  case gitlab

  /// A report of tests.
  case junit

  /// A table for a pull request.
  case markdown

  /// Whether an output is one document, which would be none with anything before or after it.
  public var isDocument: Bool {
    switch self {
    case .text, .concise, .xcode, .github: false
    case .json, .sarif, .gitlab, .junit, .markdown: true
    }
  }

  /// Whether outputs of two runs are compared, so that a finding may not be missing for being the
  /// fifty-first.
  public var isCompared: Bool {
    switch self {
    case .sarif, .gitlab, .junit: true
    case .text, .concise, .xcode, .json, .github, .markdown: false
    }
  }

  /// What writes this format.
  public func renderer(_ options: RenderingOptions) -> any DiagnosticRenderer {
    switch self {
    case .text: TextRenderer(isColored: options.isColored)
    case .concise: ConciseRenderer()
    case .xcode: XcodeRenderer(options)
    case .json: JSONDiagnosticsRenderer()
    case .sarif: SARIFRenderer(options)
    case .github: GitHubRenderer(options)
    case .gitlab: GitLabRenderer(options)
    case .junit: JUnitRenderer(options)
    case .markdown: MarkdownRenderer(options)
    }
  }
}

/// Shows findings in one format.
///
/// The output depends on the reports and the renderer's own options only; findings keep the order
/// in which they are given, except where a format has room for some of them.
public protocol DiagnosticRenderer: Sendable {
  /// Writes all of `reports`, as one document where the format has one.
  func render(_ reports: [FileReport], into sink: any ByteSink)
}
