import Foundation
import ProcessTesting
import Testing

@Suite struct CompileTests {
  @Test func threeFilesAreWrittenInSilence() throws {
    let workspace = try Workspace(["sample.tabs.yaml": Sample.clean])
    let compile = try workspace.tabc("compile", "sample.tabs.yaml", "-o", "a/b/out")
    #expect(compile == ChildProcess.Outcome())
    #expect(
      workspace.names == [
        "a", "a/b", "a/b/out", "a/b/out/compact.json", "a/b/out/regular.json", "a/b/out/tabs.json",
        "sample.tabs.yaml",
      ]
    )
    let manifests = workspace.manifests("a/b/out")
    let digest = try #require(manifests["compact.json"]?.firstMatch(of: /"digest": "[0-9a-f]{16}"/))
    #expect(manifests["regular.json"]?.contains(digest.output) == true)
    for (name, text) in manifests {
      #expect(throws: Never.self, "\(name)") {
        try JSONSerialization.jsonObject(with: Data(text.utf8))
      }
      #expect(text.hasSuffix("}\n"))
    }
  }

  @Test func anAppFromStandardInputIsNamedAsItsFileWouldBe() throws {
    let text = Sample.clean.replacing(/app: .*\n/, with: "")
    let workspace = try Workspace(["tabs.yaml": text, "shop.tabs.yaml": text])
    for (file, options) in [
      ("tabs.yaml", []), ("shop.tabs.yaml", ["--stdin-filename", "Apps/shop.tabs.yaml"]),
    ] {
      #expect(try workspace.tabc("compile", file, "-o", "named").status == 0)
      let compile = try workspace.tabc(["compile", "-", "-o", "out"] + options, input: text)
      #expect(compile == ChildProcess.Outcome())
      #expect(workspace.manifests("out") == workspace.manifests("named"))
      #expect(workspace.text("out/tabs.json")?.contains("stdin") == false)
      let diff = try workspace.tabc(["diff", "named", "-"] + options, input: text)
      #expect(diff.status == 0)
      #expect(!diff.output.contains("app"), "\(diff.output)")
    }
    let wrong = try workspace.tabc(
      "compile",
      "-",
      "-o",
      "out",
      "--stdin-filename",
      "a b.yaml",
      input: Sample.wrong
    )
    #expect(wrong.error.contains("--> a b.yaml:"), "\(wrong.error)")
    let resolve = try workspace.tabc(
      "resolve",
      "-",
      "x",
      "--stdin-filename",
      "a b.yaml",
      input: Sample.wrong
    )
    #expect(resolve.error.contains("--> a b.yaml:"), "\(resolve.error)")
  }

  @Test func theFilesAreWhole() throws {
    var transcript = Transcript("compile", in: try Workspace(["tabs.yaml": Sample.clean]))
    // Without a folder, a comparison shows the files whole.
    try transcript.run("compile", "tabs.yaml", "-o", "out", "--check")
    try transcript.expect()
  }

  @Test func unchangedFilesAreNotTouched() throws {
    let workspace = try Workspace(["tabs.yaml": Sample.clean])
    try compile(workspace)
    let before = try states(workspace)
    try compile(workspace)
    #expect(try states(workspace) == before)
    // Another title of a profile changes one file's bytes, and the digest in the others.
    try workspace.put("tabs.yaml", Sample.changed)
    try compile(workspace)
    let after = try states(workspace)
    for (name, state) in before { #expect(after[name] != state, "\(name)") }
  }

  @Test func onlyWhatChangedIsReplaced() throws {
    let workspace = try Workspace(["tabs.yaml": Sample.clean])
    try compile(workspace)
    try workspace.put("out/compact.json", "stale")
    let before = try states(workspace)
    try compile(workspace)
    let after = try states(workspace)
    #expect(after["compact.json"] != before["compact.json"])
    #expect(after["regular.json"] == before["regular.json"])
    #expect(after["tabs.json"] == before["tabs.json"])
  }

  @Test func warningsGoToStandardError() throws {
    let workspace = try Workspace(["tabs.yaml": Sample.warned])
    var transcript = Transcript("compile-warnings", in: workspace)
    try transcript.run("compile", "tabs.yaml", "-o", "out")
    try transcript.run("compile", "tabs.yaml", "-o", "strict", "--strict")
    try transcript.run("compile", "tabs.yaml", "-o", "out", "--check", "--format", "concise")
    try transcript.run("compile", "tabs.yaml", "-o", "out", "--format", "json=report.json")
    try transcript.expect()
    #expect(workspace.manifests().count == 3)
    #expect(workspace.manifests("strict").isEmpty)
    let lint = try workspace.tabc("lint", "tabs.yaml", "--format", "json")
    #expect(workspace.text("report.json") == lint.output)
  }

  @Test(arguments: [Sample.wrong, Sample.unreadable, "", "\u{FEFF}", "a: \u{1}", "- 1"])
  func anErrorLeavesTheEarlierFiles(_ text: String) throws {
    let workspace = try Workspace(["tabs.yaml": Sample.clean])
    try compile(workspace)
    let before = try states(workspace)
    try workspace.put("tabs.yaml", text)
    for options in [[], ["--fail-on", "never"], ["--max-diagnostics", "0"], ["--check"]] {
      let compile = try workspace.tabc(["compile", "tabs.yaml", "-o", "out"] + options)
      #expect(compile.status == 1)
      #expect(compile.output == "")
      #expect(compile.error != "")
    }
    #expect(try states(workspace) == before)
    #expect(workspace.names.count == 5)
    // Where there was nothing, nothing appears.
    _ = try workspace.tabc("compile", "tabs.yaml", "-o", "new/folder")
    #expect(workspace.names.count == 5)
  }

  @Test func standardInputIsCompiled() throws {
    let workspace = try Workspace(["sample.yaml": Sample.clean])
    let fromFile = try workspace.tabc("compile", "sample.yaml", "-o", "file")
    let fromInput = try workspace.tabc("compile", "-", "-o", "input", input: Sample.clean)
    #expect(fromFile == fromInput)
    #expect(workspace.manifests("file") == workspace.manifests("input"))
  }

  @Test func oneLayoutIsPrinted() throws {
    let workspace = try Workspace(["tabs.yaml": Sample.warned])
    try compile(workspace)
    for formFactor in ["compact", "regular"] {
      let printed = try workspace.tabc(
        "compile",
        "tabs.yaml",
        "-o-",
        "--form-factor",
        formFactor,
        "--format=concise"
      )
      #expect(printed.status == 0)
      #expect(printed.output == workspace.text("out/\(formFactor).json"))
      #expect(printed.error.contains("warning: "))
    }
    try workspace.put("tabs.yaml", Sample.wrong)
    let wrong = try workspace.tabc("compile", "tabs.yaml", "-o", "-", "--form-factor=compact")
    #expect(wrong.output == "")
    #expect(wrong.status == 1)
  }

  private func compile(_ workspace: Workspace) throws {
    #expect(try workspace.tabc("compile", "tabs.yaml", "-o", "out").status == 0)
  }

  private func states(_ workspace: Workspace) throws -> [String: [String]] {
    var states: [String: [String]] = [:]
    for name in Workspace.manifestNames { states[name] = try workspace.state("out/" + name) }
    return states
  }
}
