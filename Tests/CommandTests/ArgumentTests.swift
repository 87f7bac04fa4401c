import ProcessTesting
import Testing

@Suite struct ArgumentTests {
  @Test func missingAndWrongValuesAreRefused() throws {
    var transcript = Transcript("wrong-values", in: try Workspace(["tabs.yaml": Sample.clean]))
    try transcript.run("lint")
    try transcript.run("lint", "--format")
    try transcript.run("lint", "--format=", "tabs.yaml")
    try transcript.run("lint", "--format", "jsn", "tabs.yaml")
    try transcript.run("lint", "--format", "json=", "tabs.yaml")
    try transcript.run("lint", "--strict=yes", "tabs.yaml")
    try transcript.run("lint", "--fail-on", "errors", "tabs.yaml")
    try transcript.run("lint", "--fail-on", "", "tabs.yaml")
    try transcript.run("lint", "--color", "sometimes", "tabs.yaml")
    try transcript.run("lint", "--max-diagnostics", "-1", "tabs.yaml")
    try transcript.run("lint", "--max-diagnostics", "many", "tabs.yaml")
    try transcript.run("lint", "--max-diagnostics", "99999999999999999999", "tabs.yaml")
    try transcript.run("lint", "--max-nodes", "0", "tabs.yaml")
    try transcript.run("lint", "--max-size", "4GiB", "tabs.yaml")
    try transcript.run("lint", "--max-size", "MiB", "tabs.yaml")
    try transcript.run("lint", "--max-size", "9999999999999MiB", "tabs.yaml")
    try transcript.run("lint", "--max-size", "0", "tabs.yaml")
    try transcript.run("lint", "--stdin-filename", "", "-")
    try transcript.run("lint", "--stdin-filename", "a.yaml", "tabs.yaml")
    try transcript.run("lint", "--help=1")
    try transcript.run("lint", "-hx")
    try transcript.run("--help=1")
    try transcript.run("--version=2")
    try transcript.run("lint", "--fail")
    try transcript.run("lint", "--write")
    try transcript.run("lint", "--hepl")
    try transcript.run("lint", "--format", "mark")
    try transcript.run("comp")
    try transcript.run("--ver")
    try transcript.run("compile", "tabs.yaml", "-o", "out", "--stdin-filename", "a.yaml")
    try transcript.run("lint", "-", "-")
    try transcript.run("compile")
    try transcript.run("compile", "tabs.yaml")
    try transcript.run("compile", "tabs.yaml", "-o")
    try transcript.run("compile", "tabs.yaml", "-o", "")
    try transcript.run("compile", "tabs.yaml", "tabs.yaml", "-o", "out")
    try transcript.run("compile", "tabs.yaml", "-o", "-")
    try transcript.run("compile", "tabs.yaml", "-o", "-", "--form-factor", "wide")
    try transcript.run("compile", "tabs.yaml", "-o", "-", "--form-factor", "compact", "--check")
    try transcript.run("compile", "tabs.yaml", "-o", "out", "--form-factor", "compact")
    try transcript.run("resolve", "tabs.yaml")
    try transcript.run("resolve", "tabs.yaml", "files", "--stdin-filename", "a.yaml")
    try transcript.run("diff", "tabs.yaml", "tabs.yaml", "--stdin-filename", "a.yaml")
    try transcript.run("resolve", "tabs.yaml", "files", "books")
    try transcript.run("init", "a", "b")
    try transcript.run("schema")
    try transcript.run("schema", "config", "layout")
    try transcript.expect()
  }

  @Test func wrongUsageWritesNothing() throws {
    let workspace = try Workspace(["tabs.yaml": Sample.clean])
    for arguments in [
      ["compile", "tabs.yaml", "-o", "out", "--frobnicate"],
      ["compile", "tabs.yaml", "-o", "out", "--flag", "nots=true"],
      ["compile", "tabs.yaml", "-o", "out", "--target", "ios99"],
      ["lint", "tabs.yaml", "--format", "json=report.json", "--max-size", "x"],
      ["init", "a", "b"],
    ] {
      #expect(try workspace.tabc(arguments).status == 2, "\(arguments)")
    }
    #expect(workspace.names == ["tabs.yaml"])
  }

  @Test func theStricterOfTwoLevelsCounts() throws {
    let workspace = try Workspace(["tabs.yaml": Sample.warned])
    for level in ["error", "warning", "never", "info"] {
      let options = ["--fail-on", level, "tabs.yaml", "--strict"]
      #expect(try workspace.tabc(["lint"] + options).status == 1, "\(level)")
      #expect(try workspace.tabc(["compile", "-o", "out"] + options).status == 1, "\(level)")
      #expect(
        try workspace.tabc("lint", "--fail-on", level, "tabs.yaml").status
          == (level == "error" || level == "never" ? 0 : 1)
      )
    }
  }

  @Test func whatIsShownTakesNoOtherFilesPlace() throws {
    let workspace = try Workspace(["tabs.yaml": Sample.warned, "old/tabs.yaml": Sample.clean])
    #expect(try workspace.tabc("lint", "--write-baseline").status == 0)
    #expect(try workspace.tabc("compile", "old/tabs.yaml", "-o", "old").status == 0)
    try workspace.link("link", to: "old")
    try workspace.put("a.yaml", "")
    let before = workspace.names
    let texts = before.map(workspace.text)
    for (line, message) in [
      ("lint --baseline tabs-baseline.json --format json=tabs-baseline.json", "the baseline"),
      ("lint --write-baseline --format json=./tabs-baseline.json", "the baseline"),
      ("lint --write-baseline --baseline new.json --format json=new.json", "the baseline"),
      ("lint --write-baseline --baseline link/new.json --format json=old/new.json", "the baseline"),
      ("compile tabs.yaml -o new --format json=new/tabs.json", "one of the manifests"),
      ("compile tabs.yaml -o link --format json=old/compact.json", "one of the manifests"),
      ("diff old tabs.yaml --format json=tabs.yaml", "one of the files that are compared"),
      ("diff old tabs.yaml --format json=link/tabs.json", "one of the files that are compared"),
      ("diff old tabs.yaml --approvals a.yaml --format json=a.yaml", "a file of approvals"),
      ("diff old tabs.yaml --format json=tabs.approvals.yaml", "a file of approvals"),
    ] {
      let outcome = try workspace.tabc(line.split(separator: " ").map(String.init))
      #expect(outcome.status == 2, "\(line)")
      #expect(outcome.error.split(separator: "\n")[0].hasSuffix(", which is \(message)"), "\(line)")
      #expect(workspace.names == before, "\(line)")
      #expect(before.map(workspace.text) == texts, "\(line)")
    }
  }

  /// Every way to write the same command line.
  @Test(arguments: [
    ["compile", "tabs.yaml", "-o", "out", "--target", "ios26", "--check"],
    ["compile", "-o", "out", "--check", "--target", "ios26", "tabs.yaml"],
    ["compile", "-oout", "--target=ios26", "tabs.yaml", "--check"],
    ["compile", "--output=out", "tabs.yaml", "--target=ios26", "--check"],
    ["compile", "--check", "--output", "out", "--target", "ios26", "--", "tabs.yaml"],
    ["compile", "--check", "-o", "other", "-o", "out", "--target", "ios26", "tabs.yaml"],
    ["compile", "--check", "--check", "-oout", "--target", "ios26", "tabs.yaml"],
  ])
  func optionsAndOperandsMix(_ arguments: [String]) throws {
    let workspace = try Workspace(["tabs.yaml": Sample.clean])
    let plain = ["compile", "tabs.yaml", "-o", "out", "--target", "ios26"]
    #expect(try workspace.tabc(plain).status == 0)
    #expect(try workspace.tabc(arguments) == ChildProcess.Outcome())
    try workspace.put("tabs.yaml", Sample.changed)
    #expect(try workspace.tabc(arguments).status == 1)
  }

  @Test func aValueMayBeginWithAHyphenOrHoldAnEqualsSign() throws {
    let workspace = try Workspace()
    let named = try workspace.tabc(
      "lint",
      "-",
      "--format=concise",
      "--stdin-filename=-a=b.yaml",
      input: Sample.warned
    )
    #expect(named.output.hasPrefix("-a=b.yaml:4:"))
    #expect(named.status == 0)
    let apart = try workspace.tabc(
      "lint",
      "-",
      "--format",
      "concise",
      "--stdin-filename",
      "-a=b.yaml",
      input: Sample.warned
    )
    #expect(apart == named)
  }

  @Test func filesMayBeginWithAHyphenBehindTwo() throws {
    let workspace = try Workspace(["-tabs.yaml": Sample.clean, "--": Sample.clean])
    #expect(try workspace.tabc("lint", "--", "-tabs.yaml", "--").error == "checked 2 files\n")
    #expect(try workspace.tabc("lint", "./-tabs.yaml").status == 0)
    #expect(try workspace.tabc("lint", "-tabs.yaml").status == 2)
    #expect(try workspace.tabc("compile", "-o", "-out", "--", "-tabs.yaml").status == 0)
    #expect(workspace.manifests("-out").count == 3)
  }
}
