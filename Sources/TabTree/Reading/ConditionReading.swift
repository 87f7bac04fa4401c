import Diagnostics
import FlagLogic
import SourceText
import YAMLTree

extension ConfigurationReader {
  /// How many values of a flag a message lists.
  private static let listedValues = 12

  /// Reads a condition and gives its index; what is wrong is reported at the token.
  mutating func condition(_ node: YAMLNode, _ name: String) -> Int? {
    guard isText(node) || plainBoolean(node) != nil else {
      wrongType(name, "a condition", at: node)
      return nil
    }
    let text = yaml.text(of: node)
    let result = readConditions[text] ?? parse(text)
    readConditions[text] = result
    switch result {
    case .success(let index): return index
    case .failure(let problems):
      let spans = yaml.sourceSpans(of: problems.all.map(\.range), in: node)
      var unknown: Range<Int>?
      for (problem, span) in zip(problems.all, spans) {
        // A flag that is none and the word behind it, as in `if notes`, are one mistake.
        if case .syntax = problem.reason, let unknown, isNext(problem.range, to: unknown, in: text)
        {
          continue
        }
        report(problem, in: node, at: span)
        if case .unknownFlag(let name) = problem.reason, isFlagUnknown(name) {
          unknown = problem.range
        }
      }
      return nil
    }
  }

  private func isNext(_ word: Range<Int>, to other: Range<Int>, in text: String) -> Bool {
    let bytes = Array(text.utf8)
    guard let first = bytes[word.clamped(to: bytes.indices)].first,
      other.upperBound <= word.lowerBound
    else { return false }
    return (first.isASCIILetter || first.isASCIIDigit)
      && bytes[other.upperBound..<word.lowerBound].allSatisfy { $0 <= 0x20 }
  }

  private mutating func parse(_ text: String) -> Result<Int, ConditionProblems> {
    conditionParser.parse(text).map { condition in
      configuration.conditions.append(condition)
      return configuration.conditions.count - 1
    }
  }

  private mutating func report(_ problem: ConditionProblem, in node: YAMLNode, at span: ByteSpan) {
    switch problem.reason {
    case .syntax(let message):
      report(
        ReadingRules.invalidCondition,
        message,
        at: node,
        span: span,
        help: problem.help
          ?? "combine flags with 'and', 'or', 'not' and 'implies', as in 'notes and not guest'"
      )
    case .unknownFlag(let name):
      if isFlagUnknown(name) { unknownFlag(name, at: node, span: span) }
    case .unknownValue(let name, let flag):
      let flag = configuration.flags[flag].flag
      unknownFlagValue(name, of: flag.name, flag.values, at: node, span: span)
    }
  }

  /// Whether no flag of this name is declared, not even in a way that could not be read.
  func isFlagUnknown(_ name: String) -> Bool {
    knowsEveryFlag && !unreadableFlags.contains(name)
  }

  mutating func unknownFlag(_ name: String, at node: YAMLNode, span: ByteSpan? = nil) {
    let nearest = suggestion(for: name, among: declaredFlags)
    report(
      ReadingRules.unknownFlag,
      "unknown flag '\(name.excerpt)'",
      at: node,
      span: span,
      help: nearest.map { "did you mean '\($0.name)'?" } ?? "declare it under 'flags'",
      fix: nearest.flatMap { fix(span, node, $0) },
      subject: name
    )
  }

  mutating func unknownFlagValue(
    _ name: String,
    of flag: String,
    _ values: [String],
    at node: YAMLNode,
    span: ByteSpan? = nil
  ) {
    let nearest = suggestion(for: name, among: values)
    let listed = list(values, of: flag)
    report(
      ReadingRules.unknownFlag,
      "the flag '\(flag)' has no value '\(name.excerpt)'",
      at: node,
      span: span,
      help: nearest.map { "did you mean '\($0.name)'? Its values: \(listed)" }
        ?? "its values: \(listed)",
      fix: nearest.flatMap { fix(span, node, $0) },
      subject: name
    )
  }

  /// The values of a flag, the first few of many; put together once, for there may be as many
  /// findings as words in the file.
  private mutating func list(_ values: [String], of flag: String) -> String {
    if let known = valueLists[flag] { return known }
    let more = values.count - Self.listedValues
    let listed =
      values.prefix(Self.listedValues).map { "'\($0.excerpt)'" }.joined(separator: ", ")
      + (more > 0 ? " and \(more) more" : "")
    valueLists[flag] = listed
    return listed
  }

  private func fix(_ span: ByteSpan?, _ node: YAMLNode, _ match: NearestName.Match) -> Fix? {
    guard let span, match.isOnly else { return fix(match, at: node) }
    return Fix("write '\(match.name)'", [.init(span, match.name)])
  }

  /// The nearest name, while looking one up can still be afforded: `nil` where not every name could
  /// be looked at, as another may be nearer.
  mutating func suggestion(for name: String, among names: [String]) -> NearestName.Match? {
    for candidate in names where remainingComparisons >= 0 {
      remainingComparisons -= 1 + candidate.utf8.count / Self.comparedAtOnce
    }
    return remainingComparisons < 0 ? nil : NearestName.match(name, among: names)
  }

  /// How many bytes of a name take no longer than a short one.
  private static let comparedAtOnce = 32
}
