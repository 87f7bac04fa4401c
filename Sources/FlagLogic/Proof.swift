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

  /// How many costs a search of one diagram may keep, so that memory stays bounded.
  static let searchLimit = 4_000_000

  let assume: [Condition]
  var splitter: QuestionSplitter
  var search: ExampleSearch
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
    splitter = QuestionSplitter(flagCount: flags.count)
    search = ExampleSearch(flags)
  }

  /// The legal assignments on a system of major release `release`.
  public func assignments(on release: Int) -> LegalAssignments {
    let thresholds = Set(assume.flatMap(\.releases))
    let key = thresholds.filter { $0 <= release }.count
    if let known = assumptions[key] { return LegalAssignments(self, known, on: release) }
    let new = Assumptions(assume, release: release, defaults: defaults, firstNumber: islandCount)
    islandCount += new.islands.count
    assumptions[key] = new
    return LegalAssignments(self, new, on: release)
  }

  // MARK: Diagrams

  /// An order that suits all conditions at once; what a release makes of them matters little.
  private var fileOrder: FlagOrder {
    var ties = FlagTies(flagCount: flags.count)
    for condition in assume + conditions { ties.add(Formula(condition, release: .max)) }
    return FlagOrder(ties, flagCount: flags.count)
  }

  /// The diagram of `part` and where it lies.
  func diagram(of part: QuestionPart) throws(ProofLimit) -> (Diagram, DiagramWorkspace) {
    let allowance = min(budget.remaining, Self.sharedAllowance)
    if let diagram = diagram(of: part, in: workspace, allowance: allowance) {
      return (diagram, workspace)
    }
    guard budget.remaining > 0 else { throw ProofLimit() }
    let own = DiagramWorkspace(flags, order: part.order(flagCount: flags.count))
    guard let diagram = diagram(of: part, in: own, allowance: budget.remaining) else {
      throw ProofLimit()
    }
    return (diagram, own)
  }

  private func diagram(
    of part: QuestionPart,
    in workspace: DiagramWorkspace,
    allowance: Int
  ) -> Diagram? {
    workspace.allow(allowance)
    let diagram = try? workspace.diagram(of: part)
    budget.spend(allowance - workspace.allowanceLeft)
    return diagram
  }
}
