import Testing

@testable import TabDiff

/// Of many approvals of large files not every one is looked at, and that is told.
@Suite struct ManyApprovalsTests {
  private static func stale(_ count: Int) throws -> (entries: [Approvals.Stale], isComplete: Bool) {
    let ids = (0..<count).map { "k\($0)" }.joined(separator: ", ")
    let app = try app(
      "{id: a, title: A, systemImage: house}",
      "{id: b, title: B, systemImage: house, formerIDs: [\(ids)]}"
    )
    let changes = (0..<2 * count).map {
      ApprovedChange(kind: .formerIDAdded, id: "b", before: .absent, after: .text("k\($0)"))
    }
    let approvals = changes.map {
      Approval(fingerprint: $0.fingerprint, change: $0, reason: "why", until: nil)
    }
    return Approvals(approvals, today: CalendarDay(secondsSince1970: 0)).stale([], [app])
  }

  @Test func allOfAFewAreLookedAt() throws {
    let stale = try Self.stale(100)
    #expect(stale.entries.count == 100)
    #expect(stale.isComplete)
  }

  @Test func noneOfTooManyIsCalledStaleUnseen() throws {
    let stale = try Self.stale(5_000)
    #expect(stale.entries.isEmpty)
    #expect(!stale.isComplete)
  }
}
