import ProcessTesting
import Testing

@Suite struct InitTests {
  @Test func theBeginningIsFreeOfFindingsAndCompiles() throws {
    let workspace = try Workspace()
    let written = try workspace.tabc("init")
    #expect(written.status == 0)
    #expect(written.output == "")
    #expect(written.error == "wrote tabs.yaml; check it with 'tabc lint tabs.yaml'\n")
    #expect(workspace.names == ["tabs.yaml"])
    let lint = try workspace.tabc("lint", "--fail-on", "info", "tabs.yaml")
    #expect(lint.output == "")
    #expect(lint.status == 0)
    #expect(try workspace.tabc("compile", "tabs.yaml", "-o", "out").status == 0)
    #expect(try workspace.tabc("resolve", "tabs.yaml", "home").status == 0)
    let flag = try workspace.tabc("compile", "tabs.yaml", "-oout", "--flag=news=true", "--strict")
    #expect(flag == ChildProcess.Outcome())
  }

  @Test func theBeginningIsPrinted() throws {
    let workspace = try Workspace()
    let printed = try workspace.tabc("init", "-")
    #expect(printed.error == "")
    #expect(workspace.names == [])
    #expect(try workspace.tabc("init", "App.tabs.yaml").status == 0)
    #expect(workspace.text("App.tabs.yaml") == printed.output)
  }

  @Test func whatIsThereIsLeftAlone() throws {
    let workspace = try Workspace(["tabs.yaml": "mine", "folder/file": "", "empty.yaml": ""])
    try workspace.link("loop.yaml", to: "loop.yaml")
    let names = workspace.names
    var transcript = Transcript("init", in: workspace)
    try transcript.run("init")
    try transcript.run("init", "tabs.yaml")
    try transcript.run("init", "empty.yaml")
    try transcript.run("init", "folder")
    try transcript.run("init", "missing/tabs.yaml")
    try transcript.run("init", "")
    try transcript.run("init", "loop.yaml")
    try transcript.run("init", "new\nline\u{1B}[2J.yaml")
    try transcript.expect()
    #expect(workspace.text("tabs.yaml") == "mine")
    #expect(workspace.text("empty.yaml") == "")
    #expect(workspace.names == (names + ["new\nline\u{1B}[2J.yaml"]).sorted())
  }
}

@Suite struct SchemaTests {
  @Test(arguments: [
    ("config", "tabs"), ("layout", "layout"), ("diagnostics", "diagnostics"),
  ])
  func aSchemaIsTheCommittedOne(_ name: String, _ file: String) throws {
    let printed = try Workspace().tabc("schema", name)
    let path = Tabc.repository.appendingPathComponent("Schemas/\(file).schema.json").path
    let committed = try String(contentsOfFile: path, encoding: .utf8)
    #expect(printed.output == committed)
    #expect(printed.error == "")
    #expect(printed.status == 0)
  }
}
