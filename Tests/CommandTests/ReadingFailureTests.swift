import Foundation
import Testing

@Suite struct ReadingFailureTests {
  /// The commands that read a configuration, each with the status 3 where it cannot.
  private static let commands = [
    "lint @", "compile @ -o out", "compile @ -o - --form-factor compact", "resolve @ home",
  ]

  private func expectFailure(
    _ workspace: Workspace,
    _ path: String,
    _ reason: String,
    _ prefix: String = "",
    _ location: SourceLocation = #_sourceLocation
  ) throws {
    let names = workspace.names
    for command in Self.commands {
      let line = command.replacingOccurrences(of: "@", with: path)
      let outcome = try workspace.shell("\(prefix) timeout 20 $tabc \(line)")
      #expect(outcome.status == 3, "\(line)", sourceLocation: location)
      #expect(outcome.output == "", "\(line)", sourceLocation: location)
      let lines = outcome.error.split(separator: "\n").filter { $0.hasPrefix("error: ") }
      #expect(lines == ["error: \(reason)"], "\(line)", sourceLocation: location)
    }
    #expect(workspace.names == names, sourceLocation: location)
  }

  @Test func whatIsNoFile() throws {
    let workspace = try Workspace(["folder/file": "", "file": ""])
    try workspace.link("dangling", to: "nowhere")
    try workspace.link("loop", to: "loop")
    try workspace.link("there", to: "back")
    try workspace.link("back", to: "there")
    let missing = "No such file or directory"
    try expectFailure(workspace, "missing", "cannot read 'missing': \(missing)")
    try expectFailure(workspace, "''", "cannot read '': \(missing)")
    try expectFailure(workspace, "a/b/c", "cannot read 'a/b/c': \(missing)")
    try expectFailure(workspace, "file/x", "cannot read 'file/x': Not a directory")
    try expectFailure(workspace, "dangling", "cannot read 'dangling': \(missing)")
    let tooMany = String(cString: strerror(ELOOP))
    try expectFailure(workspace, "loop", "cannot read 'loop': \(tooMany)")
    try expectFailure(workspace, "there", "cannot read 'there': \(tooMany)")
    let long = String(repeating: "x", count: 300)
    let tooLong = String(cString: strerror(ENAMETOOLONG))
    try expectFailure(workspace, long, "cannot read '\(long)': \(tooLong)")
  }

  /// A folder stands for the configurations below it, and is none itself.
  @Test func aFolder() throws {
    let workspace = try Workspace(["folder/file": Sample.clean])
    var transcript = Transcript("folder", in: workspace)
    try transcript.run("lint", "folder")
    try transcript.run("compile", "folder", "-o", "out")
    try transcript.run("compile", "folder/", "-o", "out", "--check")
    try transcript.run("resolve", "folder", "files")
    try transcript.expect()
  }

  @Test func devicesAndPipesAreNotWaitedFor() throws {
    let workspace = try Workspace()
    #expect(try workspace.shell("mkfifo pipe").status == 0)
    try workspace.link("link", to: "/dev/null")
    try expectFailure(workspace, "pipe", "cannot read 'pipe': Not a regular file")
    try expectFailure(workspace, "/dev/null", "cannot read '/dev/null': Not a regular file")
    try expectFailure(workspace, "link", "cannot read 'link': Not a regular file")
    if Machine.hasZeroDevice {
      try expectFailure(workspace, "/dev/zero", "cannot read '/dev/zero': Not a regular file")
    }
  }

  @Test(.enabled(if: Machine.hasZeroDevice, "needs /dev/zero"))
  func endlessInputIsGivenUp() throws {
    let workspace = try Workspace()
    let tooLarge = "cannot read '<stdin>': Larger than 4 MiB; --max-size raises the limit"
    try expectFailure(workspace, "- < /dev/zero", tooLarge)
  }

  @Test func closedAndStrangeInput() throws {
    let workspace = try Workspace(["folder/file": ""])
    let closed = "cannot read '<stdin>': \(String(cString: strerror(EBADF)))"
    try expectFailure(workspace, "- <&-", closed)
    try expectFailure(workspace, "- < folder", "cannot read '<stdin>': Is a directory")
  }

  @Test(.enabled(if: Machine.hasPlainUser, "needs a user whom permissions hold"))
  func whatMayNotBeRead() throws {
    let workspace = try Workspace(["secret": Sample.clean, "folder/file": Sample.clean])
    _ = try workspace.shell("chmod 000 secret folder")
    let prefix = Machine.asPlainUser
    try expectFailure(workspace, "secret", "cannot read 'secret': Permission denied", prefix)
    try expectFailure(
      workspace,
      "folder/file",
      "cannot read 'folder/file': Permission denied",
      prefix
    )
    _ = try workspace.shell("chmod 700 folder")
  }

  @Test func linksAndPipelinesAreRead() throws {
    let workspace = try Workspace(["tabs.yaml": Sample.clean])
    try workspace.link("one", to: "two")
    try workspace.link("two", to: "tabs.yaml")
    #expect(try workspace.tabc("lint", "one").error == "checked 1 file\n")
    let slow = try workspace.shell(
      "(head -c 100 tabs.yaml; sleep 0.2; tail -c +101 tabs.yaml) | $tabc lint -"
    )
    #expect(slow.status == 0)
    #expect(slow.output == "")
  }

  @Test func theOthersAreCheckedAllTheSame() throws {
    let workspace = try Workspace(["a.yaml": Sample.warned, "c.yaml": Sample.warned])
    let lint = try workspace.tabc("lint", "a.yaml", "b.yaml", "c.yaml", "--format", "concise")
    #expect(lint.status == 3)
    #expect(lint.output.split(separator: "\n").count == 2)
    #expect(
      lint.error == "error: cannot read 'b.yaml': No such file or directory\nchecked 2 files\n"
    )
  }
}
