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

  /// How many nodes a part of a question may take before its order is thought over.
  var firstAllowance = 20_000

  /// How many it may take then before its constraints are heeded from the start, see
  /// ``DiagramWorkspace/total(of:isRuledFirst:)``.
  var secondAllowance = 200_000

  /// How many costs a search of one diagram may keep, so that memory stays bounded.
  var searchLimit = 4_000_000

  let assume: [Condition]
  var splitter: QuestionSplitter
  var search: ExampleSearch
  private let conditions: [Condition]
  // By the number of thresholds passed; there are as many as releases that are asked about.
  private var assumptions: [(key: Int, value: Assumptions)] = []
  private var islandCount = 0
  /// The releases at which the assumptions begin to say something else.
  private lazy var thresholds = Set(assume.flatMap(\.releases))
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
    let key = thresholds.filter { $0 <= release }.count
    if let known = assumptions.first(where: { $0.key == key })?.value {
      return LegalAssignments(self, known, on: release)
    }
    let new = Assumptions(assume, release: release, defaults: defaults, firstNumber: islandCount)
    islandCount += new.islands.count
    assumptions.append((key, new))
    return LegalAssignments(self, new, on: release)
  }

  // MARK: Diagrams

  /// An order that suits all conditions at once; what a release makes of them matters little.
  private var fileOrder: FlagOrder {
    var ties = FlagTies(flagCount: flags.count)
    for condition in assume + conditions { ties.add(Formula(condition, release: .max)) }
    return FlagOrder(ties)
  }

  /// Whether the constraints of `part` can hold together.
  func isSatisfiable(_ part: QuestionPart) throws(ProofLimit) -> Bool {
    guard !budget.isExceeded else { throw ProofLimit() }
    if let result = isSatisfiable(part, in: workspace, within: firstAllowance) {
      return result
    }
    let better = try betterWorkspace(for: part)
    guard let result = isSatisfiable(part, in: better, within: .max) else { throw budget.exceed() }
    return result
  }

  /// The total of `part` where its constraints hold, and where the diagram lies.
  func total(of part: QuestionPart) throws(ProofLimit) -> (Diagram, DiagramWorkspace) {
    guard !budget.isExceeded else { throw ProofLimit() }
    if let total = total(of: part, in: workspace, within: firstAllowance) {
      return (total, workspace)
    }
    let better = try betterWorkspace(for: part)
    if let total = total(of: part, in: better, within: secondAllowance) {
      return (total, better)
    }
    guard let total = total(of: part, in: better, within: .max, isRuledFirst: true) else {
      throw budget.exceed()
    }
    return (total, better)
  }

  /// One in an order that suits `part` alone, if that promises much; else the common one.
  private func betterWorkspace(for part: QuestionPart) throws(ProofLimit) -> DiagramWorkspace {
    guard budget.remaining > 0 else { throw budget.exceed() }
    let ties = part.ties(flagCount: flags.count)
    let own = FlagOrder(ties)
    let isMuchBetter = own.estimatedSize(for: ties) * 4 < workspace.order.estimatedSize(for: ties)
    return isMuchBetter ? DiagramWorkspace(flags, order: own) : workspace
  }

  private func isSatisfiable(
    _ part: QuestionPart,
    in workspace: DiagramWorkspace,
    within allowance: Int
  ) -> Bool? {
    workspace.allow(min(allowance, budget.remaining))
    defer { budget.spend(workspace.spent) }
    return try? workspace.isSatisfiable(part)
  }

  private func total(
    of part: QuestionPart,
    in workspace: DiagramWorkspace,
    within allowance: Int,
    isRuledFirst: Bool = false
  ) -> Diagram? {
    workspace.allow(min(allowance, budget.remaining))
    defer { budget.spend(workspace.spent) }
    return try? workspace.total(of: part, isRuledFirst: isRuledFirst)
  }
}
