import Diagnostics
import Foundation
import SourceText
import TabRules
import Testing

@Suite struct BaselineTests {
  private static let ambiguous = Configurations.with(
    trash: "regular: sidebarOnly, compact: tab",
    before: """
        - {id: yes1, title: Yes, systemImage: star}
        - {id: no1, title: No, systemImage: moon}
      """
  )

  private func baselined(_ files: [String: String]) throws -> TestFolder {
    let folder = try TestFolder(files)
    #expect(folder.tabc("lint", "--write-baseline").status == 0)
    return folder
  }

  @Test func `the file is readable and the same every time`() throws {
    let folder = try baselined(["tabs.yaml": Self.ambiguous, "B/x.tabs.yaml": Self.ambiguous])
    let text = try #require(folder.text("tabs-baseline.json"))
    #expect(text == Self.expected)
    let state = try folder.state("tabs-baseline.json")
    let run = folder.tabc("lint", "--write-baseline", "--jobs", "1", "tabs.yaml", "B")
    #expect(run.error == "wrote 6 findings to the baseline 'tabs-baseline.json'\nchecked 2 files\n")
    #expect(try folder.state("tabs-baseline.json") == state)
  }

  private static let expected = """
    {
      "baselineVersion": 1,
      "findings": [
        {
          "path": "B/x.tabs.yaml",
          "rule": "ambiguous-scalar",
          "node": "no1",
          "subject": "title",
          "count": 1,
          "fingerprint": "5ccbe9f85f33f9da"
        },
        {
          "path": "B/x.tabs.yaml",
          "rule": "ambiguous-scalar",
          "node": "yes1",
          "subject": "title",
          "count": 1,
          "fingerprint": "ca90e309c887dc66"
        },
        {
          "path": "B/x.tabs.yaml",
          "rule": "sidebar-only-shown",
          "node": "trash",
          "subject": "compact",
          "count": 1,
          "fingerprint": "9e8f99e10b8dee09"
        },
        {
          "path": "tabs.yaml",
          "rule": "ambiguous-scalar",
          "node": "no1",
          "subject": "title",
          "count": 1,
          "fingerprint": "69b69f9629cdd9c5"
        },
        {
          "path": "tabs.yaml",
          "rule": "ambiguous-scalar",
          "node": "yes1",
          "subject": "title",
          "count": 1,
          "fingerprint": "595c63366fab0db3"
        },
        {
          "path": "tabs.yaml",
          "rule": "sidebar-only-shown",
          "node": "trash",
          "subject": "compact",
          "count": 1,
          "fingerprint": "9775fbb610ca7552"
        }
      ]
    }

    """

  @Test func `what it holds is left out, wherever it moves`() throws {
    let folder = try baselined(["tabs.yaml": Self.ambiguous])
    try folder.put("tabs.yaml", "# moved\n\n" + Self.ambiguous)
    let run = folder.tabc("lint", "--baseline", "tabs-baseline.json", "--strict")
    #expect(run.status == 0)
    #expect(run.output == "")
    #expect(
      run.error == "left out 3 findings of the baseline 'tabs-baseline.json'\nchecked 1 file\n"
    )
  }

  @Test func `what is new is shown, be it of the same kind`() throws {
    let folder = try baselined(["tabs.yaml": Self.ambiguous])
    try folder.put("tabs.yaml", Self.ambiguous.replacing("title: News", with: "title: Off"))
    let run = folder.tabc("lint", "--baseline", "tabs-baseline.json", "--format", "concise")
    #expect(run.output.split(separator: "\n").count == 1)
    #expect(run.output.contains("[ambiguous-scalar]"))
    #expect(folder.tabc("lint", "--baseline", "tabs-baseline.json", "--strict").status == 1)
  }

  @Test func `what no longer occurs is reported, and fails when strict`() throws {
    let folder = try baselined(["tabs.yaml": Self.ambiguous, "B/tabs.yaml": Self.ambiguous])
    try folder.put("tabs.yaml", Configurations.with(trash: "systemImage2: x", before: "  # No"))
    try folder.put("tabs.yaml", Self.ambiguous.replacing("title: No", with: "title: Nope"))
    try FileManager.default.removeItem(atPath: folder.path + "/B")
    let run = folder.tabc("lint", "--baseline", "tabs-baseline.json")
    #expect(run.status == 0)
    #expect(
      run.error == """
        warning: the baseline 'tabs-baseline.json' holds findings that no longer occur
          B/tabs.yaml: ambiguous-scalar of 'no1', 'title'
          B/tabs.yaml: ambiguous-scalar of 'yes1', 'title'
          B/tabs.yaml: sidebar-only-shown of 'trash', 'compact'
          tabs.yaml: ambiguous-scalar of 'no1', 'title'
        help: write it anew with '--write-baseline'
        left out 2 findings of the baseline 'tabs-baseline.json'
        checked 1 file

        """
    )
    #expect(folder.tabc("lint", "--baseline", "tabs-baseline.json", "--strict").status == 1)
    #expect(folder.tabc("lint", "--write-baseline").status == 0)
    #expect(folder.tabc("lint", "--baseline", "tabs-baseline.json", "--strict").status == 0)
  }

  @Test func `files that were not checked, or not to their ends, are not judged`() throws {
    let folder = try baselined(["tabs.yaml": Self.ambiguous, "B/tabs.yaml": Self.ambiguous])
    let before = folder.text("tabs-baseline.json")
    let run = folder.tabc("lint", "tabs.yaml", "--baseline", "tabs-baseline.json", "--strict")
    #expect(run.status == 0)
    #expect(folder.tabc("lint", "--write-baseline", "tabs.yaml").status == 0)
    #expect(folder.text("tabs-baseline.json") == before)
    try folder.put("B/tabs.yaml", "tabs: [")
    let broken = folder.tabc("lint", "--baseline", "tabs-baseline.json")
    #expect(!broken.error.contains("no longer"))
    #expect(folder.tabc("lint", "--write-baseline").status == 1)
    #expect(folder.text("tabs-baseline.json") == before)
  }

  @Test func `errors that cannot be turned down are not held`() throws {
    let folder = try TestFolder(["tabs.yaml": Configurations.with(trash: "titel: x")])
    let run = folder.tabc("lint", "--write-baseline")
    #expect(run.status == 1)
    #expect(run.output.contains("[unknown-key]"))
    #expect(folder.text("tabs-baseline.json")?.contains("unknown-key") == false)
  }

  @Test func `paths start from the baseline's folder`() throws {
    let folder = try baselined(["App/tabs.yaml": Self.ambiguous])
    let path = folder.path + "/App/tabs.yaml"
    for arguments in [["tabs.yaml"], ["./tabs.yaml"], ["../App/./tabs.yaml"], [path], []] {
      let run = folder.tabc(
        ["lint", "--baseline", "../tabs-baseline.json", "--strict"] + arguments,
        below: "App"
      )
      #expect(run.status == 0, "\(arguments)")
    }
  }

  @Test func `mended findings leave with --fix what a baseline does not hold`() throws {
    let folder = try baselined(["tabs.yaml": Self.ambiguous])
    let text = Self.ambiguous.replacing("title: News", with: "title: Off")
    try folder.put("tabs.yaml", text)
    #expect(folder.tabc("lint", "--fix", "--baseline", "tabs-baseline.json").status == 0)
    #expect(folder.text("tabs.yaml") == text.replacing("title: Off,", with: "title: \"Off\","))
  }

  @Test(arguments: [
    ("", "1:1"),
    ("[]", "1:1: expected an object"),
    ("{\"findings\": []}", "1:1: 'baselineVersion' is missing"),
    ("{\"baselineVersion\": 2, \"findings\": []}", "1:21: 'baselineVersion' must be 1, found 2"),
    ("{\"baselineVersion\": 1, \"findings\": {}}", "1:36: 'findings' must be an array"),
    ("{\"baselineVersion\": 1, \"findings\": [1]}", "1:37: expected an object"),
    ("{\"baselineVersion\": 1,\n\"found\": []}", "2:1: unknown key 'found'"),
    ("{\"baselineVersion\": 1", "1:1: "),
    (Self.expected.replacing("\"count\": 1", with: "\"count\": -1"), "9:16: 'count' must be"),
    (Self.expected.replacing("5ccb", with: "5CCB"), "10:22: 'fingerprint' must be"),
    (
      Self.expected.replacing(": 1,\n  \"f", with: ": \"1\",\n  \"f"),
      "2:22: 'baselineVersion' must"
    ),
    (Self.expected.replacing("\"count\": 1", with: "\"count\": \"1\""), "9:16: 'count' must be"),
    (
      Self.expected.replacing("5ccbe9f85f33f9da", with: "9775fbb610ca7552"),
      "10:22: 'fingerprint' must be '5ccbe9f85f33f9da', which belongs to the path, rule, node and "
        + "subject beside it"
    ),
    (Self.expected.replacing("B/x", with: "B/y"), "10:22: 'fingerprint' must be"),
    (
      Self.expected.replacing("ambiguous-scalar", with: "title-length"), "10:22: 'fingerprint' must"
    ),
    (Self.expected.replacing("\"trash\"", with: "\"bin\""), "26:22: 'fingerprint' must be"),
    (Self.expected.replacing("\"compact\"", with: "\"x\""), "26:22: 'fingerprint' must be"),
    (Configurations.clean, "1:1: unknown key 'version'"),
  ])
  func `a broken baseline is an error, and left as it is`(text: String, message: String) throws {
    let folder = try TestFolder(["tabs.yaml": Configurations.clean, "b.json": text])
    for arguments in [
      ["lint", "--baseline", "b.json"], ["lint", "--baseline", "b.json", "--write-baseline"],
    ] {
      let run = folder.tabc(arguments)
      #expect(run.status == 3)
      #expect(run.error.hasPrefix("error: 'b.json' is no baseline: \(message)"), "\(run.error)")
    }
    #expect(folder.text("b.json") == text)
  }

  @Test func `a missing baseline is an error`() throws {
    let folder = try TestFolder(["tabs.yaml": Configurations.clean])
    let run = folder.tabc("lint", "--baseline", "b.json")
    #expect(run.status == 3)
    #expect(run.error == "error: cannot read 'b.json': No such file or directory\n")
  }

  @Test func `hostile names are written so that they show, and read again`() throws {
    let name = "a\u{202E}\u{1B}[2J\u{1FFFE}\n\".tabs.yaml"
    let folder = try baselined([name: Self.ambiguous])
    let text = try #require(folder.text("tabs-baseline.json"))
    #expect(text.unicodeScalars.allSatisfy { $0 == "\n" || (0x20..<0x7F).contains($0.value) })
    #expect(folder.tabc("lint", "--baseline", "tabs-baseline.json", "--strict").status == 0)
    try folder.put(name, Configurations.clean)
    let stale = folder.tabc("lint", "--baseline", "tabs-baseline.json")
    #expect(stale.error.contains("no longer occur"))
    #expect(!stale.error.unicodeScalars.contains { $0 == "\u{1B}" || $0 == "\u{202E}" })
  }

  @Test func `what somebody wrote into a baseline cannot move the cursor`() throws {
    let folder = try TestFolder(["tabs.yaml": Configurations.clean])
    let node = "\u{1B}[2J\u{202E}"
    let fingerprint = Fingerprint(path: "tabs.yaml", rule: "r", node: node, subject: nil)
    try folder.put(
      "b.json",
      """
      {"baselineVersion": 1, "findings": [{"path": "tabs.yaml", "rule": "r",
        "node": "\\u001b[2J\\u202e", "count": 1, "fingerprint": "\(fingerprint.text)"}]}
      """
    )
    let run = folder.tabc("lint", "--baseline", "b.json")
    #expect(run.error.contains("of '\\u{1B}[2J\\u{202E}'\n"))
  }

  @Test func `long subjects are told apart where they are shown alike`() throws {
    func text(_ subjects: String...) -> CheckedText {
      let diagnostics = subjects.map { subject in
        Diagnostic("r", .warning, "m", at: ByteSpan(0, 1), node: "n", subject: subject)
      }
      return CheckedText(path: "tabs.yaml", diagnostics: diagnostics, isComplete: true)
    }
    let long = String(repeating: "s", count: 200)
    let baseline = Baseline(of: [text(long + "a", long + "b", long + "a")], keeping: [])
    #expect(baseline.entries.map(\.count).sorted() == [1, 2])
    #expect(Set(baseline.entries.map(\.subject)).count == 2)
    #expect(baseline.entries.allSatisfy { ($0.subject?.count ?? 0) < 160 })
    let left = baseline.remaining(of: text(long + "a", long + "c", long + "b"))
    #expect(left.map(\.subject) == [long + "c"])
  }

  @Test func `a baseline has a limit that stands`() throws {
    let folder = try TestFolder(["tabs.yaml": Configurations.clean])
    try folder.put("b.json", [UInt8](repeating: 0x20, count: 8 << 20 | 1))
    let run = folder.tabc("lint", "--baseline", "b.json")
    #expect(run.error == "error: cannot read 'b.json': Larger than 8 MiB\n")
    #expect(run.status == 3)
  }

  @Test func `no baseline is written that would not be read`() throws {
    let folders = [String](repeating: String(repeating: "d", count: 200), count: 12)
    let path = folders.joined(separator: "/") + "/tabs.yaml"
    let tabs = (0..<3_500).map { "  - {id: n\($0), title: A, systemImage: nothing.like.that}\n" }
    let folder = try TestFolder([path: "version: 1\ntabs:\n" + tabs.joined()])
    let run = folder.tabc("lint", "--write-baseline", path)
    #expect(
      run.error.hasPrefix(
        "error: the findings make a baseline of more than 8 MiB, which is not read\n"
      )
    )
    #expect(run.status == 3)
    #expect(folder.text("tabs-baseline.json") == nil)
  }

  @Test func `fingerprints tell rule, node, subject and path, and nothing else`() {
    func fingerprint(
      _ rule: RuleID = "r",
      _ node: String? = "n",
      _ subject: String? = "s",
      path: String = "p",
      message: String = "m",
      at span: ByteSpan = ByteSpan(0, 1)
    ) -> String {
      Fingerprint(
        Diagnostic(rule, .error, message, at: span, node: node, subject: subject),
        path: path
      ).text
    }
    let first = fingerprint()
    #expect(fingerprint(message: "other", at: ByteSpan(5, 9)) == first)
    let others = [
      first, fingerprint("q"), fingerprint("r", nil), fingerprint("r", ""),
      fingerprint("r", "n", nil),
      fingerprint("r", "n", ""), fingerprint("r", "ns", ""), fingerprint("r", "", "ns"),
      fingerprint("rn", "", "s"), fingerprint(path: "pr"), fingerprint("r", nil, "s"),
    ]
    #expect(Set(others).count == others.count - 1)
    #expect(Fingerprint(text: first)?.text == first)
    for text in ["", "0123", first.uppercased() + "0", String(repeating: "g", count: 16)] {
      #expect(Fingerprint(text: text) == nil)
    }
  }
}
