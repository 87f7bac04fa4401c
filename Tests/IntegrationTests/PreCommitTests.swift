import Foundation
import Testing

/// `.pre-commit-hooks.yaml`, run by pre-commit as `git commit` starts it.
@Suite(.enabled(if: Tool.areInstalled, Tool.reason)) struct PreCommitTests {
  private static let variable = "TABC_HOOK_BUILD"

  private static let isWanted = ProcessInfo.processInfo.environment[variable] == "1"

  private static let good = PullRequest.configuration
  private static let bad = good.replacing("title: Home", with: "titel: Home")

  @Test func theFileIsAManifest() throws {
    let path = Tabc.repository.appendingPathComponent(".pre-commit-hooks.yaml").path
    let outcome = try Tool.run(["pre-commit", "validate-manifest", path])
    #expect(outcome.status == 0, "\(outcome.output)")
  }

  /// The hooks of README.
  private static func configuration(_ suffix: String) throws -> String {
    try ReadmeBlock.containing("repos:")
      .replacing("id: tabc-lint", with: "id: tabc-lint\(suffix)")
      .replacing("id: tabc-manifests", with: "id: tabc-manifests\(suffix)")
  }

  private func check(_ repository: HookedRepository) throws {
    let refused = try repository.commit(["tabs.yaml": Self.bad])
    #expect(refused.status != 0)
    let finding = "tabs.yaml:4:16"
    #expect(refused.output.contains("unknown key 'titel' on tab 'home'"), "\(refused.output)")
    #expect(refused.output.contains(finding))

    // Right, but its manifests are missing.
    let incomplete = try repository.commit(["tabs.yaml": Self.good])
    #expect(incomplete.status != 0)
    #expect(incomplete.output.contains("the manifests in 'Manifests' are not up to date"))

    _ = try repository.shell("\"$tabc\" compile tabs.yaml -o Manifests")
    let accepted = try repository.commit([:])
    #expect(accepted.status == 0, "\(accepted.output)")
    #expect(accepted.output.contains(/tabc lint\.+Passed/))
    #expect(accepted.output.contains(/tabc compile --check\.+Passed/))

    // What has nothing to do with tabs starts no hook.
    let other = try repository.commit(["tables.yaml": "tabs: 1\n", "Other/tabs.yml": ""])
    #expect(other.status == 0, "\(other.output)")
    #expect(other.output.contains(/tabc lint\.+\(no files to check\)Skipped/))

    let folder = try repository.commit(["My App/box.tabs.yaml": Self.bad])
    #expect(folder.status != 0)
    #expect(folder.output.contains("My App/box.tabs.yaml:4:16"))
  }

  @Test(arguments: ["", "-system"]) func wrongCommitsAreRefused(_ suffix: String) throws {
    try check(
      HookedRepository(
        hooks: HookedRepository.standIn,
        Self.configuration(suffix),
        hasProgram: !suffix.isEmpty
      )
    )
  }

  @Test(
    .enabled(if: isWanted, "takes minutes; set \(variable)=1 to let pre-commit build the program")
  )
  func theProgramIsBuilt() throws {
    try check(
      HookedRepository(
        hooks: HookedRepository.whole,
        Self.configuration(""),
        hasProgram: false
      )
    )
  }

  @Test(arguments: ["", "-system"]) func filesAreMended(_ suffix: String) throws {
    let configuration = try ReadmeBlock.containing("repos:")
      .components(separatedBy: "      - id:")[0]
    let repository = try HookedRepository(
      hooks: HookedRepository.standIn,
      configuration + "      - id: tabc-fix\(suffix)\n",
      hasProgram: !suffix.isEmpty
    )
    let mended = try repository.commit(["tabs.yaml": Self.bad])
    #expect(mended.status != 0)
    #expect(mended.output.contains("files were modified by this hook"), "\(mended.output)")
    #expect(repository.workspace.text("app/tabs.yaml") == Self.good)
    let accepted = try repository.commit([:])
    #expect(accepted.status == 0, "\(accepted.output)")
  }
}
