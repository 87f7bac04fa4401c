import Testing

@Suite struct HelpTests {
  static let commands = [
    "lint", "compile", "diff", "resolve", "generate", "init", "rules", "explain", "schema",
    "completion",
  ]

  @Test func theProgramIsExplainedOnOneScreen() throws {
    let workspace = try Workspace()
    let help = try workspace.tabc("--help")
    #expect(help.status == 0)
    #expect(help.error == "")
    #expect(help.output.split(separator: "\n", omittingEmptySubsequences: false).count < 40)
    #expect(help.output.contains("\nExample:\n"))
    for line in help.output.split(separator: "\n") { #expect(line.count <= 100, "\(line)") }
    for command in Self.commands { #expect(help.output.contains("\n  \(command) ")) }
    #expect(try workspace.tabc("-h") == help)
    #expect(try workspace.tabc("help") == help)
    var transcript = Transcript("help", in: workspace)
    try transcript.run("--help")
    try transcript.expect()
  }

  @Test(arguments: commands)
  func aCommandIsExplained(_ command: String) throws {
    let workspace = try Workspace()
    let help = try workspace.tabc(command, "--help")
    #expect(help.status == 0)
    #expect(help.error == "")
    for line in help.output.split(separator: "\n") { #expect(line.count <= 110, "\(line)") }
    #expect(try workspace.tabc(command, "-h") == help)
    #expect(try workspace.tabc("help", command) == help)
    #expect(try workspace.tabc(command, "missing.yaml", "--help") == help)
    var transcript = Transcript("help-\(command)", in: workspace)
    try transcript.run(command, "--help")
    try transcript.expect()
  }

  @Test func afterTwoHyphensHelpIsAFile() throws {
    let workspace = try Workspace(["--help": Sample.clean])
    let lint = try workspace.tabc("lint", "--", "--help")
    #expect(lint.status == 0)
    #expect(lint.error == "checked 1 file\n")
  }

  @Test func withoutArgumentsTheHelpIsAnError() throws {
    let workspace = try Workspace()
    let nothing = try workspace.tabc()
    #expect(nothing.status == 2)
    #expect(nothing.output == "")
    #expect(nothing.error == (try workspace.tabc("--help").output))
  }

  @Test func theVersionIsOneLine() throws {
    let version = try Workspace().tabc("--version")
    #expect(version.status == 0)
    #expect(version.error == "")
    #expect(version.output.wholeMatch(of: /tabc \d+\.\d+\.\d+\n/) != nil)
  }

  @Test func whatIsMistypedGetsTheNearest() throws {
    var transcript = Transcript("mistyped", in: try Workspace())
    try transcript.run("lnit")
    try transcript.run("Compile", "tabs.yaml")
    try transcript.run("frobnicate")
    try transcript.run("")
    try transcript.run("--halp")
    try transcript.run("--frobnicate")
    try transcript.run("--")
    try transcript.run("help", "resolv")
    try transcript.run("help", "frobnicate")
    try transcript.run("lint", "--formt", "json", "tabs.yaml")
    try transcript.run("lint", "--Strict")
    try transcript.run("lint", "-x")
    try transcript.run("compile", "--ouput=out", "tabs.yaml")
    try transcript.run("compile", "-x")
    try transcript.run("schema", "confg")
    try transcript.run("schema", "frobnicate")
    try transcript.run("a\nb\u{1B}[31m\u{202E}c")
    try transcript.run("lint", "--a\nb\u{1B}[31mc")
    try transcript.expect()
  }
}
