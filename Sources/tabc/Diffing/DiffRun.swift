import FileSystem
import SourceText
import TabDiff
import TabOutput
import TabTree

/// One run of `tabc diff`: the comparisons that were made, and the approvals that go with them.
struct DiffRun {
  /// A comparison, and where its approvals are.
  struct Comparison {
    fileprivate(set) var report: DiffReport
    let new: TabConfiguration?
    let approvals: String?
  }

  let options: DiffOptions
  let request: AssignmentRequest
  let approvalsPath: String?
  let environment: Environment
  private(set) var comparisons: [Comparison] = []

  /// Whether a side could not be read as a configuration.
  private(set) var hasErrors = false

  init(
    _ options: DiffOptions,
    _ request: AssignmentRequest,
    approvals: String?,
    in environment: Environment
  ) {
    self.options = options
    self.request = request
    approvalsPath = approvals
    self.environment = environment
  }

  var reports: [DiffReport] { comparisons.map(\.report) }

  // MARK: Comparing

  /// Compares two sides, one of which may be missing.
  mutating func compare(_ pair: GitSides.Pair) throws(CommandFailure) {
    let before = pair.old.map { $0.read(options.limits, in: environment) }
    let after = pair.new.map { $0.read(options.limits, in: environment) }
    let approvals = pair.new.flatMap { approvalsPath ?? $0.approvalsPath }
    switch (before, after) {
    case (nil, .some(let after?)):
      add(DiffReport(added: after.side), after.configuration, approvals)
    case (.some(let before?), nil):
      add(DiffReport(removed: before.side, with: before.configuration), nil, approvalsPath)
    case (.some(let before?), .some(let after?)):
      let flags = try CommandFailure.usage { () throws(UsageError) in
        try request.flags(before.configuration, after.configuration)
      }
      let report = DiffReport(
        old: before.side,
        new: after.side,
        from: before.configuration,
        to: after.configuration,
        flags: flags
      )
      add(report, after.configuration, approvals)
    default: hasErrors = true
    }
  }

  private mutating func add(
    _ report: DiffReport,
    _ new: TabConfiguration?,
    _ approvals: String?
  ) {
    comparisons.append(Comparison(report: report, new: new, approvals: approvals))
  }

  // MARK: Approvals

  /// Marks the changes that are approved, and tells of approvals that are good for nothing any more.
  ///
  /// - Returns: Whether there are such.
  mutating func applyApprovals() throws(CommandFailure) -> Bool {
    var hasStale = false
    for path in approvalPaths {
      let file = try approvalFile(path, isNew: approvalsPath == nil)
      let today = CalendarDay(secondsSince1970: environment.secondsSince1970())
      let approvals = Approvals(file.approvals, today: today)
      let valid = approvals.valid
      let indices = comparisons.indices.filter { comparisons[$0].approvals == path }
      for index in indices { comparisons[index].report.approvals = valid }
      let stale = approvals.stale(
        indices.map { comparisons[$0].report },
        indices.compactMap { comparisons[$0].new }
      )
      if !stale.isComplete {
        environment.error.write(
          "warning: \(VisibleText.line(path)): there is too much to tell of every approval whether it "
            + "is stale\n"
        )
      }
      for entry in stale.entries {
        hasStale = true
        let name = entry.approval.change.map { "\($0.kind.rawValue) of '\($0.id ?? "the app")'" }
        let text = name ?? entry.approval.fingerprint
        environment.error.write(
          "warning: \(VisibleText.line("\(path): the approval of \(text) is stale: \(entry.reason)"))\n"
        )
      }
    }
    return hasStale
  }

  static let approvalLimit = 16 << 20

  private var approvalPaths: [String] {
    var known: Set<String> = []
    return comparisons.compactMap(\.approvals).filter { known.insert($0).inserted }
  }

  /// The approvals in a file; none where there may be none and is no file.
  func approvalFile(_ path: String, isNew: Bool) throws(CommandFailure) -> ApprovalFile {
    let contents = try CommandFailure.file { () throws(FileError) in
      isNew
        ? try environment.workingFolder.readIfPresent(path, limit: Self.approvalLimit)
        : try environment.workingFolder.read(path, limit: Self.approvalLimit, isAdjustable: false)
    }
    guard let contents else { return ApprovalFile() }
    do throws(ApprovalError) {
      return try ApprovalFile(SourceText(name: path, contents: contents))
    } catch {
      let place = "\(error.position.line):\(error.position.column)"
      throw .other("'\(path)' is no list of approvals: \(place): \(error.message)", .failure)
    }
  }
}

extension DiffInput {
  /// Where approvals of changes to the file are looked for: beside it.
  var approvalsPath: String? {
    guard isOnDisk else { return nil }
    let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
    return folder + "tabs.approvals.yaml"
  }
}

extension AssignmentRequest {
  /// The values of the flags of both sides; `nil` where the command line names none. A flag or
  /// profile that only one side has says nothing to the other.
  fileprivate func flags(
    _ old: TabConfiguration,
    _ new: TabConfiguration
  ) throws(UsageError) -> DiffCase? {
    guard namesFlags else { return nil }
    return DiffCase(
      profiles: [profile],
      old: try known(to: old, else: new).assignment(in: old),
      new: try known(to: new, else: old).assignment(in: new)
    )
  }
}
