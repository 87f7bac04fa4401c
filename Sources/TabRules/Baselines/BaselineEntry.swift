import Diagnostics
import SourceText

extension Baseline.Entry {
  /// Findings of which this is shown.
  init(path: String, rule: String, node: String?, subject: String?, count: Int) {
    self.path = path
    self.rule = rule
    self.node = node
    self.subject = subject
    self.count = count
    fingerprint = Fingerprint(path: path, rule: rule, node: node, subject: subject)
  }

  /// One finding.
  init(_ diagnostic: Diagnostic, path: String) {
    self.init(
      path: Self.shown(path),
      rule: diagnostic.rule.name,
      node: diagnostic.node.map(Self.excerpt),
      subject: diagnostic.subject.map(Self.excerpt),
      count: 1
    )
  }

  /// A text as it stands in a baseline: with nothing in it that hides from review.
  static func shown(_ text: String) -> String { VisibleText.line(text) }

  /// The beginning of a text, with a hash of the whole where there is more.
  private static func excerpt(_ text: String) -> String {
    let most = 128
    let part = String(String.UnicodeScalarView(text.unicodeScalars.prefix(most)))
    guard part.utf8.count < text.utf8.count else { return shown(part) }
    var digest = Digest()
    digest.add(text)
    return shown(part) + "… (\(digest.text))"
  }

  /// What entries are ordered by: file, rule, node and subject, with the fingerprint to settle it.
  var order: [UInt8] {
    let parts = [path, rule, node ?? "", subject ?? "", fingerprint.text]
    return Array(parts.map { Array($0.utf8) }.joined(separator: [0]))
  }

  /// The findings in words, as `tabs.yaml: never-shown of 'trash', 'compact'`.
  public var description: String {
    let names = [node, subject].compactMap { $0 }.map { "'\($0)'" }.joined(separator: ", ")
    return "\(path): \(rule)" + (names.isEmpty ? "" : " of \(names)")
      + (count > 1 ? " (\(count) times)" : "")
  }
}
