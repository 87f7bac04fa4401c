/// Answers given under one set of assumptions; releases on which these say the same share it.
struct AnswerCache {
  private struct ExampleQuestion: Hashable {
    let question: Question
    let totals: ClosedRange<Int>
  }

  /// How many answers of a kind are kept; the first ones.
  private static let limit = 10_000

  private var satisfiability: [Question: Bool] = [:]
  private var examples: [ExampleQuestion: [FlagSetting]?] = [:]
  private var extents: [Question: ClosedRange<Int>?] = [:]

  /// Whether some assignment meets the constraints of `question`.
  mutating func isSatisfiable(
    _ question: Question,
    _ answer: () throws(ProofLimit) -> Bool
  ) throws(ProofLimit) -> Bool {
    if let known = satisfiability[question] { return known }
    let answer = try answer()
    if satisfiability.count < Self.limit { satisfiability[question] = answer }
    return answer
  }

  /// The flags off their defaults in the best example of a total among `totals`.
  mutating func settings(
    _ question: Question,
    among totals: ClosedRange<Int>,
    _ answer: () throws(ProofLimit) -> [FlagSetting]?
  ) throws(ProofLimit) -> [FlagSetting]? {
    let key = ExampleQuestion(question: question, totals: totals)
    if let known = examples[key] { return known }
    let answer = try answer()
    if examples.count < Self.limit { examples[key] = .some(answer) }
    return answer
  }

  /// The least and the greatest total.
  mutating func extent(
    _ question: Question,
    _ answer: () throws(ProofLimit) -> ClosedRange<Int>?
  ) throws(ProofLimit) -> ClosedRange<Int>? {
    if let known = extents[question] { return known }
    let answer = try answer()
    if extents.count < Self.limit { extents[question] = .some(answer) }
    return answer
  }
}
