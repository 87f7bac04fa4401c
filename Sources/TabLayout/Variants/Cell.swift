import FlagLogic
import TabTree

/// Assignments of the flags that show the same on every target.
struct Cell {
  /// What holds for just these assignments, out of all that are legal on some target.
  var condition: Condition

  /// Of the assignments the one nearest the defaults.
  var nearest: Assignment

  /// The targets on which they are legal.
  let targets: [Target]
}

/// Why there are no variants of a configuration.
public enum VariantFailure: Error, Hashable, Sendable {
  /// `assume` leaves no assignment.
  case noAssignment

  /// More assignments differ in what they show than are told apart.
  case tooManyCells(limit: Int)

  /// When a variant applies takes more alternatives than are written.
  case tooManyAlternatives(limit: Int)

  /// The conditions are too entangled for the proof's bound.
  case limitReached
}

/// Parts the legal assignments by what is visible on each target, one condition at a time.
struct CellPartition {
  /// How many cells are told apart.
  static let limit = 200

  private let configuration: TabConfiguration
  private let targets: [Target]

  /// All assignments, legal or not: what `assume` says differs between targets where it speaks of
  /// releases, and is a condition like any other here.
  let all: LegalAssignments

  /// By target: what `assume` says there.
  private let legality: [Condition]

  init(_ configuration: TabConfiguration, targets: [Target]) {
    self.configuration = configuration
    self.targets = targets
    let legality = targets.map { target in
      Condition.conjunction(
        configuration.assumptions.map { $0.condition.settled(release: target.release) }
      )
    }
    self.legality = legality
    let proof = Proof(
      flags: configuration.logicFlags,
      conditions: configuration.conditions + legality
    )
    all = proof.assignments(on: targets.first?.release ?? 0)
  }

  /// What holds for the assignments that are legal on some target.
  var domain: Condition { .disjunction(legality) }

  /// The cells, that of the defaults first if those are legal.
  func cells() throws(VariantFailure) -> [Cell] {
    guard let nearest = try example([domain]) else { throw .noAssignment }
    var parts = [(known: KnownConditions(all.flags), nearest: nearest)]
    for condition in distinctions {
      var finer: [(known: KnownConditions, nearest: Assignment)] = []
      for part in parts {
        let open = part.known.settled(condition)
        if case .constant = open {
          finer.append(part)
        } else {
          // One side is known not to be empty, and which: that of the assignment at hand.
          let holds = open.holds(for: part.nearest, release: 0)
          finer.append((part.known.adding(open, holds: holds), part.nearest))
          let other = part.known.adding(open, holds: !holds)
          if let nearest = try example([domain, other.condition]) {
            finer.append((other, nearest))
          }
        }
        guard finer.count <= Self.limit else { throw .tooManyCells(limit: Self.limit) }
      }
      parts = finer
    }
    return parts.map { part in
      Cell(
        condition: .conjunction([domain, part.known.condition]),
        nearest: part.nearest,
        targets: zip(targets, legality).filter { $1.holds(for: part.nearest, release: 0) }.map(\.0)
      )
    }
  }

  /// The conditions that make a difference, each once: what is legal on each target, and the nodes'
  /// conditions on it.
  private var distinctions: [Condition] {
    var known: Set<Condition> = []
    let conditions =
      legality
      + configuration.conditions.flatMap { condition in
        targets.map { condition.settled(release: $0.release) }
      }
    return conditions.filter { condition in
      if case .constant = condition { return false }
      return known.insert(condition).inserted
    }
  }

  /// The assignment nearest the defaults for which all of `conditions` hold.
  func example(_ conditions: [Condition]) throws(VariantFailure) -> Assignment? {
    do throws(ProofLimit) {
      return try all.example(of: .conjunction(conditions))?.assignment
    } catch { throw .limitReached }
  }
}
