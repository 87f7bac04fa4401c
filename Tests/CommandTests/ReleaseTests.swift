import Foundation
import ProcessTesting
import Testing

/// A release is a configuration itself.
@Suite struct ReleaseTests {
  @Test func aReleaseCompilesToItself() throws {
    let workspace = try Workspace(["tabs.yaml": Sample.clean])
    #expect(try workspace.tabc("compile", "tabs.yaml", "-o", "out").status == 0)
    let manifests = workspace.manifests()
    #expect(try workspace.tabc("compile", "out/tabs.json", "-o", "again").status == 0)
    #expect(workspace.manifests("again") == manifests)
    let state = try workspace.state("out/tabs.json")
    let itself = try workspace.tabc("compile", "out/tabs.json", "-o", "out")
    #expect(itself == ChildProcess.Outcome())
    #expect(workspace.manifests() == manifests)
    #expect(try workspace.state("out/tabs.json") == state)
    #expect(
      try workspace.tabc("compile", "out/tabs.json", "-o", "out", "--check")
        == ChildProcess.Outcome()
    )
  }

  @Test func aReleaseIsCompiledForAProfileInItsOwnFolder() throws {
    let workspace = try Workspace(["tabs.yaml": Sample.clean])
    #expect(try workspace.tabc("compile", "tabs.yaml", "-o", "out").status == 0)
    let configuration = workspace.text("out/tabs.json")
    let profile = try workspace.tabc("compile", "out/tabs.json", "-o", "out", "--profile=office")
    #expect(profile.status == 0)
    #expect(workspace.text("out/tabs.json") == configuration)
    #expect(workspace.text("out/compact.json")?.contains("\"profile\": \"office\"") == true)
  }

  /// Whoever calls a source `tabs.json` must not lose its comments to the release.
  @Test(arguments: Workspace.manifestNames)
  func aSourceIsNotOverwritten(_ name: String) throws {
    let source = "# Kept.\n" + Sample.clean
    let workspace = try Workspace(["App/\(name)": source])
    try workspace.link("link.yaml", to: "App/\(name)")
    try workspace.link("Linked", to: "App")
    for (input, folder) in [
      ("App/\(name)", "App"), ("link.yaml", "App"), ("App/\(name)", "Linked"),
      ("\(workspace.path)/App/\(name)", "./Linked/../App/"),
    ] {
      let compile = try workspace.tabc("compile", input, "-o", folder)
      #expect(compile.status == 2)
      #expect(compile.output == "")
      #expect(compile.error.hasPrefix("error: "))
      #expect(compile.error.contains("'\(input)'"))
      #expect(workspace.text("App/\(name)") == source)
    }
    #expect(workspace.names == ["App", "App/\(name)", "Linked", "link.yaml"])
    #expect(try workspace.tabc("compile", "App/\(name)", "-o", "App", "--check").status == 2)
    #expect(try workspace.tabc("compile", "App/\(name)", "-o", "out").status == 0)
  }
}
