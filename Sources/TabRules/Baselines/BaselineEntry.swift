import Diagnostics
import SourceText

extension Baseline.Entry {
  /// One finding.
  init(_ diagnostic: Diagnostic, _ fingerprint: Fingerprint, path: String) {
    self.init(
      fingerprint: fingerprint,
      path: Self.shown(path),
      rule: diagnostic.rule.name,
      node: diagnostic.node.map(Self.excerpt),
      subject: diagnostic.subject.map(Self.excerpt),
      count: 1
    )
  }

  /// A text as it stands in a baseline: with nothing in it that hides from review.
  static func shown(_ text: String) -> String { VisibleText.line(text) }

  private static func excerpt(_ text: String) -> String {
    let most = 128
    let part = String(String.UnicodeScalarView(text.unicodeScalars.prefix(most)))
    return shown(part) + (part.utf8.count < text.utf8.count ? "…" : "")
  }

  /// The order by file, rule, node and subject, with the fingerprint to settle it.
  func precedes(_ other: Self) -> Bool {
    for (own, others) in zip(parts, other.parts) where own != others {
      return own.lexicographicallyPrecedes(others)
    }
    return false
  }

  private var parts: [[UInt8]] {
    [path, rule, node ?? "", subject ?? "", fingerprint.text].map { Array($0.utf8) }
  }

  /// The findings in words, as `tabs.yaml: never-shown of 'trash', 'compact'`.
  public var description: String {
    let names = [node, subject].compactMap { $0 }.map { "'\($0)'" }.joined(separator: ", ")
    return "\(path): \(rule)" + (names.isEmpty ? "" : " of \(names)")
      + (count > 1 ? " (\(count) times)" : "")
  }
}
