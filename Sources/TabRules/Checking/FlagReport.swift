import FlagLogic
import TabLayout
import TabTree

/// What is proven of a configuration over every assignment of its flags: how few and how many items
/// the compact bar holds on each target, with an assignment for each.
public struct FlagReport: Sendable {
  private let lines: [String]

  /// Proves the counts of `configuration` on each of its targets.
  public init(_ configuration: TabConfiguration) {
    let proof = Proof(
      flags: configuration.logicFlags,
      assume: configuration.assumptions.map(\.condition),
      conditions: configuration.conditions
    )
    var lines = [Self.heading(configuration)]
    for target in Target.distinguished(by: configuration) {
      let presence = Presence(configuration, target: target)
      let items = presence.places(presence.barItems(.compact) ?? [], in: .compact)
      let legal = proof.assignments(on: target.release)
      do throws(ProofLimit) {
        lines += try Self.bounds(items, legal, configuration).map {
          "  \(target.description): \($0)"
        }
      } catch {
        lines.append("  \(target.description): the conditions are too entangled to be proven")
      }
    }
    self.lines = lines
  }

  /// The report for people, one line a bound.
  public var text: String { lines.map { $0 + "\n" }.joined() }

  private static func heading(_ configuration: TabConfiguration) -> String {
    switch configuration.flags.count {
    case 0: "no flags: what is shown never changes"
    case 1: "proven over every value of 1 flag"
    default: "proven over every assignment of \(configuration.flags.count) flags"
    }
  }

  private static func bounds(
    _ items: [CountedCondition],
    _ legal: LegalAssignments,
    _ configuration: TabConfiguration
  ) throws(ProofLimit) -> [String] {
    let most = items.reduce(0) { $0 + $1.greatest }
    guard let extent = try legal.extent(of: items, upTo: most) else {
      return ["'assume' leaves no assignment"]
    }
    let least = try legal.example(counting: items, fewerThan: extent.lowerBound + 1)
    let greatest = try legal.example(counting: items, moreThan: extent.upperBound - 1)
    return [
      "at least \(count(extent.lowerBound)) in the compact bar\(words(least, configuration))",
      "at most \(count(extent.upperBound)) in the compact bar\(words(greatest, configuration))",
    ]
  }

  private static func count(_ items: Int) -> String { items == 1 ? "1 item" : "\(items) items" }

  private static func words(_ example: Example?, _ configuration: TabConfiguration) -> String {
    guard let example, !configuration.flags.isEmpty else { return "" }
    let changed = configuration.description(of: example.assignment)
    return changed.isEmpty ? ", with every flag at its default" : "," + changed
  }
}
