import Foundation
import ProcessTesting
import Testing

@Suite struct GenerateTests {
  @Test func codeIsWrittenInSilence() throws {
    let workspace = try Workspace(["App/tabs.yaml": Sample.clean])
    let generate = try workspace.tabc("generate", "uikit", "App/tabs.yaml", "-o", "a/b")
    #expect(generate == ChildProcess.Outcome())
    #expect(
      workspace.names == [
        "App", "App/tabs.yaml", "a", "a/b", "a/b/TabIdentifiers.swift", "a/b/UIKitTabs.swift",
      ]
    )
    let first = workspace.text("a/b/UIKitTabs.swift")?.split(separator: "\n").first
    #expect(first == "// Made by tabc from tabs.yaml; change that file, not this one.")
  }

  @Test func codeIsTheSameFromWhereverItIsMade() throws {
    let workspace = try Workspace(["App/tabs.yaml": Sample.clean])
    for kind in ["identifiers", "uikit", "ui-tests"] {
      let outer = try workspace.tabc("generate", kind, "App/tabs.yaml", "-o", "outer")
      let inner = try workspace.tabc(
        ["generate", kind, "tabs.yaml", "-o", "inner"],
        folder: workspace.path + "/App"
      )
      #expect(outer == inner)
    }
    for name in ["TabIdentifiers.swift", "UIKitTabs.swift", "TabUITests.swift"] {
      let text = workspace.text("outer/" + name)
      #expect(text != nil)
      #expect(workspace.text("App/inner/" + name) == text)
    }
  }

  @Test func unchangedFilesAreNotTouched() throws {
    let workspace = try Workspace(["tabs.yaml": Sample.clean])
    func generate() throws {
      let outcome = try workspace.tabc("generate", "uikit", "tabs.yaml", "-o", "out")
      #expect(outcome.status == 0)
    }
    func states() throws -> [[String]] {
      try ["TabIdentifiers.swift", "UIKitTabs.swift"].map { try workspace.state("out/" + $0) }
    }
    try generate()
    let before = try states()
    try generate()
    #expect(try states() == before)
    // A route is of no interest to the tabs themselves.
    try workspace.put("tabs.yaml", Sample.clean.replacing("route: /files", with: "route: /all"))
    try generate()
    let after = try states()
    #expect(after[0] != before[0])
    #expect(after[1] == before[1])
  }

  @Test func theCodeOfASampleIsWhole() throws {
    var transcript = Transcript("generate", in: try Workspace(["tabs.yaml": Sample.clean]))
    for kind in ["identifiers", "ui-tests"] {
      try transcript.run("generate", kind, "tabs.yaml", "-o", "out", "--check", "--name", "Box")
    }
    try transcript.run("generate", "uikit", "tabs.yaml", "-o", "out", "--access", "public")
    try transcript.run("generate", "uikit", "tabs.yaml", "-o", "out", "--access=public", "--check")
    try transcript.expect()
  }

  @Test func whatCannotBeGeneratedIsTold() throws {
    let workspace = try Workspace([
      "tabs.yaml": Sample.clean, "wrong.yaml": Sample.wrong, "unsupported.yaml": Self.unsupported,
      "worlds.yaml": Self.worlds, "shell.yaml": Self.shell, "TabIdentifiers.swift": Sample.clean,
      "actions.yaml": Self.actions, "order.yaml": Self.order,
    ])
    var transcript = Transcript("generate-failures", in: workspace)
    try transcript.run("generate")
    try transcript.run("generate", "uikti", "tabs.yaml", "-o", "out")
    try transcript.run("generate", "uikit", "-o", "out")
    try transcript.run("generate", "uikit", "tabs.yaml", "wrong.yaml", "-o", "out")
    try transcript.run("generate", "uikit", "tabs.yaml")
    try transcript.run("generate", "uikit", "tabs.yaml", "-o", "-")
    try transcript.run("generate", "uikit", "tabs.yaml", "-o", "out", "--name", "box")
    try transcript.run("generate", "uikit", "tabs.yaml", "-o", "out", "--access", "private")
    try transcript.run("generate", "uikit", "tabs.yaml", "-o", "out", "--flag", "notes=true")
    try transcript.run("generate", "uikit", "missing.yaml", "-o", "out")
    try transcript.run("generate", "uikit", "wrong.yaml", "-o", "out")
    try transcript.run("generate", "swiftui", "tabs.yaml", "-o", "out")
    try transcript.run("generate", "swiftui", "unsupported.yaml", "-o", "out/unsupported")
    try transcript.run("generate", "swiftui", "order.yaml", "-o", "out")
    try transcript.run("generate", "ui-tests", "worlds.yaml", "-o", "out")
    try transcript.run("generate", "adaptive-app-shell", "shell.yaml", "-o", "out")
    try transcript.run("generate", "identifiers", "actions.yaml", "-o", "out")
    try transcript.run("generate", "identifiers", "TabIdentifiers.swift", "-o", ".")
    try transcript.expect()
    let written = workspace.names.filter { $0.hasPrefix("out") }
    #expect(
      written == [
        "out", "out/unsupported", "out/unsupported/SwiftUITabs.swift",
        "out/unsupported/TabIdentifiers.swift",
      ]
    )
  }

  /// What a file turns down is told all the same, since it is lost in code.
  private static let unsupported = """
    version: 1
    framework: swiftui
    rules: {framework-support: off}
    tabs:
      - {id: home, title: Home, systemImage: house}
      - {id: news, title: News, systemImage: newspaper, subtitle: Today}

    """

  private static let worlds = """
    version: 1
    flags: {\((0..<9).map { "f\($0): false" }.joined(separator: ", "))}
    rules: {compact-tab-count: off}
    tabs:
      - {id: home, title: Home, systemImage: house}
      - {id: news, title: News, systemImage: newspaper}
    \((0..<9).map {
      "  - {id: t\($0), title: T\($0), systemImage: \($0).circle, when: f\($0)}\n"
    }.joined())
    """

  private static let shell = """
    version: 1
    framework: adaptiveAppShell
    tabs:
      - {id: home, title: Home, systemImage: house}
      - {id: news, title: News, systemImage: newspaper, dynamicImage: today}

    """

  private static let actions = """
    version: 1
    rules: {compact-tab-count: off, initial-hidden: off}
    tabs:
      - {id: compose, kind: action, title: Compose, systemImage: square.and.pencil}

    """

  private static let order = """
    version: 1
    framework: swiftui
    mode: tabSidebar
    tabs:
      - {id: home, kind: group, title: Home, systemImage: house, landing: self}
      - {id: news, title: News, systemImage: newspaper}

    """
}
