/// Reads a condition's text:
///
///     condition = or [ "implies" or ]
///     or        = and { "or" and }
///     and       = not { "and" not }
///     not       = "not" not | primary
///     primary   = "(" condition ")" | FLAG | FLAG ("==" | "!=") VALUE
///               | FLAG "in" "[" VALUE { "," VALUE } "]" | "os" (">=" | "<") MAJOR | "true" | "false"
public struct ConditionParser {
  /// Words that are no names of flags or values.
  public static let reservedWords = ["and", "or", "not", "implies", "in", "os", "true", "false"]

  /// How deep parentheses and `not` may nest.
  public static let depthLimit = 64

  private let flags: [Flag]
  private let indices: [String: Int]

  /// A parser of conditions on `flags`.
  public init(flags: [Flag]) {
    self.flags = flags
    indices = Dictionary(
      flags.enumerated().map { ($0.element.name, $0.offset) },
      uniquingKeysWith: { first, _ in first }
    )
  }

  /// The condition that `text` states, or all that is wrong with it: every unknown name up to the
  /// first mistake in grammar, in order.
  public func parse(_ text: String) -> Result<Condition, ConditionProblems> {
    var parse = ConditionParse(tokens: ConditionTokens(text).tokens, flags: flags, indices: indices)
    do throws(ConditionProblem) {
      let condition = try parse.condition()
      try parse.expectEnd()
      return parse.problems.isEmpty ? .success(condition) : .failure(.init(all: parse.problems))
    } catch {
      return .failure(.init(all: parse.problems + [error]))
    }
  }
}

/// All that is wrong with one condition's text, in order.
public struct ConditionProblems: Error, Sendable {
  /// The problems; never empty.
  public let all: [ConditionProblem]
}
