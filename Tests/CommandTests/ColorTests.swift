import Foundation
import ProcessTesting
import Testing

@Suite struct ColorTests {
  private static let escape = "\u{1B}["

  @Test(
    arguments: [
      ([], [:], false), (["--color", "always"], [:], true), (["--color=never"], [:], false),
      (["--color=auto"], ["FORCE_COLOR": "1"], true), ([], ["CLICOLOR_FORCE": "1"], true),
      ([], ["FORCE_COLOR": "0"], false), ([], ["FORCE_COLOR": "1", "NO_COLOR": "1"], false),
      ([], ["FORCE_COLOR": "1", "NO_COLOR": ""], true), ([], ["FORCE_COLOR": ""], false),
      (["--color=never"], ["FORCE_COLOR": "1"], false),
      (["--color=always"], ["NO_COLOR": "1", "TERM": "dumb"], true),
      ([], ["FORCE_COLOR": "1", "TERM": "dumb"], true),
    ] as [([String], [String: String], Bool)]
  )
  func colorsInAFile(
    _ options: [String],
    _ environment: [String: String],
    _ isColored: Bool
  ) throws {
    let workspace = try Workspace(["tabs.yaml": Sample.wrong])
    let lint = try workspace.tabc(["lint", "tabs.yaml"] + options, environment: environment)
    #expect(lint.output.contains(Self.escape) == isColored)
    #expect(!lint.error.contains(Self.escape))
    // What 'compile' finds goes to the other stream.
    let compile = try workspace.tabc(
      ["compile", "tabs.yaml", "-o", "out"] + options,
      environment: environment
    )
    #expect(compile.error.contains(Self.escape) == isColored)
    #expect(compile.output == "")
    #expect(Self.uncolored(lint.output) == (try workspace.tabc("lint", "tabs.yaml").output))
  }

  /// Runs a command on a pseudo terminal, with its standard error on none.
  private static let terminal = """
    import os, pty, sys
    def run():
      pid, terminal = pty.fork()
      if pid == 0:
        os.dup2(os.open(os.devnull, os.O_WRONLY), 2)
        os.execv(sys.argv[1], sys.argv[1:])
      while True:
        try: piece = os.read(terminal, 4096)
        except OSError: break
        if not piece: break
        os.write(1, piece)
      sys.exit(os.WEXITSTATUS(os.waitpid(pid, 0)[1]))
    run()
    """

  @Test(
    .enabled(if: Machine.hasPython, "needs Python"),
    arguments: [
      ([:], [], true), (["NO_COLOR": "1"], [], false), (["TERM": "dumb"], [], false),
      ([:], ["--color=never"], false), (["NO_COLOR": "1"], ["--color=always"], true),
      (["TERM": "dumb", "FORCE_COLOR": "1"], [], true), ([:], ["--format=concise"], false),
      ([:], ["--format=json"], false),
    ] as [([String: String], [String], Bool)]
  )
  func colorsOnATerminal(
    _ environment: [String: String],
    _ options: [String],
    _ isColored: Bool
  ) throws {
    let workspace = try Workspace(["tabs.yaml": Sample.wrong])
    let outcome = try ChildProcess(
      executable: "/usr/bin/env",
      arguments: ["python3", "-c", Self.terminal, Tabc.path, "lint", "tabs.yaml"] + options,
      folder: workspace.path,
      environment: ["TERM": "xterm-256color"].merging(environment) { $1 }
    ).run()
    let shown = outcome.output
    #expect(outcome.status == 1)
    #expect(shown.contains(Self.escape) == isColored)
    #expect(
      Self.uncolored(shown).replacingOccurrences(of: "\r\n", with: "\n")
        == Self.uncolored(try workspace.tabc(["lint", "tabs.yaml"] + options).output)
    )
  }

  @Test func aReportInAFileIsNotColored() throws {
    let workspace = try Workspace(["tabs.yaml": Sample.wrong])
    let lint = try workspace.tabc(
      "lint",
      "tabs.yaml",
      "--format=text=report.txt",
      environment: ["FORCE_COLOR": "1"]
    )
    #expect(lint.output == "")
    #expect(workspace.text("report.txt") == (try workspace.tabc("lint", "tabs.yaml").output))
  }

  private static func uncolored(_ text: String) -> String {
    text.replacing(/\u{1B}\[[0-9;]*m/, with: "")
  }
}
