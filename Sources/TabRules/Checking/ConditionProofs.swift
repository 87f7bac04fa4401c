import FlagLogic
import TabLayout
import TabTree

/// What holds of the conditions of nodes over all legal assignments of the flags.
///
/// Where an answer would take more than the proof's bound, it is the one from which no finding follows.
final class ConditionProofs {
  /// A case that shows something: a target and the assignment with the fewest flags off their
  /// defaults.
  struct Case {
    let target: Target
    let example: Example
  }

  /// The first node whose condition took more than was left of the bound.
  private(set) var unproven: Int?

  /// The first target on which what is assumed leaves no assignment.
  private(set) lazy var contradiction = firstContradiction()

  private let configuration: TabConfiguration
  private let allTargets: [Target]
  private lazy var chains = ConditionChains(configuration)
  private lazy var targetsOfChain = [[Target]?](repeating: nil, count: chains.count)
  private lazy var isRedundant = [Bool?](repeating: nil, count: chains.count)
  private lazy var proof = Proof(
    flags: configuration.logicFlags,
    assume: configuration.assumptions.map(\.condition),
    conditions: configuration.conditions
  )

  init(_ configuration: TabConfiguration, targets: [Target]) {
    self.configuration = configuration
    allTargets = targets
  }

  /// The targets on which the conditions of a node and its ancestors hold for some assignment,
  /// oldest first.
  func targets(of node: Int) -> [Target] {
    guard let chain = chains.numbers[node] else { return allTargets }
    if let known = targetsOfChain[chain] { return known }
    let conditions = Condition.all(chains[chain])
    let found = targets(where: node, undecided: true) { legal throws(ProofLimit) in
      try legal.isSatisfiable(conditions)
    }
    targetsOfChain[chain] = found
    return found
  }

  /// Whether the conditions of a node and its ancestors hold for no assignment on any target.
  func neverHold(for node: Int) -> Bool { targets(of: node).isEmpty }

  /// Whether the condition of a node holds for no assignment on any target, whatever stands above.
  func neverHoldsAlone(_ node: Int) -> Bool {
    guard let own = ownCondition(of: node) else { return false }
    return targets(where: node, undecided: true) { legal throws(ProofLimit) in
      try legal.isSatisfiable(own)
    }
    .isEmpty
  }

  /// Whether the condition of a node holds wherever those of its ancestors do.
  func alwaysHoldsBelowAncestors(_ node: Int) -> Bool {
    guard let own = ownCondition(of: node), let chain = chains.numbers[node] else { return false }
    if let known = isRedundant[chain] { return known }
    let above = configuration.nodes[node].parent.flatMap { chains.numbers[$0] }
    let premise = Condition.all(chains[above])
    let answer = targets(where: node, undecided: true) { legal throws(ProofLimit) in
      try !legal.implies(premise, own)
    }
    .isEmpty
    isRedundant[chain] = answer
    return answer
  }

  /// Whether the condition of a node always holds, whatever stands above.
  func alwaysHoldsAlone(_ node: Int) -> Bool {
    guard let own = ownCondition(of: node) else { return true }
    return targets(where: node, undecided: true) { legal throws(ProofLimit) in
      try !legal.implies(.constant(true), own)
    }
    .isEmpty
  }

  /// The case in which the conditions of a node and its ancestors hold and `condition` does not, with
  /// the fewest flags off their defaults and, among equals, on the earliest target.
  func counterexample(to condition: Condition, where node: Int) -> Case? {
    let wanted = Condition.all(chains[chains.numbers[node]] + [.not(condition)])
    var examples: [Example] = []
    let found = targets(where: node, undecided: false) { legal throws(ProofLimit) in
      guard let example = try legal.example(of: wanted) else { return false }
      examples.append(example)
      return true
    }
    return zip(found, examples).map { Case(target: $0, example: $1) }
      .min { $0.example.offDefaults.count < $1.example.offDefaults.count }
  }

  private func ownCondition(of node: Int) -> Condition? {
    configuration.nodes[node].when.map { configuration.conditions[$0] }
  }

  private func firstContradiction() -> Target? {
    guard !configuration.assumptions.isEmpty else { return nil }
    return allTargets.first { (try? proof.assignments(on: $0.release).isEmpty()) ?? false }
  }

  /// The targets for whose legal assignments the answer is yes; `undecided` stands for an answer that
  /// would take more than the bound.
  private func targets(
    where node: Int,
    undecided: Bool,
    _ answer: (LegalAssignments) throws(ProofLimit) -> Bool
  ) -> [Target] {
    var found: [Target] = []
    for target in allTargets {
      do {
        if try answer(proof.assignments(on: target.release)) { found.append(target) }
      } catch {
        if unproven == nil { unproven = node }
        if undecided { found.append(target) }
      }
    }
    return found
  }
}
