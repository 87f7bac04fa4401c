/// What is wrong in a condition's text, and at which token.
public struct ConditionProblem: Error, Hashable, Sendable {
  /// What is wrong.
  public enum Reason: Hashable, Sendable {
    /// The text does not follow the grammar; the message says what was expected.
    case syntax(String)

    /// No flag has this name.
    case unknownFlag(String)

    /// The flag at this index has no value of this name.
    case unknownValue(String, flag: Int)
  }

  /// What is wrong.
  public let reason: Reason

  /// What to do about it, where that can be told.
  public let help: String?

  /// The token's bytes in the text; empty where something is missing at the end.
  public let range: Range<Int>

  /// A problem at the token that takes up `range`.
  public init(_ reason: Reason, help: String? = nil, at range: Range<Int>) {
    self.reason = reason
    self.help = help
    self.range = range
  }
}
