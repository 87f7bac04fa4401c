import Foundation
import ProcessTesting
import Testing

@Suite struct WritingFailureTests {
  /// A folder with a configuration and the manifests of an earlier one.
  private func workspace() throws -> Workspace {
    let workspace = try Workspace(["tabs.yaml": Sample.clean])
    #expect(try workspace.tabc("compile", "tabs.yaml", "-o", "out").status == 0)
    try workspace.put("tabs.yaml", Sample.changed)
    return workspace
  }

  private func expectFailure(
    _ outcome: ChildProcess.Outcome,
    _ reason: String,
    _ location: SourceLocation = #_sourceLocation
  ) {
    #expect(outcome.status == 3, sourceLocation: location)
    #expect(outcome.output == "", sourceLocation: location)
    #expect(outcome.error == "error: \(reason)\n", sourceLocation: location)
  }

  @Test func whereNoFolderCanBe() throws {
    let workspace = try workspace()
    let names = workspace.names
    for (folder, reason) in [
      ("tabs.yaml", "cannot make the folder 'tabs.yaml': Not a directory"),
      ("tabs.yaml/out", "cannot make the folder 'tabs.yaml/out': Not a directory"),
      ("/dev/null", "cannot make the folder '/dev/null': Not a directory"),
    ] {
      expectFailure(try workspace.tabc("compile", "tabs.yaml", "-o", folder), reason)
    }
    #expect(workspace.names == names)
  }

  @Test(arguments: Workspace.manifestNames)
  func aFolderInAFilesPlace(_ name: String) throws {
    let workspace = try workspace()
    try FileManager.default.removeItem(atPath: workspace.path + "/out/\(name)")
    try workspace.put("out/\(name)/kept", "")
    let before = workspace.manifests()
    let names = workspace.names
    expectFailure(
      try workspace.tabc("compile", "tabs.yaml", "-o", "out"),
      "cannot write 'out/\(name)': Is a directory"
    )
    #expect(workspace.manifests() == before)
    #expect(workspace.names == names)
  }

  @Test(.enabled(if: Machine.hasPlainUser, "needs a user whom permissions hold"))
  func whatMayNotBeWritten() throws {
    let workspace = try workspace()
    let before = workspace.manifests()
    let names = workspace.names
    let compile = "\(Machine.asPlainUser) $tabc compile tabs.yaml -o"
    _ = try workspace.shell("chmod 555 out; chmod 444 out/*")
    let inside = try workspace.shell("\(compile) out")
    #expect(inside.status == 3)
    #expect(inside.error.hasPrefix("error: cannot write 'out/tabs.json': Permission denied"))
    expectFailure(
      try workspace.shell("\(compile) out/new"),
      "cannot make the folder 'out/new': Permission denied"
    )
    // A file that its owner has protected stays, although the folder would let it be replaced.
    _ = try workspace.shell("chmod 777 out; chmod 666 out/*; chmod 444 out/regular.json")
    expectFailure(
      try workspace.shell("\(compile) out"),
      "cannot write 'out/regular.json': Permission denied"
    )
    #expect(workspace.manifests() == before)
    #expect(workspace.names == names)
  }

  @Test(.enabled(if: Machine.canMount, "needs the right to mount a small file system"))
  func aFullDisk() throws {
    let workspace = try workspace()
    let script = """
      set -e
      mkdir small && mount -t tmpfs -o size=64k none small
      trap 'umount small' EXIT
      cp -r out small/out
      cp out/* .
      cat /dev/zero > small/ballast 2> /dev/null || true
      status=0
      $tabc compile tabs.yaml -o small/out || status=$?
      for name in tabs.json compact.json regular.json; do cmp $name small/out/$name; done
      test "$(ls -A small/out | wc -l)" = 3
      echo "status $status"
      rm small/ballast
      $tabc compile tabs.yaml -o small/out
      ! cmp -s tabs.json small/out/tabs.json
      """
    let outcome = try workspace.shell(script)
    #expect(outcome.status == 0, "\(outcome.error)")
    #expect(outcome.output == "status 3\n")
    #expect(
      outcome.error == "error: cannot write 'small/out/tabs.json': No space left on device\n"
    )
  }

  @Test func fileSizeLimitsAreFailures() throws {
    let workspace = try workspace()
    let before = workspace.manifests()
    let names = workspace.names
    let outcome = try workspace.shell("ulimit -f 1; $tabc compile tabs.yaml -o out")
    #expect(outcome.status == 3)
    #expect(outcome.error == "error: cannot write 'out/tabs.json': File too large\n")
    #expect(workspace.manifests() == before)
    #expect(workspace.names == names)
  }

  @Test func linksAreWrittenThrough() throws {
    let workspace = try workspace()
    try workspace.put("elsewhere/tabs.json", "old")
    try FileManager.default.removeItem(atPath: workspace.path + "/out/tabs.json")
    try workspace.link("out/tabs.json", to: "../elsewhere/tabs.json")
    try workspace.link("linked", to: "out")
    #expect(try workspace.tabc("compile", "tabs.yaml", "-o", "linked") == ChildProcess.Outcome())
    #expect(workspace.text("elsewhere/tabs.json") == workspace.text("out/tabs.json"))
    #expect(workspace.text("elsewhere/tabs.json")?.contains("All Files") == true)
    let link = try FileManager.default
      .destinationOfSymbolicLink(atPath: workspace.path + "/out/tabs.json")
    #expect(link == "../elsewhere/tabs.json")
    try workspace.link("loop", to: "loop")
    #expect(try workspace.tabc("compile", "tabs.yaml", "-o", "loop").status == 3)
  }

  @Test func twoNamesOfOneFileAreRefused() throws {
    let workspace = try workspace()
    let before = workspace.manifests()
    try FileManager.default.removeItem(atPath: workspace.path + "/out/regular.json")
    try workspace.link("out/regular.json", to: "compact.json")
    expectFailure(
      try workspace.tabc("compile", "tabs.yaml", "-o", "out"),
      "cannot write 'out/regular.json': 'out/compact.json' is the same file"
    )
    #expect(workspace.text("out/compact.json") == before["compact.json"])
    #expect(workspace.text("out/tabs.json") == before["tabs.json"])
  }
}
