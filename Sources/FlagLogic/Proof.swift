/// Decides questions about conditions for every legal assignment of a file's flags, exactly and
/// without going through the assignments.
///
/// One proof serves one file: what is found out for one release serves the others, and all draw on
/// one ``NodeBudget``. See <doc:ProvingConditions> for the method and its growth.
public final class Proof {
  /// The flags, as declared.
  public let flags: [Flag]

  /// The value of each flag where nothing else is said.
  public let defaults: Assignment

  /// What the proofs may cost.
  public let budget: NodeBudget

  /// How many nodes a part of a question may take in the order that suits the whole file, before it
  /// is begun again in an order of its own.
  static let sharedAllowance = 20_000

  /// How many costs a search of one diagram may keep: as many as a diagram of the whole of the
  /// usual budget has with the totals up to 7.
  static let searchLimit = 8_000_000

  private let assume: [Condition]
  private let conditions: [Condition]
  private var assumptions: [Int: Assumptions] = [:]
  private var islandCount = 0
  private lazy var workspace = DiagramWorkspace(flags, order: fileOrder)

  /// A proof over `flags` where each condition of `assume` always holds.
  ///
  /// `conditions` are those that questions will be made of, as far as they are known. They have no
  /// influence on answers, but a better order of flags is found where they are given.
  public init(
    flags: [Flag],
    assume: [Condition] = [],
    conditions: [Condition] = [],
    budget: NodeBudget = NodeBudget()
  ) {
    self.flags = flags
    self.assume = assume
    self.conditions = conditions
    self.budget = budget
    defaults = flags.map(\.defaultValue)
  }

  /// The legal assignments on a system of major release `release`.
  public func assignments(on release: Int) -> LegalAssignments {
    // Releases on which the assumptions say the same share one set of islands.
    let thresholds = Set(assume.flatMap(\.releases))
    let key = thresholds.filter { $0 <= release }.count
    if let known = assumptions[key] { return LegalAssignments(self, known, on: release) }
    let new = Assumptions(assume, release: release, defaults: defaults, firstNumber: islandCount)
    islandCount += new.islands.count
    assumptions[key] = new
    return LegalAssignments(self, new, on: release)
  }

  private var fileOrder: FlagOrder {
    var ties = FlagTies(flagCount: flags.count)
    for condition in assume + conditions {
      // An order that suits one release well suits the others.
      ties.add(Formula(condition, release: .max))
    }
    return FlagOrder(ties, flagCount: flags.count)
  }

  /// Calls `body` with the diagram of `part`, see ``PathGraph``, whose totals stop at `bound`.
  func withDiagram<Result>(
    of part: QuestionPart,
    upTo bound: Int,
    _ body: (inout DiagramWorkspace, Diagram) -> Result
  ) throws(ProofLimit) -> Result {
    let allowance = min(budget.remaining, Self.sharedAllowance)
    if let diagram = diagram(of: part, upTo: bound, in: &workspace, allowance: allowance) {
      return body(&workspace, diagram)
    }
    guard budget.remaining > 0 else { throw ProofLimit() }
    var own = DiagramWorkspace(flags, order: part.order(flagCount: flags.count))
    guard
      let diagram = diagram(of: part, upTo: bound, in: &own, allowance: budget.remaining)
    else { throw ProofLimit() }
    return body(&own, diagram)
  }

  private func diagram(
    of part: QuestionPart,
    upTo bound: Int,
    in workspace: inout DiagramWorkspace,
    allowance: Int
  ) -> Diagram? {
    var spent = 0
    defer { budget.spend(spent) }
    return try? workspace.withAllowance(allowance, spent: &spent) {
      workspace throws(AllowanceSpent) in
      try workspace.diagram(of: part, upTo: bound)
    }
  }
}
