import Diagnostics
import SourceText
import YAMLTree

/// The texts of a file that aliases stand for: to change one changes more than one place.
struct SharedText {
  /// A text that is inside no other, and all in it that aliases stand for, once an alias.
  private struct Group {
    let outermost: ByteSpan
    var spans: [ByteSpan]
  }

  // Nobody has as many; more would take long to count for each finding.
  private static let countedAliases = 1_000

  private var groups: [Group] = []

  init(_ yaml: YAMLTree) {
    for span in yaml.aliasedSpans {
      if let last = groups.indices.last, span.upperBound <= groups[last].outermost.upperBound {
        groups[last].spans.append(span)
      } else {
        groups.append(Group(outermost: span, spans: [span]))
      }
    }
  }

  /// The findings without fixes that would change what nothing was found in.
  static func withoutSharedFixes(_ diagnostics: [Diagnostic], _ yaml: YAMLTree) -> [Diagnostic] {
    guard diagnostics.contains(where: { $0.fix != nil }) else { return diagnostics }
    let shared = SharedText(yaml)
    guard !shared.groups.isEmpty else { return diagnostics }
    var found: [Place: Int] = [:]
    for diagnostic in diagnostics {
      guard let related = diagnostic.related.first else { continue }
      found[Place(rule: diagnostic.rule, span: related.span), default: 0] += 1
    }
    return diagnostics.map { diagnostic in
      guard let edit = diagnostic.fix?.edits.first else { return diagnostic }
      let uses = shared.uses(of: edit.span)
      guard uses > found[Place(rule: diagnostic.rule, span: diagnostic.span)] ?? 0 else {
        return diagnostic
      }
      var diagnostic = diagnostic
      diagnostic.fix = nil
      let hint = "aliases stand for this text, too, so it is not changed by itself"
      diagnostic.help = diagnostic.help.map { "\($0); \(hint)" } ?? hint
      return diagnostic
    }
  }

  private struct Place: Hashable {
    let rule: RuleID
    let span: ByteSpan
  }

  /// How many aliases stand for a text that `span` is part of.
  private func uses(of span: ByteSpan) -> Int {
    var (low, high) = (0, groups.count)
    while low < high {
      let middle = (low + high) / 2
      if groups[middle].outermost.lowerBound > span.lowerBound {
        high = middle
      } else {
        low = middle + 1
      }
    }
    guard low > 0 else { return 0 }
    let spans = groups[low - 1].spans
    guard spans.count <= Self.countedAliases else { return .max }
    return spans.count { $0.lowerBound <= span.lowerBound && $0.upperBound >= span.upperBound }
  }
}
