import Foundation
import ProcessTesting
import Testing

@Suite struct CheckTests {
  private func workspace() throws -> Workspace {
    let workspace = try Workspace(["tabs.yaml": Sample.clean])
    #expect(try workspace.tabc("compile", "tabs.yaml", "-o", "out").status == 0)
    return workspace
  }

  private static func complaint(_ folder: String) -> String {
    "error: the manifests in '\(folder)' are not up to date\n"
      + "help: compile without '--check' and commit what changed\n"
  }

  @Test func whatIsUpToDatePassesInSilence() throws {
    let workspace = try workspace()
    let check = try workspace.tabc("compile", "tabs.yaml", "-o", "out", "--check")
    #expect(check == ChildProcess.Outcome())
  }

  @Test func aMissingFolderIsNotMade() throws {
    let workspace = try workspace()
    let check = try workspace.tabc("compile", "tabs.yaml", "-o", "other/folder", "--check")
    #expect(check.status == 1)
    #expect(check.error == Self.complaint("other/folder"))
    #expect(!workspace.names.contains { $0.hasPrefix("other") })
  }

  @Test func differencesAreShown() throws {
    let workspace = try workspace()
    try workspace.put("tabs.yaml", Sample.changed)
    try FileManager.default.removeItem(atPath: workspace.path + "/out/regular.json")
    var transcript = Transcript("check", in: workspace)
    try transcript.run("compile", "tabs.yaml", "-o", "out", "--check")
    try transcript.expect()
    #expect(workspace.text("out/tabs.json")?.contains("\"Files\"") == true)
    #expect(workspace.text("out/regular.json") == nil)
  }

  /// What is shown is a patch: applied, it makes what 'compile' writes.
  @Test(.enabled(if: Machine.hasPatch, "needs 'patch'"), arguments: Stale.allCases)
  func differencesApply(_ stale: Stale) throws {
    let workspace = try workspace()
    try workspace.put("tabs.yaml", Sample.changed)
    let fresh = "fresh"
    #expect(try workspace.tabc("compile", "tabs.yaml", "-o", fresh).status == 0)
    let folder = stale.folder
    try FileManager.default.moveItem(
      atPath: workspace.path + "/out",
      toPath: workspace.path + "/" + folder
    )
    try stale.apply(in: workspace, folder)
    let check = try workspace.tabc("compile", "tabs.yaml", "-o", folder, "--check")
    #expect(check.status == 1)
    try workspace.put("difference.patch", check.outputBytes)
    let patched = try workspace.shell("patch --batch -p0 < difference.patch")
    #expect(patched.status == 0, "\(patched.output)\(patched.error)\(check.output)")
    #expect(workspace.manifests(folder) == workspace.manifests(fresh))
    #expect(try workspace.tabc("compile", "tabs.yaml", "-o", folder, "--check").status == 0)
  }

  /// A way in which the files of an earlier run differ from those of the next.
  enum Stale: CaseIterable {
    case older
    case missingFile
    case missingFolder
    case empty
    case withoutLineEnd
    case otherLineEnds
    case linesMore
    case notText
    case reversed
    case spacesInName
    case quotesInName
    case lettersInName

    var folder: String {
      switch self {
      case .spacesInName: "the release folder"
      case .quotesInName: "a \"quoted\\\" folder"
      case .lettersInName: "Mänü 日本"
      default: "release"
      }
    }

    func apply(in workspace: Workspace, _ folder: String) throws {
      let path = folder + "/compact.json"
      let text = workspace.text(path) ?? ""
      switch self {
      case .older, .spacesInName, .quotesInName, .lettersInName: break
      case .missingFile:
        try FileManager.default.removeItem(atPath: workspace.path + "/" + path)
      case .missingFolder:
        try FileManager.default.removeItem(atPath: workspace.path + "/" + folder)
      case .empty: try workspace.put(path, "")
      case .withoutLineEnd: try workspace.put(path, String(text.dropLast()))
      case .otherLineEnds: try workspace.put(path, text.replacing("\n", with: "\r\n"))
      case .linesMore: try workspace.put(path, "\n\n" + text + "\nmore\n\n\n")
      case .notText: try workspace.put(path, [0xFF, 0x0A, 0xC3, 0x0A] + Array(text.utf8) + [0xE2])
      case .reversed:
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        try workspace.put(path, lines.reversed().joined(separator: "\n"))
      }
    }
  }

  @Test func whatCannotBeReadIsAFailure() throws {
    let workspace = try workspace()
    try FileManager.default.removeItem(atPath: workspace.path + "/out/compact.json")
    try FileManager.default.createDirectory(
      atPath: workspace.path + "/out/compact.json",
      withIntermediateDirectories: false
    )
    var transcript = Transcript("check-failures", in: workspace)
    try transcript.run("compile", "tabs.yaml", "-o", "out", "--check")
    try transcript.run("compile", "tabs.yaml", "-o", "tabs.yaml", "--check")
    try transcript.run("compile", "tabs.yaml", "-o", "out\n\u{1B}[2J", "--check", "--form-factor")
    try transcript.expect()
  }

  @Test func aHostileFolderNameStaysOnOneLine() throws {
    let workspace = try workspace()
    let check = try workspace.tabc("compile", "tabs.yaml", "-o", "a\n+b\u{1B}[2J", "--check")
    #expect(check.status == 1)
    #expect(!(check.output + check.error).contains("\u{1B}"))
    #expect(check.error == Self.complaint(#"a\n+b\u{1B}[2J"#))
    #expect(check.output.matches(of: #/(?m)^\+\+\+ /#).count == 3)
    #expect(check.output.matches(of: /(?m)^\+b/).isEmpty)
  }
}
