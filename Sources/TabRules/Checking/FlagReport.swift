import FlagLogic
import TabLayout
import TabTree

/// What is proven of a configuration over every assignment of its flags: how few and how many items
/// the compact bar holds on each target, and an assignment and the items for each.
public struct FlagReport: Sendable {
  /// What is proven on one target.
  public struct Bounds: Sendable, Hashable {
    /// The fewest and the most places that are taken.
    public let counts: ClosedRange<Int>

    /// The assignment nearest the defaults with the fewest.
    public let fewest: Assignment

    /// The assignment nearest the defaults with the most.
    public let most: Assignment

    /// The ids of the items for either, in shown order.
    fileprivate let items: [[String]]
  }

  /// What a target comes to.
  public enum Outcome: Sendable, Hashable {
    /// The bounds.
    case proven(Bounds)

    /// `assume` leaves no assignment.
    case noAssignment

    /// The conditions are too entangled.
    case limitReached
  }

  /// Each target as far as conditions tell them apart, with what it comes to.
  public let outcomes: [(target: Target, outcome: Outcome)]

  private let configuration: TabConfiguration

  /// Proves the counts of `configuration` on each of its targets.
  public init(_ configuration: TabConfiguration) {
    self.configuration = configuration
    let proof = Proof(
      flags: configuration.logicFlags,
      assume: configuration.assumptions.map(\.condition),
      conditions: configuration.conditions
    )
    outcomes = Target.distinguished(by: configuration).map { target in
      let legal = proof.assignments(on: target.release)
      do throws(ProofLimit) {
        let bounds = try Self.bounds(Presence(configuration, target: target), legal)
        return (target, bounds.map { .proven($0) } ?? .noAssignment)
      } catch {
        return (target, .limitReached)
      }
    }
  }

  private static func bounds(
    _ presence: Presence,
    _ legal: LegalAssignments
  ) throws(ProofLimit) -> Bounds? {
    let items = presence.places(presence.barItems(.compact) ?? [], in: .compact)
    let total = items.reduce(0) { $0 + $1.greatest }
    guard let counts = try legal.extent(of: items, upTo: total),
      let fewest = try legal.example(counting: items, fewerThan: counts.lowerBound + 1),
      let most = try legal.example(counting: items, moreThan: counts.upperBound - 1)
    else { return nil }
    let examples = [fewest.assignment, most.assignment]
    return Bounds(
      counts: counts,
      fewest: examples[0],
      most: examples[1],
      items: examples.map { presence.itemsInBar(for: $0) }
    )
  }

  // MARK: Words

  /// The report for people: targets that come to the same are told together.
  public var text: String {
    var groups: [(names: [String], outcome: Outcome)] = []
    for (target, outcome) in outcomes {
      if let index = groups.firstIndex(where: { $0.outcome == outcome }) {
        groups[index].names.append(target.description)
      } else {
        groups.append(([target.description], outcome))
      }
    }
    return heading + "\n" + groups.map { lines($0.names, $0.outcome) }.joined()
  }

  private var heading: String {
    let legal = configuration.assumptions.isEmpty ? "" : " that 'assume' allows"
    switch configuration.flags.count {
    case 0: return "there are no flags"
    case 1: return "proven for every value of its flag\(legal)"
    default: return "proven for every assignment of its \(configuration.flags.count) flags\(legal)"
    }
  }

  private func lines(_ names: [String], _ outcome: Outcome) -> String {
    let targets = names.joined(separator: ", ")
    switch outcome {
    case .noAssignment: return "  \(targets): 'assume' leaves no assignment\n"
    case .limitReached: return "  \(targets): the conditions are too entangled to be proven\n"
    case .proven(let bounds):
      let (least, greatest) = (bounds.counts.lowerBound, bounds.counts.upperBound)
      let range = least == greatest ? "always \(least)" : "from \(least) to \(greatest)"
      let noun = greatest == 1 ? "item" : "items"
      return "  \(targets): \(range) \(noun) in the compact bar\n"
        + line("at least \(least)", bounds.fewest, bounds.items[0])
        + line("at most \(greatest)", bounds.most, bounds.items[1])
    }
  }

  private func line(_ bound: String, _ assignment: Assignment, _ items: [String]) -> String {
    let changed = configuration.description(of: assignment)
    let flags =
      configuration.flags.isEmpty
      ? "" : changed.isEmpty ? ", with every flag at its default" : ",\(changed)"
    let shown = items.prefix(12).joined(separator: ", ")
    let more = items.count > 12 ? " and \(items.count - 12) more" : ""
    return "    \(bound)\(flags): \(items.isEmpty ? "nothing" : shown + more)\n"
  }
}

extension Presence {
  /// The ids of what the compact bar holds for an assignment; a list with how many it may have.
  fileprivate func itemsInBar(for assignment: Assignment) -> [String] {
    let resolution = Resolution(configuration, target: target, assignment: assignment)
    let bar = resolution.bar(.compact)
    return ((bar?.items ?? []) + (bar?.overflow ?? [])).map { item in
      let id = configuration.nodes[item].id
      return configuration.nodes[item].kind == .dynamic
        ? "\(id) (up to \(configuration.placesInBar(item)))" : id
    }
  }
}
