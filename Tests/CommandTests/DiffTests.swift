import Foundation
import Testing

/// `tabc diff` between files and folders.
@Suite struct DiffTests {
  static let old = """
    version: 1
    tabs:
      - {id: home, title: Home, systemImage: house, route: /home}
      - {id: news, title: News, systemImage: newspaper, route: /news}
      - {id: shop, title: Shop, systemImage: cart}
      - {id: about, title: About, systemImage: info.circle}

    """

  /// A destination less, another route, another order.
  static let new = """
    version: 1
    tabs:
      - {id: about, title: About, systemImage: info.circle}
      - {id: home, title: Home, systemImage: house, route: /start}
      - {id: shop, title: Shop, systemImage: cart}

    """

  private func workspace() throws -> Workspace {
    try Workspace(["old.tabs.yaml": Self.old, "new.tabs.yaml": Self.new])
  }

  @Test func twoFilesAreCompared() throws {
    var transcript = Transcript("diff", in: try workspace())
    try transcript.run("diff", "old.tabs.yaml", "new.tabs.yaml")
    try transcript.run("diff", "old.tabs.yaml", "old.tabs.yaml")
    try transcript.run("diff", "old.tabs.yaml", "new.tabs.yaml", "--format", "github")
    try transcript.run("diff", "old.tabs.yaml", "new.tabs.yaml", "--format", "markdown")
    try transcript.expect()
  }

  @Test func failures() throws {
    let workspace = try workspace()
    try workspace.put("wrong.tabs.yaml", Sample.wrong)
    var transcript = Transcript("diff-failures", in: workspace)
    try transcript.run("diff", "old.tabs.yaml")
    try transcript.run("diff", "old.tabs.yaml", "missing.yaml")
    try transcript.run("diff", "old.tabs.yaml", "wrong.tabs.yaml")
    try transcript.run("diff", "old.tabs.yaml", "new.tabs.yaml", "--format", "yaml")
    try transcript.run("diff", "old.tabs.yaml", "new.tabs.yaml", "--fail-on", "error")
    try transcript.run("diff", "old.tabs.yaml", "new.tabs.yaml", "--flag", "a=true")
    try transcript.run("diff", "old.tabs.yaml", "new.tabs.yaml", "--against-tip")
    try transcript.run("diff", "old.tabs.yaml", "new.tabs.yaml", "--reason", "why")
    try transcript.expect()
  }

  @Test func theLeastClassThatFailsIsChosen() throws {
    let workspace = try workspace()
    let titled = Self.old.replacing("title: News", with: "title: Today")
    try workspace.put("titled.tabs.yaml", titled)
    try workspace.put(
      "badged.tabs.yaml",
      Self.old.replacing("{id: news", with: "{badge: dot, id: news")
    )
    func status(_ file: String, _ level: String) throws -> Int32 {
      try workspace.tabc("diff", "old.tabs.yaml", file, "--fail-on", level).status
    }
    let levels = ["never", "breaking", "risky", "safe"]
    #expect(try levels.map { try status("new.tabs.yaml", $0) } == [0, 1, 1, 1])
    #expect(try levels.map { try status("titled.tabs.yaml", $0) } == [0, 0, 1, 1])
    #expect(try levels.map { try status("badged.tabs.yaml", $0) } == [0, 0, 0, 1])
    #expect(try levels.map { try status("old.tabs.yaml", $0) } == [0, 0, 0, 0])
  }

  @Test func aReleaseIsASide() throws {
    let workspace = try workspace()
    #expect(try workspace.tabc("compile", "old.tabs.yaml", "-o", "Release").status == 0)
    let files = try workspace.tabc("diff", "old.tabs.yaml", "new.tabs.yaml")
    for release in ["Release", "Release/"] {
      let outcome = try workspace.tabc("diff", release, "new.tabs.yaml")
      #expect(outcome.output.contains("destination-removed"))
      #expect(outcome.status == files.status)
      #expect(try workspace.tabc("diff", release, "old.tabs.yaml").output == "no changes\n")
    }
    // Nobody edits a release: its side has no places.
    let json = try workspace.tabc("diff", "Release", "new.tabs.yaml", "--format", "json").output
    #expect(!json.contains("\"old\": {"))
    #expect(json.contains("\"new\": {"))
  }

  @Test func flagsAreSetOnBothSides() throws {
    let flagged = """
      version: 1
      flags: {notes: false}
      tabs:
        - {id: home, title: Home, systemImage: house}
        - {id: news, title: News, systemImage: newspaper}
        - {id: notes, title: Notes, systemImage: note.text, when: notes}

      """
    let workspace = try Workspace([
      "a.tabs.yaml": flagged,
      "b.tabs.yaml": flagged.replacing("when: notes", with: "regular: pinned, when: notes"),
    ])
    let plain = try workspace.tabc("diff", "a.tabs.yaml", "b.tabs.yaml").output
    let set = try workspace.tabc("diff", "a.tabs.yaml", "b.tabs.yaml", "--flag", "notes=true")
      .output
    #expect(plain.contains("placement-changed"))
    #expect(set.contains("placement-changed"))
  }

  // MARK: Approvals

  /// How many changes of all classes a summary calls approved.
  static func approved(in summary: String) -> Int {
    summary.matches(of: /\((\d+) approved\)/).compactMap { Int($0.1) }.reduce(0, +)
  }

  @Test func aChangeIsApproved() throws {
    let workspace = try workspace()
    let diff = ["diff", "old.tabs.yaml", "new.tabs.yaml"]
    let output = try workspace.tabc(diff).output
    let fingerprints = output.split(separator: "\n").filter { $0.contains("fingerprint ") }
      .compactMap { $0.split(separator: " ").last.map(String.init) }
    #expect(fingerprints.count >= 3)
    try workspace.put("tabs.approvals.yaml", "# What we agreed to\n")
    for fingerprint in fingerprints {
      let outcome = try workspace.tabc(
        diff + ["--approve", fingerprint, "--reason", "say \"yes\": é"]
      )
      #expect(outcome.status == 0, "\(outcome.error)")
    }
    let approved = try workspace.tabc(diff + ["--fail-on", "risky"])
    #expect(approved.status == 0)
    #expect(approved.error == "")
    #expect(Self.approved(in: approved.output) == fingerprints.count)
    #expect(workspace.text("tabs.approvals.yaml")?.hasPrefix("# What we agreed to\n- ") == true)
    // Merged, the approvals are as good as before.
    let merged = try workspace.tabc("diff", "new.tabs.yaml", "new.tabs.yaml", "--strict")
    #expect(merged.status == 0, "\(merged.error)")
    #expect(merged.error == "")
    // Taken back, they are stale.
    try workspace.put("new.tabs.yaml", Self.old)
    let back = try workspace.tabc(diff)
    #expect(back.status == 0)
    #expect(back.error.split(separator: "\n").count == fingerprints.count, "\(back.error)")
    #expect(try workspace.tabc(diff + ["--strict"]).status == 1)
  }

  @Test func anApprovalEnds() throws {
    let workspace = try workspace()
    let diff = ["diff", "old.tabs.yaml", "new.tabs.yaml", "--approvals", "a.yaml"]
    let json = try workspace.tabc("diff", "old.tabs.yaml", "new.tabs.yaml", "--format", "json")
      .output
    let value = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
    for change in value?["changes"] as? [[String: Any]] ?? []
    where change["class"] as? String == "breaking" {
      let fingerprint = try #require(change["fingerprint"] as? String)
      for _ in 0..<1 {
        let words = ["--approve", fingerprint, "--reason", "for now", "--until", "2999-12-31"]
        #expect(try workspace.tabc(diff + words).status == 0)
      }
    }
    #expect(try workspace.tabc(diff).status == 0)
    let text = try #require(workspace.text("a.yaml"))
    try workspace.put("a.yaml", text.replacing("2999-12-31", with: "2020-02-29"))
    let over = try workspace.tabc(diff)
    #expect(over.status == 1)
    #expect(over.error.contains("is stale: it held until 2020-02-29"))
  }

  @Test func approvalsThatAreNoneAreRefused() throws {
    let workspace = try workspace()
    var transcript = Transcript("diff-approvals", in: workspace)
    let diff = ["diff", "old.tabs.yaml", "new.tabs.yaml"]
    try transcript.run(diff + ["--approve", "0000000000000000", "--reason", "why"])
    try transcript.run(diff + ["--approve", "0000000000000000"])
    try transcript.run(diff + ["--approve", "0", "--reason", "w", "--until", "2026-02-30"])
    try transcript.run(diff + ["--approvals", "none.yaml"])
    let files = [
      "fingerprint: x", "- {fingerprint: x}", "- {fingerprint: 0000000000000000, reason: x}",
      "- {fingerprint: \"0000000000000000\", change: x}",
      "- {fingerprint: \"0000000000000000\", change: x, reason: y, until: soon}",
      "- {fingerprint: \"0000000000000000\", change: {kind: moved}, reason: y}",
      "- {fingerprint: \"0000000000000000\", change: x, raeson: y}", "- [",
    ]
    for (number, text) in files.enumerated() {
      try workspace.put("\(number).yaml", text + "\n")
      try transcript.run(diff + ["--approvals", "\(number).yaml"])
    }
    try transcript.expect()
  }

  @Test func theClassOfAChangeCanBeSet() throws {
    let workspace = try workspace()
    let set = "changes: {route-changed: safe, destination-removed: risky, reordered: breaking}\n"
    try workspace.put("new.tabs.yaml", Self.new.replacing("tabs:", with: set + "tabs:"))
    let output = try workspace.tabc("diff", "old.tabs.yaml", "new.tabs.yaml").output
    #expect(output.contains("safe      route-changed"))
    #expect(output.contains("risky     destination-removed"))
    #expect(output.contains("breaking  reordered"))
  }
}
