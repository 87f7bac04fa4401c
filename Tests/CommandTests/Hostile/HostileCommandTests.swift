import Testing

/// Commands that need a configuration, and are given a file that is none, say why and are done.
@Suite struct HostileCommandTests {
  private static let size = Tabc.isOptimized ? 1 : 1.0 / 32

  private static let mistakes = HostileInput.configurations.filter { !$0.rules.isEmpty }

  @Test(
    arguments: mistakes,
    [["diff", "tabs.yaml", "tabs.yaml"], ["resolve", "tabs.yaml", "n1"]]
  )
  func theFirstErrorsAreShown(_ input: HostileInput, _ arguments: [String]) throws {
    let workspace = try Workspace()
    try workspace.put("tabs.yaml", input.text(Self.size))
    let outcome = try workspace.tabc(arguments)
    #expect(outcome.signal == nil)
    let shown = outcome.error.split(separator: "\n").count { $0.hasPrefix("error: ") }
    let files = arguments[0] == "diff" ? 2 : 1
    #expect(shown <= 50 * files)
    #expect(outcome.error.utf8.count < 300_000)
  }

  @Test func whatIsNotShownIsCounted() throws {
    let wrong = (0..<70).map { _ in "  - x\n" }.joined()
    let workspace = try Workspace(["tabs.yaml": "version: 1\ntabs:\n" + wrong])
    let resolve = try workspace.tabc("resolve", "tabs.yaml", "a")
    #expect(resolve.status == 1)
    #expect(
      resolve.error.hasSuffix(
        "info: 20 more findings in 'tabs.yaml'; 'tabc lint --max-diagnostics' shows them\n\n"
      )
    )
  }
}
