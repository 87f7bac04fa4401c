import FileSystem
import SourceText
import TabDiff
import TabOutput

extension DiffRun {
  /// Adds approvals to the files of the comparisons that show the changes; to all of them or, where
  /// something is in the way, to none.
  func approve(_ request: ApprovalRequest) throws(CommandFailure) {
    let changes = try changes(request.fingerprints)
    try environment.workingFolder.takingTurns(changing: changes.map(\.path)) {
      () throws(CommandFailure) in
      try approve(changes, request)
    }
  }

  private func approve(
    _ changes: [(path: String, changes: [Change])],
    _ request: ApprovalRequest
  ) throws(CommandFailure) {
    let today = CalendarDay(secondsSince1970: environment.secondsSince1970())
    var files: [OutputFile] = []
    var words = ""
    for (path, changes) in changes {
      let file = try approvalFile(path, isNew: true)
      let known = Approvals(file.approvals, today: today).valid
      var approvals: [Approval] = []
      for change in changes {
        let isKnown = known[change.fingerprint] != nil
        let subject = "\(change.kind.rawValue) of '\(change.id ?? "the app")'"
        words += VisibleText.line(
          isKnown
            ? "\(subject) was approved before in '\(path)'" : "approved \(subject) in '\(path)'"
        )
        words += "\n"
        if isKnown { continue }
        approvals.append(
          Approval(
            fingerprint: change.fingerprint,
            change: ApprovedChange(change),
            reason: request.reason,
            until: request.until
          )
        )
      }
      if approvals.isEmpty { continue }
      files.append(OutputFile(path, try text(of: file, at: path, with: approvals)))
    }
    try CommandFailure.file { () throws(FileError) in
      try environment.workingFolder.write(files)
    }
    environment.error.write(words)
  }

  /// The changes that have the fingerprints, by the files that their approvals go to.
  private func changes(
    _ fingerprints: [String]
  ) throws(CommandFailure) -> [(path: String, changes: [Change])] {
    var files: [(path: String, changes: [Change])] = []
    let found = comparisons.map { comparison in
      Dictionary(comparison.report.changes.map { ($0.fingerprint, $0) }) { first, _ in first }
    }
    var known: [String: Set<String>] = [:]
    for fingerprint in fingerprints {
      var isFound = false
      for (comparison, changes) in zip(comparisons, found) {
        guard let change = changes[fingerprint] else { continue }
        isFound = true
        guard let path = comparison.approvals else {
          throw .usage(UsageError("say which file of approvals it goes to with '--approvals FILE'"))
        }
        guard known[path, default: []].insert(fingerprint).inserted else { continue }
        guard let index = files.firstIndex(where: { $0.path == path }) else {
          files.append((path, [change]))
          continue
        }
        files[index].changes.append(change)
      }
      if !isFound {
        throw .explained(
          "no change has the fingerprint '\(VisibleText.line(fingerprint))'",
          help: "'tabc diff' shows that of each change; it has 16 digits",
          .findings
        )
      }
    }
    return files
  }

  /// A file's text with entries at its end, which is read before anything is written.
  private func text(
    of file: ApprovalFile,
    at path: String,
    with approvals: [Approval]
  ) throws(CommandFailure) -> [UInt8] {
    guard let indentation = file.indentation else {
      throw .other(
        "'\(path)' is written in brackets; give each approval a line with '- '",
        .failure
      )
    }
    var bytes = try CommandFailure.file { () throws(FileError) in
      try environment.workingFolder.readIfPresent(path, limit: Self.approvalLimit) ?? []
    }
    if let last = bytes.last, last != UInt8(ascii: "\n") { bytes.append(UInt8(ascii: "\n")) }
    for approval in approvals { bytes += approval.text(indentedBy: indentation).utf8 }
    let expected = (file.approvals + approvals).map(\.fingerprint)
    let result = try? ApprovalFile(SourceText(name: path, contents: bytes))
    guard result?.approvals.map(\.fingerprint) == expected else {
      throw .explained(
        "an entry at the end of '\(path)' could not be read",
        help: "end the file with the last entry of its list",
        .failure
      )
    }
    return bytes
  }
}
