import Foundation
import Testing

/// No input, however made, crashes the program or keeps it long.
@Suite struct HostileInputTests {
  private static let size = Tabc.isOptimized ? 1 : 1.0 / 32

  @Test(
    arguments: HostileInput.texts + HostileInput.configurations + HostileInput.conditions
      + HostileInput.trees
  )
  func itIsCheckedToTheEnd(_ input: HostileInput) throws {
    let workspace = try Workspace()
    try workspace.put("tabs.yaml", input.text(Self.size))
    let lint = try workspace.tabc("lint", "tabs.yaml", "--format", "concise")
    #expect(lint.signal == nil)
    #expect(lint.error == "checked 1 file\n")
    #expect(lint.outputBytes.count < 100_000)
    let lines = lint.output.split(separator: "\n")
    // Of many findings the errors may be among those that are not shown.
    #expect(lint.status == 1 || lint.status == 0 && !lint.output.contains(": error: "))
    let rules = lines.compactMap { $0.firstMatch(of: /\[([a-z-]+)\]$/)?.output.1 }
    let isFound = rules.contains { input.rules.contains(String($0)) }
    #expect(isFound || input.rules.isEmpty, "\(Set(rules))")
    for line in lines { #expect(line.utf8.count < 2_000, "\(line.prefix(200))") }
  }

  @Test(arguments: HostileInput.trees)
  func itIsCompiled(_ input: HostileInput) throws {
    let workspace = try Workspace()
    try workspace.put("tabs.yaml", input.text(Self.size))
    let compile = try workspace.tabc("compile", "tabs.yaml", "-o", "out")
    #expect(compile == ChildProcess.Outcome())
    #expect(workspace.manifests().count == 3)
    let check = try workspace.tabc("compile", "tabs.yaml", "-o", "out", "--check")
    #expect(check == ChildProcess.Outcome())
    let id = try workspace.tabc("resolve", "tabs.yaml", "n1")
    #expect(id.signal == nil)
    let route = try workspace.tabc("resolve", "tabs.yaml", "/a1/b")
    #expect(route.signal == nil)
  }

  @Test(arguments: HostileInput.trees)
  func aDifferenceInAllOfItIsShown(_ input: HostileInput) throws {
    let workspace = try Workspace()
    try workspace.put("tabs.yaml", input.text(Self.size))
    #expect(try workspace.tabc("compile", "tabs.yaml", "-o", "out").status == 0)
    let changed = String(decoding: input.text(Self.size), as: UTF8.self)
      .replacing("title: A", with: "title: Z")
    try workspace.put("tabs.yaml", changed)
    let check = try workspace.tabc("compile", "tabs.yaml", "-o", "out", "--check")
    #expect(check.status == 1)
    #expect(check.output.hasPrefix("--- out/tabs.json\n+++ out/tabs.json\n@@ "))
    #expect(workspace.text("out/tabs.json")?.contains("\"Z\"") == false)
  }

  @Test func aMillionKeysAreReadWhereTheLimitsAreRaised() throws {
    let count = Tabc.isOptimized ? 1_000_000 : 20_000
    let keys = (0..<count).map { "k\($0): 1, " }.joined()
    let workspace = try Workspace([
      "tabs.yaml":
        "version: 1\ntabs:\n  - {id: a, title: A, systemImage: house, metadata: {\(keys)}}\n"
        + "  - {id: b, title: B, systemImage: house}\n"
    ])
    let limits = ["--max-size", "64MiB", "--max-nodes", "3000000"]
    let lint = try workspace.tabc(["lint", "tabs.yaml"] + limits)
    #expect(lint.status == 0)
    #expect(lint.error == "checked 1 file\n")
    #expect(try workspace.tabc(["compile", "tabs.yaml", "-o", "out"] + limits).status == 0)
    #expect(workspace.text("out/tabs.json")?.contains("\"k\(count - 1)\": 1") == true)
    if Tabc.isOptimized {
      #expect(try workspace.tabc("lint", "tabs.yaml").status == 3)
      #expect(try workspace.tabc("lint", "tabs.yaml", "--max-size=64MiB").status == 1)
    }
  }
}
