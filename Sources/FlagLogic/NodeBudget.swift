/// How many diagram nodes the proofs about one file may still create.
///
/// Deciding conditions is NP-hard, so the work is bounded. It is counted and never timed: the same
/// file gives the same answers on every machine. A node of a flag with *n* values counts as the
/// *n* − 1 two-way nodes that it stands for, and one that turns out to exist already counts as well,
/// as finding that out is the work.
public final class NodeBudget {
  /// The most nodes that may be created.
  public let limit: Int

  /// How many nodes have been created; never more than ``limit``.
  public private(set) var spent = 0

  /// Whether a question would have gone past the limit. Every further question that needs a diagram
  /// is then refused at once, even if it might need no new node: looking takes time, too.
  public private(set) var isExceeded = false

  /// A budget of `limit` nodes.
  public init(limit: Int = 1_000_000) {
    self.limit = max(0, limit)
  }

  var remaining: Int { limit - spent }

  func spend(_ count: Int) {
    spent = min(limit, spent + count)
  }

  func exceed() -> ProofLimit {
    isExceeded = true
    return ProofLimit()
  }
}

/// A question needed more diagram nodes than its ``NodeBudget`` had left, or counted so far that the
/// search of its diagram would take too much memory, and has no answer.
public struct ProofLimit: Error, Hashable, Sendable {
  /// The limit reached.
  public init() {}
}

/// A diagram needed more nodes than it was allowed.
struct AllowanceSpent: Error {}
