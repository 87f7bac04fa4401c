import Diagnostics

/// A rule that looks at a whole configuration: its words, and the check that makes its findings.
protocol LintRule: Sendable {
  /// What the rule says of itself.
  static var rule: Rule { get }

  /// Whether it speaks of every legal assignment of the flags, so that it has nothing to say where
  /// there is none.
  static var isProven: Bool { get }

  /// Whether it speaks of what is shown where, so that it waits for mistakes in reading to be
  /// mended.
  static var isAboutLayout: Bool { get }

  /// Reports what the rule finds.
  static func check(_ run: inout LintRun)
}

extension LintRule {
  static var isProven: Bool { false }
  static var isAboutLayout: Bool { true }
}
