/// The kebab-case name of a rule, the only one it has.
public struct RuleID: Hashable, Sendable, Comparable, ExpressibleByStringLiteral {
  /// The name.
  public let name: String

  /// The rule called `name`.
  public init(_ name: String) { self.name = name }

  /// The rule called by a literal.
  public init(stringLiteral name: StaticString) { self.name = name.description }

  /// Orders rules by name.
  public static func < (left: RuleID, right: RuleID) -> Bool { left.name < right.name }
}

/// What a rule says of itself. It stands beside the code that makes the rule's findings.
public struct Rule: Sendable {
  /// The rule's name.
  public let id: RuleID

  /// Its severity when the file says nothing; `nil` is off.
  public let defaultSeverity: Severity?

  /// What it reports, in one phrase.
  public let summary: String

  // Only those who read about rules ask for words and examples; a check does not, and starts in half
  // the time without making them.
  private let makeDiscussion: @Sendable () -> String
  private let makeValid: @Sendable () -> [String]
  private let makeInvalid: @Sendable () -> [String]

  /// Why it matters and what to do, in Markdown, with the grade and source of platform claims.
  public var discussion: String { makeDiscussion() }

  /// Whether `rules:` may change its severity.
  public let isConfigurable: Bool

  /// The number that it counts up to when the file says nothing; `nil` where it counts nothing that
  /// a file may say.
  public let maximum: Int?

  /// Whether its findings can carry a ``Fix``.
  public let isFixable: Bool

  /// Configurations in which it finds nothing.
  public var valid: [String] { makeValid() }

  /// Configurations in which it finds something.
  public var invalid: [String] { makeInvalid() }

  /// Describes a rule.
  public init(
    _ id: RuleID,
    _ defaultSeverity: Severity?,
    _ summary: String,
    discussion: @autoclosure @escaping @Sendable () -> String,
    isConfigurable: Bool = true,
    maximum: Int? = nil,
    isFixable: Bool = false,
    valid: @autoclosure @escaping @Sendable () -> [String] = [],
    invalid: @autoclosure @escaping @Sendable () -> [String] = []
  ) {
    self.id = id
    self.defaultSeverity = defaultSeverity
    self.summary = summary
    makeDiscussion = discussion
    self.isConfigurable = isConfigurable
    self.maximum = maximum
    self.isFixable = isFixable
    makeValid = valid
    makeInvalid = invalid
  }
}
