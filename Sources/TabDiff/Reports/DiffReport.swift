import SourceText
import TabTree

/// What was found between two files, ready to be shown.
public struct DiffReport: Sendable {
  /// One side.
  public struct Side: Sendable {
    /// The file as messages call it.
    public let name: String

    /// The text that places point into; `nil` for a release, which nobody edits.
    public let source: SourceText?

    /// The path from the repository's folder, where the file was taken out of git.
    public let repositoryPath: String?

    /// A side of this name.
    public init(name: String, source: SourceText?, repositoryPath: String? = nil) {
      self.name = name
      self.source = source
      self.repositoryPath = repositoryPath
    }
  }

  /// The old side; `nil` where the file is new.
  public let old: Side?

  /// The new side; `nil` where the file is gone.
  public let new: Side?

  /// The changes, in the order in which they are shown.
  public let changes: [Change]

  /// The compact bar on both sides, where it differs.
  public let bars: BarChange?

  /// How many profiles were not looked at.
  public let omittedProfiles: Int

  /// The approvals of changes, by fingerprint.
  public var approvals: [String: Approval] = [:]

  /// What was found between two sides.
  public init(
    old: Side,
    new: Side,
    from before: TabConfiguration,
    to after: TabConfiguration,
    flags: DiffCase?
  ) {
    self.old = old
    self.new = new
    let diff = Diff(from: before, to: after, flags: flags)
    changes = diff.changes
    omittedProfiles = diff.omittedProfiles
    bars = BarChange(before, after, flags)
  }

  /// What a file that is new changes: it has nothing to break.
  public init(added new: Side) {
    old = nil
    self.new = new
    changes = []
    bars = nil
    omittedProfiles = 0
  }

  /// What is lost with a file that is gone.
  public init(removed old: Side, with before: TabConfiguration) {
    self.old = old
    new = nil
    changes = Diff(removing: before).changes
    bars = nil
    omittedProfiles = 0
  }

  /// Whether a change has been approved.
  public func isApproved(_ change: Change) -> Bool { approvals[change.fingerprint] != nil }
}

/// How changes are counted.
public struct DiffSummary: Sendable, Equatable {
  /// Changes that break something.
  public private(set) var breaking = 0

  /// Changes that may hurt.
  public private(set) var risky = 0

  /// Changes that hurt nobody.
  public private(set) var safe = 0

  private var approvals: [ChangeClass: Int] = [:]

  private var hasNewDestinations = false

  /// How many of all are approved.
  public var approved: Int { approvals.values.reduce(0, +) }

  /// How many of a class are approved.
  public func approved(_ changeClass: ChangeClass) -> Int { approvals[changeClass, default: 0] }

  /// The part of the version that should rise: `major` where something breaks, `minor` where
  /// something may hurt or a destination is new, else `patch`. Approval does not alter what breaks.
  public var suggestedVersion: String {
    breaking > 0 ? "major" : risky > 0 || hasNewDestinations ? "minor" : "patch"
  }

  /// The counts over all reports.
  public init(_ reports: [DiffReport]) {
    for report in reports {
      if report.old == nil { hasNewDestinations = true }
      for change in report.changes {
        switch change.changeClass {
        case .breaking: breaking += 1
        case .risky: risky += 1
        case .safe: safe += 1
        }
        if change.kind == .destinationAdded { hasNewDestinations = true }
        if report.isApproved(change) { approvals[change.changeClass, default: 0] += 1 }
      }
    }
  }
}
