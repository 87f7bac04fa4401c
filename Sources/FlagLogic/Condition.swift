/// A statement about flags and the system's release that holds or does not.
///
/// Flags are named by their index in the declared list and values by their index in the flag.
public enum Condition: Hashable, Sendable {
  /// Always, or never.
  case constant(Bool)

  /// The flag has one of these values; the indices are in ascending order.
  case flag(Int, isOneOf: [Int])

  /// The system's major release is at least this one.
  case release(atLeast: Int)

  /// The other does not hold.
  indirect case not(Condition)

  /// Each of these holds.
  case all([Condition])

  /// One of these holds.
  case any([Condition])

  /// The second holds wherever the first does.
  indirect case implies(Condition, Condition)

  /// Whether the condition holds for `assignment` on a system of major release `release`.
  public func holds(for assignment: Assignment, release: Int) -> Bool {
    switch self {
    case .constant(let value): value
    case .flag(let flag, let values): values.contains(assignment[flag])
    case .release(let least): release >= least
    case .not(let condition): !condition.holds(for: assignment, release: release)
    case .all(let conditions):
      conditions.allSatisfy { $0.holds(for: assignment, release: release) }
    case .any(let conditions):
      conditions.contains { $0.holds(for: assignment, release: release) }
    case .implies(let premise, let conclusion):
      !premise.holds(for: assignment, release: release)
        || conclusion.holds(for: assignment, release: release)
    }
  }

  /// How many parts it has that are not made of others.
  public var size: Int {
    switch self {
    case .constant, .flag, .release: 1
    case .not(let condition): condition.size
    case .all(let conditions), .any(let conditions): conditions.reduce(0) { $0 + $1.size }
    case .implies(let premise, let conclusion): premise.size + conclusion.size
    }
  }

  /// The releases at which it begins to say something else, in the order of the text; empty where it
  /// says the same on every release.
  public var releases: [Int] {
    switch self {
    case .constant, .flag: []
    case .release(let least): [least]
    case .not(let condition): condition.releases
    case .all(let conditions), .any(let conditions): conditions.flatMap(\.releases)
    case .implies(let premise, let conclusion): premise.releases + conclusion.releases
    }
  }
}
