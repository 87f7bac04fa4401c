import Diagnostics
import SourceText
import YAMLTree

/// A file with everything mended for which there is a fix.
public struct FixedFile: Sendable {
  /// The text with the edits made.
  public private(set) var source: SourceText

  /// What is found in it now.
  public private(set) var lint: Lint

  /// How many fixes were made.
  public private(set) var count = 0

  // Each try is a check of the whole file: fixes that get in each other's way are made one after the
  // other, and one that breaks the file has to be found among the others.
  private var remainingTries: Int

  /// How many tries a file of so many bytes gets: a large one fewer, as each takes longer. What they
  /// do not suffice for is still among the findings.
  static func tries(forBytes count: Int) -> Int { max(2, min(40, (8 << 20) / max(1, count))) }

  /// Mends a file round by round until there is nothing left to mend.
  ///
  /// A fix that would leave the file with more errors of YAML than it had is not made.
  ///
  /// - Parameters:
  ///   - source: The file.
  ///   - lint: What is found in it.
  ///   - limits: How large the YAML may be.
  ///   - selection: Gives the findings to mend out of all.
  public init(
    _ source: SourceText,
    _ lint: Lint,
    limits: YAMLLimits = YAMLLimits(),
    selection: ([Diagnostic]) -> [Diagnostic] = { $0 }
  ) {
    self.source = source
    self.lint = lint
    remainingTries = Self.tries(forBytes: source.bytes.count)
    while let round = round(of: selection(self.lint.diagnostics).compactMap(\.fix)[...], limits) {
      self.source = round.outcome.text
      self.lint = round.lint
      count += round.outcome.count
    }
  }

  /// Makes as many fixes as go together: all that do not overlap, or else a part of them that leaves
  /// the file whole.
  private mutating func round(
    of fixes: ArraySlice<Fix>,
    _ limits: YAMLLimits
  ) -> (outcome: Fixing.Outcome, lint: Lint)? {
    guard !fixes.isEmpty, remainingTries > 0 else { return nil }
    remainingTries -= 1
    let outcome = Fixing.apply(Array(fixes), to: source)
    guard outcome.count > 0 else { return nil }
    let lint = Lint(outcome.text, limits: limits)
    if Self.errors(in: lint) <= Self.errors(in: self.lint) { return (outcome, lint) }
    guard fixes.count > 1 else { return nil }
    let middle = fixes.startIndex + fixes.count / 2
    return round(of: fixes[..<middle], limits) ?? round(of: fixes[middle...], limits)
  }

  private static let yamlRules = Set(YAMLRules.all.map(\.id))

  private static func errors(in lint: Lint) -> Int {
    lint.diagnostics.count { yamlRules.contains($0.rule) }
  }
}
