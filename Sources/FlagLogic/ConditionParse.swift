/// One run of ``ConditionParser`` over a text's tokens, by recursive descent.
struct ConditionParse {
  let tokens: [ConditionToken]
  let flags: [Flag]
  let indices: [String: Int]

  /// Unknown names so far; reading goes on past them.
  private(set) var problems: [ConditionProblem] = []
  private var position = 0
  private var depth = 0

  init(tokens: [ConditionToken], flags: [Flag], indices: [String: Int]) {
    self.tokens = tokens
    self.flags = flags
    self.indices = indices
  }

  mutating func condition() throws(ConditionProblem) -> Condition {
    let left = try disjunction()
    guard accept("implies") else { return left }
    let right = try disjunction()
    if token.text == "implies" {
      throw unexpected("'implies' does not chain; put one of the two in parentheses")
    }
    return .implies(left, right)
  }

  func expectEnd() throws(ConditionProblem) {
    guard token.kind == .end else {
      throw unexpected("expected 'and', 'or', 'implies' or the end, found '\(token.excerpt)'")
    }
  }

  private mutating func disjunction() throws(ConditionProblem) -> Condition {
    var parts = [try conjunction()]
    while accept("or") { parts.append(try conjunction()) }
    return parts.count == 1 ? parts[0] : .any(parts)
  }

  private mutating func conjunction() throws(ConditionProblem) -> Condition {
    var parts = [try negation()]
    while accept("and") { parts.append(try negation()) }
    return parts.count == 1 ? parts[0] : .all(parts)
  }

  private mutating func negation() throws(ConditionProblem) -> Condition {
    guard token.text == "not" else { return try primary() }
    try descend()
    position += 1
    let condition = try negation()
    depth -= 1
    return .not(condition)
  }

  private mutating func primary() throws(ConditionProblem) -> Condition {
    switch token.text {
    case "(": return try parenthesized()
    case "true", "false": return .constant(take().text == "true")
    case "os": return try release()
    default: return try comparison()
    }
  }

  private mutating func parenthesized() throws(ConditionProblem) -> Condition {
    try descend()
    position += 1
    let condition = try condition()
    try expect(")", "expected 'and', 'or', 'implies' or ')'")
    depth -= 1
    return condition
  }

  private mutating func release() throws(ConditionProblem) -> Condition {
    position += 1
    let isAtLeast = token.text == ">="
    guard isAtLeast || token.text == "<" else {
      throw unexpected(
        "expected '>=' or '<' after 'os', found \(found)",
        help: ConditionHelp.release(token, following.flatMap(Self.majorRelease))
      )
    }
    position += 1
    guard let major = Self.majorRelease(token) else {
      throw unexpected(
        "expected a major release such as 18, found \(found)",
        help: "write it in digits, as in 'os >= 26'"
      )
    }
    position += 1
    if token.text == "." {
      throw unexpected(
        "'os' is compared with a major release",
        help: "write 'os \(isAtLeast ? ">=" : "<") \(major)'"
      )
    }
    return isAtLeast ? .release(atLeast: major) : .not(.release(atLeast: major))
  }

  private mutating func comparison() throws(ConditionProblem) -> Condition {
    guard token.kind == .word, !ConditionParser.reservedWords.contains(token.text) else {
      throw unexpected("expected a flag, 'not', 'os' or '(', found \(found)")
    }
    let name = take()
    let index = indices[name.text]
    if index == nil {
      if let word = ConditionHelp.reservedWord(for: name) {
        throw ConditionProblem(
          .syntax("'\(name.text)' is no flag; the word is '\(word)'"),
          help: "write '\(word)'",
          at: name.range
        )
      }
      problems.append(.init(.unknownFlag(name.text), at: name.range))
    }
    let isCompared = ["==", "!=", "in"].contains(token.text)
    if let index, flags[index].isBoolean, isCompared || token.text == "=" {
      throw unexpected(
        "'\(name.text)' is true or false and is not compared",
        help: ConditionHelp.boolean(name, token, following)
      )
    }
    if let index, !flags[index].isBoolean, !isCompared { throw uncompared(name, flags[index]) }
    guard isCompared else { return .flag(index ?? 0, isOneOf: [1]) }
    let sign = take().text
    var values = sign == "in" ? try list(of: index) : [try value(of: index)]
    values = Array(Set(values)).sorted()
    let condition = Condition.flag(index ?? 0, isOneOf: values)
    return sign == "!=" ? .not(condition) : condition
  }

  private func uncompared(_ name: ConditionToken, _ flag: Flag) -> ConditionProblem {
    let isNegated = token.text == "not" && following?.text == "in"
    if token.kind == .unknown || token.kind == .sign && token.text != ")" || isNegated {
      return unexpected(
        "expected '==', '!=' or 'in' after '\(name.text)', found \(found)",
        help: isNegated ? "write 'not' before '\(name.text)'" : nil
      )
    }
    let example = "\(name.text) == \(flag.values.first ?? "")"
    return ConditionProblem(
      .syntax("'\(name.text)' has named values and must be compared, as in '\(example)'"),
      help: "write '\(example)', or another of its values",
      at: name.range
    )
  }

  private mutating func list(of flag: Int?) throws(ConditionProblem) -> [Int] {
    guard accept("[") else {
      throw unexpected(
        "expected '[' after 'in', found \(found)",
        help: "write the values in brackets, as in 'in [a, b]'"
      )
    }
    var values = [try value(of: flag)]
    while accept(",") { values.append(try value(of: flag)) }
    try expect("]", "expected ',' or ']'")
    return values
  }

  private mutating func value(of flag: Int?) throws(ConditionProblem) -> Int {
    guard token.kind == .word, !ConditionParser.reservedWords.contains(token.text) else {
      throw unexpected("expected a value, found \(found)")
    }
    let name = take()
    guard let flag else { return 0 }
    guard let value = flags[flag].values.firstIndex(of: name.text) else {
      problems.append(.init(.unknownValue(name.text, flag: flag), at: name.range))
      return 0
    }
    return value
  }

  // MARK: Tokens

  private var token: ConditionToken { tokens[position] }

  private var following: ConditionToken? {
    position + 1 < tokens.count ? tokens[position + 1] : nil
  }

  private static func majorRelease(_ token: ConditionToken) -> Int? {
    guard token.kind == .word, token.text.utf8.count <= 3, !token.text.hasPrefix("0") else {
      return nil
    }
    return Int(token.text)
  }

  private var found: String { token.kind == .end ? "the end" : "'\(token.excerpt)'" }

  private mutating func take() -> ConditionToken {
    defer { if token.kind != .end { position += 1 } }
    return token
  }

  private mutating func accept(_ text: String) -> Bool {
    guard token.text == text else { return false }
    position += 1
    return true
  }

  private mutating func expect(_ text: String, _ message: String) throws(ConditionProblem) {
    guard accept(text) else { throw unexpected("\(message), found \(found)") }
  }

  private mutating func descend() throws(ConditionProblem) {
    depth += 1
    guard depth <= ConditionParser.depthLimit else {
      throw unexpected("nested more than \(ConditionParser.depthLimit) deep")
    }
  }

  private func unexpected(_ message: String, help: String? = nil) -> ConditionProblem {
    ConditionProblem(.syntax(message), help: help ?? ConditionHelp.token(token), at: token.range)
  }
}
