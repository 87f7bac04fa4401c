import Diagnostics
import FlagLogic
import SourceText
import TabLayout
import TabTree
import YAMLTree

/// Everything that is found in one file.
public struct Lint: Sendable {
  /// The findings in file order, at the severities that the file gives them.
  public let diagnostics: [Diagnostic]

  /// The configuration, if the file could be read as one without an error.
  public let configuration: TabConfiguration?

  /// Whether every rule had its say: after a mistake in reading, those about layouts do not.
  public let isComplete: Bool

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
      isComplete = false
      return
    }
    let app = TabConfiguration.appName(ofFile: source.fileName)
    let configuration = TabConfiguration.read(yaml, app: app, limits: limits, into: &diagnostics)
    let settings = RuleSettings(configuration, into: &diagnostics)
    var ignores = Ignores(yaml, into: &diagnostics)
    let hasErrors = diagnostics.contains { $0.severity == .error }
    isComplete = configuration.isLayoutReliable && !configuration.nodes.isEmpty
    var run = LintRun(
      configuration,
      targets: isComplete ? Target.all(of: configuration) : [],
      settings: settings,
      assignment: isComplete ? assignment(configuration) : nil
    )
    for rule in Catalogue.lintRules where settings.severity(of: rule.rule) != nil {
      if rule.isAboutLayout, !isComplete { continue }
      if !rule.isProven || run.prover.hasLegalAssignment { rule.check(&run) }
    }
    diagnostics += run.diagnostics
    diagnostics = ignores.apply(
      to: diagnostics.compactMap(settings.apply),
      isComplete: isComplete,
      settings
    )
    self.diagnostics = Self.sorted(SharedText.withoutSharedFixes(diagnostics, yaml))
    let isRead =
      !hasErrors && !diagnostics.contains { $0.severity == .error && settings.isFixed($0.rule) }
    self.configuration = isRead ? configuration : nil
  }

  private static func sorted(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    diagnostics.indices.sorted {
      (diagnostics[$0].span.lowerBound, $0) < (diagnostics[$1].span.lowerBound, $1)
    }.map { diagnostics[$0] }
  }
}
