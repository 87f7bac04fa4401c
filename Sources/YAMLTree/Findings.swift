import Diagnostics
import SourceText

/// The findings of one file, up to a number beyond which more are of no use.
struct Findings {
  /// More than this many are not kept.
  static let limit = 1_000

  private(set) var diagnostics: [Diagnostic] = []

  /// Whether no more are kept.
  var isFull: Bool { diagnostics.count >= Findings.limit }

  /// Adds an error of `rule`.
  mutating func report(
    _ rule: Rule,
    _ message: String,
    at span: ByteSpan,
    related: [Related] = [],
    help: String? = nil,
    subject: String? = nil
  ) {
    guard !isFull else { return }
    diagnostics.append(
      Diagnostic(
        rule.id,
        .error,
        message,
        at: span,
        related: related,
        help: help,
        subject: subject
      )
    )
  }

  /// Adds a finding.
  mutating func add(_ diagnostic: Diagnostic) {
    let isKnown = diagnostics.contains {
      $0.rule == diagnostic.rule && $0.span == diagnostic.span
    }
    if !isFull, !isKnown { diagnostics.append(diagnostic) }
  }

  /// Whether there is a finding of `rule` at `offset` or after it.
  func hasAny(of rule: Rule, from offset: Int) -> Bool {
    diagnostics.contains { $0.rule == rule.id && $0.span.lowerBound >= offset }
  }

  /// Takes back the findings at a place that a later one explains better.
  mutating func withdraw(_ rule: Rule, from offset: Int) {
    diagnostics.removeAll { $0.rule == rule.id && $0.span.lowerBound >= offset }
  }

  /// All of them, in file order.
  var sorted: [Diagnostic] {
    diagnostics.enumerated().sorted { left, right in
      (left.element.span, left.offset) < (right.element.span, right.offset)
    }.map(\.element)
  }
}
