import FlagLogic
import TabLayout
import TabTree

/// What holds of the conditions of nodes over all legal assignments of the flags.
///
/// Where an answer would take more than the proof's bound, a condition is taken to hold for some
/// assignments and not for others.
final class ConditionProofs {
  private let configuration: TabConfiguration
  private let prover: Prover
  private lazy var chains = ConditionChains(configuration)

  /// By chain, what has been found out.
  private var targetsOfChain: [Int: [Target]] = [:]
  private var isRedundant: [Int: Bool] = [:]

  init(_ configuration: TabConfiguration, _ prover: Prover) {
    self.configuration = configuration
    self.prover = prover
  }

  /// The conditions of a node and its ancestors.
  func condition(of node: Int) -> Condition { .all(chains[chains.numbers[node]]) }

  /// The targets on which the conditions of a node and its ancestors hold for some assignment,
  /// in the prover's order.
  func targets(of node: Int) -> [Target] {
    guard let chain = chains.numbers[node] else { return prover.targets }
    if let known = targetsOfChain[chain] { return known }
    let condition = condition(of: node)
    let found = prover.targets(about: node, undecided: true) { legal throws(ProofLimit) in
      try legal.isSatisfiable(condition)
    }
    targetsOfChain[chain] = found
    return found
  }

  /// Whether the conditions of a node and its ancestors hold for no assignment on any target.
  func neverHold(for node: Int) -> Bool { targets(of: node).isEmpty }

  /// Whether the condition of a node holds for no assignment on any target, whatever stands above.
  func neverHoldsAlone(_ node: Int) -> Bool {
    guard let own = ownCondition(of: node) else { return false }
    return prover.targets(about: node, undecided: true) { legal throws(ProofLimit) in
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
    let answer = prover.targets(about: node, undecided: true) { legal throws(ProofLimit) in
      try !legal.implies(premise, own)
    }
    .isEmpty
    isRedundant[chain] = answer
    return answer
  }

  /// Whether the condition of a node always holds, whatever stands above.
  func alwaysHoldsAlone(_ node: Int) -> Bool {
    guard let own = ownCondition(of: node) else { return true }
    return prover.targets(about: node, undecided: true) { legal throws(ProofLimit) in
      try !legal.implies(.constant(true), own)
    }
    .isEmpty
  }

  private func ownCondition(of node: Int) -> Condition? {
    configuration.nodes[node].when.map { configuration.conditions[$0] }
  }
}
