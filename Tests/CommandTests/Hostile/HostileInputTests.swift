import Foundation
import ProcessTesting
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

  /// A thread has no more stack than the program needs, whatever it is given.
  @Test func severalAreCheckedAtATimeAsEachByItself() throws {
    let workspace = try Workspace()
    let inputs = HostileInput.texts + HostileInput.conditions
    for (number, input) in inputs.enumerated() {
      try workspace.put("\(number + 100).tabs.yaml", input.text(1.0 / 64))
    }
    let options = ["--format", "concise"]
    let together = try workspace.tabc(["lint", "--jobs", "4"] + options)
    #expect(together.signal == nil)
    #expect(together.error == "checked \(inputs.count) files\n")
    let apart = try inputs.indices.map {
      try workspace.tabc(["lint", "\($0 + 100).tabs.yaml"] + options).output
    }
    #expect(together.output == apart.joined())
  }

  /// A file of just the largest size is read, and one byte more is refused.
  @Test(arguments: [-1, 0, 1]) func theLargestFile(_ more: Int) throws {
    let text = "version: 1\ntabs:\n  - {id: a, title: A}\n  - {id: b, title: B}\n#"
    let workspace = try Workspace()
    let padding = HostileInput.bytes + more - text.utf8.count
    try workspace.put("tabs.yaml", text + String(repeating: "x", count: padding))
    let lint = try workspace.tabc("lint", "tabs.yaml", "--fail-on", "never")
    #expect(lint.status == (more > 0 ? 3 : 0))
    #expect(lint.error.contains("Larger than 4 MiB") == (more > 0))
  }

  /// As many nodes as are allowed are read, and one more is an error.
  @Test(arguments: [-1, 0, 1]) func theMostNodes(_ more: Int) throws {
    let text = "version: 1\ntabs:\n  - {id: a, title: A, metadata: {k: ["
    // Fourteen nodes stand around the elements.
    let count = 250_000 + more - 14
    let workspace = try Workspace()
    try workspace.put("tabs.yaml", text + String(repeating: "x,", count: count) + "]}}\n")
    let lint = try workspace.tabc("lint", "tabs.yaml", "--format", "concise")
    #expect(lint.output.contains("more than 250000 nodes") == (more > 0), "\(lint.output)")
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
