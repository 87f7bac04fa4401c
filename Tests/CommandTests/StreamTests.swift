import Foundation
import Testing

/// Standard streams that are full, closed or not read to the end.
@Suite struct StreamTests {
  private static let commands = [
    "lint wrong.yaml", "lint wrong.yaml --format json", "--help", "help lint", "--version",
    "schema layout", "init -", "resolve tabs.yaml files", "resolve tabs.yaml files --format json",
    "compile tabs.yaml -o - --form-factor regular", "compile tabs.yaml -o stale --check",
  ]

  private func workspace() throws -> Workspace {
    try Workspace(["tabs.yaml": Sample.clean, "wrong.yaml": Sample.wrong])
  }

  @Test(.enabled(if: Machine.hasFullDevice, "needs /dev/full"), arguments: commands)
  func aFullDeviceIsAFailure(_ command: String) throws {
    let outcome = try workspace().shell("$tabc \(command) > /dev/full")
    #expect(outcome.status == 3)
    let failures = outcome.error.split(separator: "\n").filter { $0.hasPrefix("error: cannot") }
    #expect(failures == ["error: cannot write standard output: No space left on device"])
  }

  @Test(arguments: commands)
  func aClosedStreamIsAFailure(_ command: String) throws {
    let outcome = try workspace().shell("$tabc \(command) >&-")
    #expect(outcome.status == 3)
    #expect(outcome.error.contains("error: cannot write standard output: "))
  }

  @Test(.enabled(if: Machine.hasFullDevice, "needs /dev/full"))
  func aFullErrorStreamIsAFailureToo() throws {
    let workspace = try workspace()
    #expect(try workspace.shell("$tabc lint tabs.yaml 2> /dev/full").status == 3)
    #expect(try workspace.shell("$tabc 2> /dev/full").status == 3)
    #expect(try workspace.shell("$tabc compile tabs.yaml -o out 2> /dev/full").status == 0)
    #expect(workspace.manifests().count == 3)
  }

  /// The reader goes after the first line, or at once, and nobody is told.
  @Test(arguments: commands)
  func aClosedPipeEndsQuietly(_ command: String) throws {
    let workspace = try workspace()
    let whole = try workspace.shell("$tabc \(command)")
    for reader in ["head -1 > /dev/null", "true", "exec <&-; sleep 0.1"] {
      let outcome = try workspace.shell(
        "{ $tabc \(command); echo $? > status; } | { \(reader); }"
      )
      #expect(workspace.text("status") == "\(whole.status)\n", "\(reader)")
      #expect(outcome.error == whole.error, "\(reader)")
    }
  }

  @Test func longOutputIntoAClosedPipeEndsQuietly() throws {
    let lines = (0..<2_000).map { "  - {id: n\($0), titel: A}\n" }.joined()
    let workspace = try Workspace(["tabs.yaml": "version: 1\ntabs:\n" + lines])
    let outcome = try workspace.shell(
      "{ $tabc lint tabs.yaml --format json --max-diagnostics 2000; echo $? > status; } | head -1"
    )
    #expect(outcome.output == "{\n")
    #expect(outcome.error == "checked 1 file\n")
    #expect(workspace.text("status") == "1\n")
  }

  /// With the standard streams closed, no file of the run takes their numbers.
  @Test func closedStreamsDamageNoFile() throws {
    let workspace = try workspace()
    #expect(try workspace.shell("$tabc compile tabs.yaml -o out").status == 0)
    let manifests = workspace.manifests()
    try FileManager.default.removeItem(atPath: workspace.path + "/out")
    for closed in ["<&-", ">&-", "2>&-", "<&- >&- 2>&-"] {
      _ = try workspace.shell("$tabc compile tabs.yaml -o out \(closed)")
      #expect(workspace.manifests() == manifests)
    }
    #expect(try workspace.shell("$tabc lint wrong.yaml --format json=report <&- 2>&-").status == 3)
    #expect(
      workspace.text("report") == (try workspace.tabc("lint", "wrong.yaml", "--format=json").output)
    )
  }

  @Test func standardErrorComesAfterWhatWasWrittenBefore() throws {
    let workspace = try workspace()
    let outcome = try workspace.shell("$tabc lint wrong.yaml --format concise 2>&1")
    #expect(outcome.output.split(separator: "\n").last == "checked 1 file")
    let both = try workspace.shell("$tabc lint wrong.yaml missing.yaml --format concise 2>&1")
    #expect(both.output.hasPrefix("error: cannot read 'missing.yaml'"))
  }
}
