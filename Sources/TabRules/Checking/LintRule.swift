import Diagnostics

/// A rule that looks at a whole configuration: its words, and the check that makes its findings.
protocol LintRule: Sendable {
  /// What the rule says of itself.
  static var rule: Rule { get }

  /// Reports what the rule finds.
  static func check(_ run: inout LintRun)
}
