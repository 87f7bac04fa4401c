import TabTree

/// The approvals that apply to a run: which changes are agreed to, and which entries are no longer
/// good for anything.
public struct Approvals: Sendable {
  /// An entry that should go, and why.
  public struct Stale: Sendable {
    /// The entry.
    public let approval: Approval

    /// Why, as the end of a sentence.
    public let reason: String
  }

  private let approvals: [Approval]
  private let today: CalendarDay

  /// The approvals of a file on a day.
  public init(_ approvals: [Approval], today: CalendarDay) {
    self.approvals = approvals
    self.today = today
  }

  /// The approvals that still hold, by fingerprint.
  public var valid: [String: Approval] {
    var valid: [String: Approval] = [:]
    for approval in approvals where !isOver(approval) { valid[approval.fingerprint] = approval }
    return valid
  }

  /// The entries that are over, and those whose change neither shows nor has left anything on the
  /// new sides. A change that both sides have by now leaves its entry as good as it was.
  ///
  /// - Parameters:
  ///   - reports: What was found between the sides that the approvals are for.
  ///   - sides: The new sides.
  /// - Returns: Those entries, and whether every entry could be looked at. Of the others nothing is
  ///   said.
  public func stale(
    _ reports: [DiffReport],
    _ sides: [TabConfiguration]
  ) -> (entries: [Stale], isComplete: Bool) {
    if approvals.isEmpty { return ([], true) }
    let shown = Set(reports.lazy.flatMap(\.changes).map(\.fingerprint))
    let open = approvals.filter { !isOver($0) && !shown.contains($0.fingerprint) }
      .compactMap(\.change)
    var standing: Set<String> = []
    var isComplete = true
    for side in sides {
      var state = StandingState(side)
      for (change, isStanding) in zip(open, state.has(open)) where isStanding {
        standing.insert(change.fingerprint)
      }
      if state.isExceeded { isComplete = false }
    }
    let valid = valid
    let entries = approvals.compactMap { approval -> Stale? in
      if isOver(approval), let until = approval.until {
        // It has been agreed to again.
        if valid[approval.fingerprint] != nil { return nil }
        return Stale(approval: approval, reason: "it held until \(until.text)")
      }
      guard approval.change != nil, !shown.contains(approval.fingerprint),
        !standing.contains(approval.fingerprint)
      else { return nil }
      return Stale(approval: approval, reason: "the new side has something else by now")
    }
    return (entries, isComplete)
  }

  private func isOver(_ approval: Approval) -> Bool {
    approval.until.map { $0 < today } ?? false
  }
}
