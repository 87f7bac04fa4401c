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
    try transcript.run("resolve", "tabs.yaml", "files", "library")
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
