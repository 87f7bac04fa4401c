import Foundation
import Testing

/// `tabc diff --approve` adds to the files that people keep, and leaves them readable.
@Suite struct DiffApprovalTests {
  private static let diff = ["diff", "old.tabs.yaml", "new.tabs.yaml"]
  private static let file = "tabs.approvals.yaml"

  private func workspace() throws -> Workspace {
    try Workspace(["old.tabs.yaml": DiffTests.old, "new.tabs.yaml": DiffTests.new])
  }

  private func fingerprints(_ workspace: Workspace) throws -> [String] {
    try workspace.tabc(Self.diff).output.matches(of: /fingerprint ([0-9a-f]{16})/)
      .map { String($0.1) }
  }

  private func approve(_ fingerprints: [String]) -> [String] {
    Self.diff + fingerprints.flatMap { ["--approve", $0] } + ["--reason", "agreed"]
  }

  @Test(arguments: ["", "  ", "      "])
  func theEntriesOfAFileHaveOneIndentation(_ spaces: String) throws {
    let workspace = try workspace()
    let all = try fingerprints(workspace)
    let first = try workspace.tabc(approve([all[0]]))
    #expect(first.status == 0, "\(first.error)")
    let text = try #require(workspace.text(Self.file))
    let lines = text.split(separator: "\n").map { spaces + $0 }
    try workspace.put(Self.file, "# Agreed\n" + lines.joined(separator: "\n"))
    let more = try workspace.tabc(approve([all[1]]))
    #expect(more.status == 0, "\(more.error)")
    let hyphens = try #require(workspace.text(Self.file)).split(separator: "\n")
      .filter { $0.hasPrefix(spaces + "- ") }
    #expect(hyphens.count == 2)
    let after = try workspace.tabc(Self.diff + ["--strict"])
    #expect(after.error == "")
    #expect(DiffTests.approved(in: after.output) == 2)
  }

  @Test(arguments: ["...\n", "...", "---\n- more\n"])
  func aFileThatNothingCanFollowIsLeftAsItWas(_ end: String) throws {
    let workspace = try workspace()
    let all = try fingerprints(workspace)
    #expect(try workspace.tabc(approve([all[0]])).status == 0)
    let text = try #require(workspace.text(Self.file)) + end
    try workspace.put(Self.file, text)
    let outcome = try workspace.tabc(approve([all[1]]))
    #expect(outcome.status == 3)
    #expect(outcome.error.hasPrefix("error: "))
    #expect(workspace.text(Self.file) == text)
  }

  @Test func severalChangesAreApprovedAtOnce() throws {
    let workspace = try workspace()
    let all = try fingerprints(workspace)
    #expect(all.count >= 3)
    let outcome = try workspace.tabc(approve(all))
    #expect(outcome.status == 0)
    #expect(outcome.error.split(separator: "\n").count == all.count)
    #expect(DiffTests.approved(in: try workspace.tabc(Self.diff).output) == all.count)
  }

  @Test func oneUnknownChangeKeepsAllFromBeingApproved() throws {
    let workspace = try workspace()
    let outcome = try workspace.tabc(approve(try fingerprints(workspace) + ["0000000000000000"]))
    #expect(outcome.status == 1)
    #expect(outcome.error.contains("no change has the fingerprint '0000000000000000'"))
    #expect(workspace.text(Self.file) == nil)
  }

  @Test func aChangeIsApprovedOnce() throws {
    let workspace = try workspace()
    let own = try fingerprints(workspace)[0]
    #expect(try workspace.tabc(approve([own, own])).status == 0)
    let text = workspace.text(Self.file)
    #expect(text?.matches(of: /fingerprint/).count == 1)
    let again = try workspace.tabc(approve([own]))
    #expect(again.status == 0)
    #expect(again.error.contains("was approved before in 'tabs.approvals.yaml'"))
    #expect(workspace.text(Self.file) == text)
  }

  @Test func approvalsThatAreGivenAtOnceAllStay() throws {
    let workspace = try workspace()
    let all = try fingerprints(workspace)
    let outcome = try workspace.shell(
      """
      for each in \(all.joined(separator: " ")); do
        $tabc diff old.tabs.yaml new.tabs.yaml --approve $each --reason agreed &
      done
      wait
      """
    )
    #expect(outcome.error.split(separator: "\n").count == all.count)
    #expect(outcome.error.matches(of: /(?m)^approved/).count == all.count)
    #expect(workspace.text(Self.file)?.matches(of: /fingerprint/).count == all.count)
    #expect(workspace.names == ["new.tabs.yaml", "old.tabs.yaml", Self.file])
  }

  @Test func aFolderThatStaysLockedIsNotWaitedForLong() throws {
    let workspace = try workspace()
    let own = try fingerprints(workspace)[0]
    let folder = try FileHandle(forReadingFrom: URL(fileURLWithPath: workspace.path))
    #expect(flock(folder.fileDescriptor, LOCK_EX) == 0)
    let outcome = try workspace.tabc(approve([own]))
    #expect(outcome.status == 0, "\(outcome.error)")
    #expect(workspace.text(Self.file)?.contains(own) == true)
  }

  @Test func whatIsOverCanBeApprovedAgain() throws {
    let workspace = try workspace()
    let own = try fingerprints(workspace)[0]
    let until = ["--until", "2999-12-31"]
    #expect(try workspace.tabc(approve([own]) + until).status == 0)
    let text = try #require(workspace.text(Self.file))
    try workspace.put(Self.file, text.replacing("2999-12-31", with: "2020-02-29"))
    #expect(try workspace.tabc(Self.diff).error.contains("is stale"))
    #expect(try workspace.tabc(approve([own])).status == 0)
    #expect(try workspace.tabc(Self.diff).error == "")
  }

  @Test func anApprovalThatSaysNothingOrIsOverIsNone() throws {
    let workspace = try workspace()
    let own = try fingerprints(workspace)[0]
    for words in [["--reason", " \t"], ["--reason", "why", "--until", "2020-01-01"]] {
      let outcome = try workspace.tabc(Self.diff + ["--approve", own] + words)
      #expect(outcome.status == 2, "\(words)")
    }
    #expect(workspace.text(Self.file) == nil)
    let today = Date().formatted(.iso8601.year().month().day())
    let last = ["--approve", own, "--reason", "why", "--until", today]
    #expect(try workspace.tabc(Self.diff + last).status == 0)
  }

  /// What is gone from inside something that stays.
  @Test(arguments: [
    ("flags: {notes: {default: false, description: Notes}}", "flags: {notes: {default: false}}"),
    ("urlPrefixes: [\"a://\", \"b://\"]", "urlPrefixes: [\"a://\"]"),
    ("urlPrefixes: [\"a://\"]", "framework: uikit"),
  ])
  func anApprovalOfAnAbsenceHolds(_ before: String, _ after: String) throws {
    func text(_ root: String) -> String {
      DiffTests.old.replacing("tabs:", with: root + "\ntabs:")
        .replacing(
          "id: about",
          with: root.contains("flags") ? "when: notes, id: about" : "id: about"
        )
    }
    let workspace = try Workspace(["old.tabs.yaml": text(before), "new.tabs.yaml": text(after)])
    let json = try workspace.tabc(Self.diff + ["--format", "json"]).output
    let all = json.matches(of: /"fingerprint": "([0-9a-f]{16})"/).map { String($0.1) }
    #expect(!all.isEmpty)
    let approved = try workspace.tabc(approve(all))
    #expect(approved.status == 0, "\(approved.error)")
    for old in ["old.tabs.yaml", "new.tabs.yaml"] {
      let outcome = try workspace.tabc("diff", old, "new.tabs.yaml", "--strict")
      #expect(outcome.error == "")
      #expect(outcome.status == 0)
    }
  }
}
