import SourceText

/// One finding in one file: what is wrong, where, and what to do.
public struct Diagnostic: Hashable, Sendable {
  /// The rule that found it.
  public var rule: RuleID

  /// How much it matters, after the file's `rules:` had their say.
  public var severity: Severity

  /// What is wrong and what was expected, as one phrase without a full stop.
  public var message: String

  /// The case in which it happens, as flags' values and what they yield; a line of its own.
  public var detail: String?

  /// The bytes to change, or the empty span where something is missing.
  public var span: ByteSpan

  /// Other places that belong to the finding, as the first of two alike.
  public var related: [Related]

  /// What to do about it.
  public var help: String?

  /// The mend, where it is mechanical.
  public var fix: Fix?

  /// The id of the tab, group or other node that the finding speaks of.
  public var node: String?

  /// What in that node it speaks of, as a key or a flag; with `rule` and `node` it tells one
  /// finding from another independently of positions and wording.
  public var subject: String?

  /// A finding of `rule` at `span`.
  public init(
    _ rule: RuleID,
    _ severity: Severity,
    _ message: String,
    at span: ByteSpan,
    detail: String? = nil,
    related: [Related] = [],
    help: String? = nil,
    fix: Fix? = nil,
    node: String? = nil,
    subject: String? = nil
  ) {
    self.rule = rule
    self.severity = severity
    self.message = message
    self.span = span
    self.detail = detail
    self.related = related
    self.help = help
    self.fix = fix
    self.node = node
    self.subject = subject
  }
}

extension Diagnostic {
  /// Message and detail on one line, for formats that have no place for a second.
  public var fullMessage: String { detail.map { "\(message); \($0)" } ?? message }
}

/// Another place that a finding refers to.
public struct Related: Hashable, Sendable {
  /// What that place has to do with the finding.
  public let message: String

  /// Where it is, in the same file.
  public let span: ByteSpan

  /// A place and its part in the finding.
  public init(_ message: String, at span: ByteSpan) {
    self.message = message
    self.span = span
  }
}

/// A mend of the source text.
public struct Fix: Hashable, Sendable {
  /// One replacement of source bytes.
  public struct Edit: Hashable, Sendable {
    /// The bytes to replace; empty for an insertion.
    public let span: ByteSpan

    /// The text to put there.
    public let replacement: String

    /// Replaces `span` by `replacement`.
    public init(_ span: ByteSpan, _ replacement: String) {
      self.span = span
      self.replacement = replacement
    }
  }

  /// What the fix does, as an imperative phrase.
  public let title: String

  /// The replacements, in file order and not overlapping.
  public let edits: [Edit]

  /// A mend that makes `edits`.
  public init(_ title: String, _ edits: [Edit]) {
    self.title = title
    self.edits = edits
  }
}
