import SourceText

/// Tells one finding from another whatever happens to lines and wording: a hash of the rule, the
/// node and the subject, and of the file's path.
///
/// Findings that differ in none of them have one fingerprint and are told apart by their number.
public struct Fingerprint: Hashable, Sendable {
  /// The hash as 16 hexadecimal digits.
  public let text: String

  /// The fingerprint of a finding in the file at `path`, which is the same wherever the run starts.
  public init(_ diagnostic: Diagnostic, path: String) {
    self.init(
      path: path,
      rule: diagnostic.rule.name,
      node: diagnostic.node,
      subject: diagnostic.subject
    )
  }

  /// The fingerprint of a finding of which these are known.
  public init(path: String, rule: String, node: String?, subject: String?) {
    var digest = Digest()
    for part in [path, rule, node, subject] {
      // Neither byte occurs in UTF-8: no two lists of parts give the same bytes.
      if let part { digest.add(part) } else { digest.add([0xFE]) }
      digest.add([0xFF])
    }
    text = digest.text
  }

  /// The fingerprint that is written as `text`; `nil` if none is.
  public init?(text: String) {
    let digits = text.utf8
    guard digits.count == 16,
      digits.allSatisfy({ (0x30...0x39).contains($0) || (0x61...0x66).contains($0) })
    else { return nil }
    self.text = text
  }
}
