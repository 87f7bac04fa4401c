/// The assignments that satisfy what is assumed on one release, and questions about all of them.
///
/// A question throws ``ProofLimit`` where it needs more of the proof's ``NodeBudget`` than is left.
public struct LegalAssignments {
  /// The major release of the system.
  public let release: Int

  /// The flags, as declared.
  public var flags: [Flag] { proof.flags }

  let proof: Proof
  let assumptions: Assumptions
  private var given: [Formula] = []

  init(_ proof: Proof, _ assumptions: Assumptions, on release: Int) {
    self.proof = proof
    self.assumptions = assumptions
    self.release = release
  }

  /// Those of the assignments for which each of `conditions` holds.
  public func restricted(to conditions: [Condition]) -> LegalAssignments {
    var result = self
    result.given += conditions.map { Formula($0, release: release) }
    return result
  }

  /// Whether there are none.
  public func isEmpty() throws(ProofLimit) -> Bool { try !isSatisfiable(.constant(true)) }

  /// Whether `condition` holds for one of them.
  public func isSatisfiable(_ condition: Condition) throws(ProofLimit) -> Bool {
    try hasAnswer(question(that: condition))
  }

  /// Whether `conclusion` holds wherever `premise` does.
  public func implies(_ premise: Condition, _ conclusion: Condition) throws(ProofLimit) -> Bool {
    try !isSatisfiable(.all([premise, .not(conclusion)]))
  }

  /// Whether the two never hold together.
  public func excludes(_ left: Condition, _ right: Condition) throws(ProofLimit) -> Bool {
    try !isSatisfiable(.all([left, right]))
  }

  /// Whether the two hold for the same assignments.
  public func areEquivalent(_ left: Condition, _ right: Condition) throws(ProofLimit) -> Bool {
    guard try implies(left, right) else { return false }
    return try implies(right, left)
  }

  /// The assignment with the fewest flags off their defaults for which `condition` holds; see
  /// ``Example`` for which of several.
  public func example(of condition: Condition) throws(ProofLimit) -> Example? {
    try example(answering: question(that: condition), among: 0...0)
  }

  // MARK: Questions

  /// A question of these assignments that counts nothing yet.
  func question(upTo bound: Int = 0) -> Question {
    var question = Question(upTo: bound)
    for formula in given { question.demand(formula) }
    return question
  }

  private func question(that condition: Condition) -> Question {
    var question = question()
    question.demand(Formula(condition, release: release))
    return question
  }

  private func isMetByDefault(_ question: Question) -> Bool {
    assumptions.holdByDefault && question.constraints.allSatisfy { $0.holds(for: proof.defaults) }
      && !question.isContradictory
  }

  private func hasAnswer(_ question: Question) throws(ProofLimit) -> Bool {
    if isMetByDefault(question) { return true }
    let answers = assumptions.answers
    if let known = answers.satisfiability[question] { return known }
    let answer = try proof.isSatisfiable(question, under: assumptions)
    answers.satisfiability[question] = answer
    return answer
  }

  /// The example of `question` with a total among `totals`.
  func example(
    answering question: Question,
    among totals: ClosedRange<Int>
  ) throws(ProofLimit) -> Example? {
    if isMetByDefault(question), totals.contains(question.total(for: proof.defaults)) {
      return Example(proof.defaults, [])
    }
    let answers = assumptions.answers
    let key = AnswerCache.ExampleQuestion(question: question, totals: totals)
    if let known = answers.examples[key] { return known.map { Example(proof.defaults, $0) } }
    let settings = try proof.settings(question, among: totals, under: assumptions)
    answers.examples[key] = .some(settings)
    return settings.map { Example(proof.defaults, $0) }
  }

  /// The least and the greatest total of `question`.
  func extent(of question: Question) throws(ProofLimit) -> ClosedRange<Int>? {
    let answers = assumptions.answers
    if let known = answers.extents[question] { return known }
    let extent = try proof.extent(of: question, under: assumptions)
    answers.extents[question] = .some(extent)
    return extent
  }
}
