import Diagnostics
import FlagLogic
import SourceText
import TabTree
import YAMLTree

/// Everything that is found in one file.
public struct Lint: Sendable {
  /// The findings in file order, at the severities that the file gives them.
  public let diagnostics: [Diagnostic]

  /// The configuration, if the file could be read as one without an error.
  public let configuration: TabConfiguration?

  /// Reads and checks a file.
  ///
  /// - Parameters:
  ///   - source: The file.
  ///   - limits: How large the YAML may be.
  ///   - assignment: Gives the flags' values of a compilation, to check beside the defaults.
  public init(
    _ source: SourceText,
    limits: YAMLLimits = YAMLLimits(),
    assignment: (TabConfiguration) -> Assignment? = { _ in nil }
  ) {
    var diagnostics: [Diagnostic] = []
    guard let yaml = YAMLTree.parse(source, limits: limits, into: &diagnostics),
      !diagnostics.contains(where: { $0.rule == "yaml-syntax" })
    else {
      self.diagnostics = Self.sorted(diagnostics)
      configuration = nil
      return
    }
    let app = TabConfiguration.appName(ofFile: source.name)
    let configuration = TabConfiguration.read(yaml, app: app, into: &diagnostics)
    let settings = RuleSettings(configuration, into: &diagnostics)
    let hasErrors = diagnostics.contains { $0.severity == .error }
    if configuration.isLayoutReliable, !configuration.nodes.isEmpty {
      var run = LintRun(
        configuration,
        settings: settings,
        assignment: assignment(configuration)
      )
      for rule in Catalogue.lintRules where settings.severity(of: rule.rule) != nil {
        rule.check(&run)
      }
      diagnostics += run.diagnostics
    }
    diagnostics = diagnostics.compactMap(settings.apply)
    self.diagnostics = Self.sorted(diagnostics)
    let isRead =
      !hasErrors && !diagnostics.contains { $0.severity == .error && settings.isFixed($0.rule) }
    self.configuration = isRead ? configuration : nil
  }

  private static func sorted(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    diagnostics.enumerated().sorted {
      ($0.element.span.lowerBound, $0.offset) < ($1.element.span.lowerBound, $1.offset)
    }.map(\.element)
  }
}
