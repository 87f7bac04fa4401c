import Foundation
import ProcessTesting
import Testing

@Suite struct PathTests {
  @Test(arguments: [
    "a b.yaml", " ", "a\nb.yaml", "\u{1B}[31mred.yaml", "Ünï 日本 👩‍👩‍👧.yaml", "e\u{301}.yaml",
    "-tabs.yaml", "--check", "a'b\"c$(d)`e`.yaml", "%s%n.yaml", "a:1:2: error: b [c].yaml", "~",
    "*.yaml", "\u{202E}lmay.sbat", "a\\b.yaml", "#a?b=c.yaml",
  ])
  func anyNameIsAFile(_ name: String) throws {
    let workspace = try Workspace([name: Sample.clean, "plain.yaml": Sample.clean])
    let lint = try workspace.tabc("lint", "--", name)
    #expect(lint == ChildProcess.Outcome(error: "checked 1 file\n"))
    #expect(try workspace.tabc("compile", "-o", "folder \(name)", "--", name).status == 0)
    #expect(try workspace.tabc("compile", "-o", "plain", "plain.yaml").status == 0)
    #expect(workspace.manifests("folder \(name)") == workspace.manifests("plain"))
    #expect(try workspace.tabc("resolve", "--", name, "files").status == 0)
    #expect(!workspace.names.contains { $0.contains(".tmp") })
  }

  @Test(arguments: ["a\nb.yaml", "\u{1B}]red.yaml", "\u{202E}lmay.sbat"])
  func namesAreShownOnOneLine(_ name: String) throws {
    let workspace = try Workspace([name: Sample.warned])
    let lint = try workspace.tabc("lint", name, "--format", "concise")
    #expect(lint.output.split(separator: "\n").count == 1)
    for command in [["lint", "x" + name], ["compile", name, "-o", name], ["init", name]] {
      let outcome = try workspace.tabc(command)
      #expect(outcome.status == 3)
      let lines = outcome.error.split(separator: "\n").filter { $0.hasPrefix("error:") }
      #expect(lines.count == 1)
      for hidden in ["\u{1B}", "\u{202E}"] { #expect(!outcome.error.contains(hidden)) }
    }
  }

  /// The program takes names that are text. What is not would come out as another name.
  @Test(.enabled(if: Machine.hasByteNames, "needs file names that are no UTF-8"))
  func namesThatAreNoTextAreRefused() throws {
    let workspace = try Workspace(["tabs.yaml": Sample.clean])
    _ = try workspace.shell(
      "cp tabs.yaml $'bad\\xff.yaml'; cp tabs.yaml $'bad\\xef\\xbf\\xbd.yaml'"
    )
    let names = try workspace.shell("ls -A").outputBytes
    for line in [
      "lint $'bad\\xff.yaml'", "compile tabs.yaml -o $'out\\xff'", "init $'new\\xff.yaml'",
      "lint tabs.yaml --format $'json=\\xff'", "resolve tabs.yaml $'\\xff'", "$'\\xff'",
      "compile tabs.yaml -o $'\\xed\\xa0\\x80'",
    ] {
      let outcome = try workspace.shell("$tabc \(line)")
      #expect(outcome.status == 2, "\(line)")
      #expect(outcome.output == "")
      #expect(outcome.error.hasPrefix("error: "), "\(line)")
      #expect(outcome.error.contains("UTF-8"), "\(line)")
      #expect(outcome.error.split(separator: "\n").count <= 2)
    }
    #expect(try workspace.shell("ls -A").outputBytes == names)
  }
}
