import Foundation
import Testing

/// The same file gives the same bytes, wherever and however the program runs.
@Suite struct DeterminismTests {
  @Test func outputsDependOnTheFileAlone() throws {
    let workspace = try Workspace([
      "App/sample.tabs.yaml": Sample.clean, "App/wrong.tabs.yaml": Sample.wrong, "empty/file": "",
    ])
    let first = try outputs(in: workspace, "App", "")
    #expect(first.count == 8)
    #expect(try outputs(in: workspace, "App", "") == first)
    for (folder, prefix) in [("App", "./"), (".", "App/"), ("empty", "../App/")] {
      var seen = try outputs(in: workspace, folder, prefix)
      seen = seen.map { $0.replacingOccurrences(of: prefix + "wrong", with: "wrong") }
      #expect(seen == first, "\(folder)")
    }
  }

  @Test(arguments: [
    ["LC_ALL": "C"], ["LC_ALL": "tr_TR.UTF-8", "LANG": "tr_TR.UTF-8"], ["LC_ALL": "de_DE@euro"],
    ["LC_ALL": "nonsense"], ["LANG": "ar_EG.UTF-8"], ["TZ": "Asia/Kathmandu"], ["HOME": "/nowhere"],
    ["COLUMNS": "20", "LINES": "3"], ["SWIFT_DETERMINISTIC_HASHING": "1"], ["TMPDIR": "/nowhere"],
  ])
  func theEnvironmentChangesNothing(_ environment: [String: String]) throws {
    let workspace = try Workspace([
      "App/sample.tabs.yaml": Sample.clean, "App/wrong.tabs.yaml": Sample.wrong,
    ])
    #expect(
      try outputs(in: workspace, "App", "", environment) == (try outputs(in: workspace, "App", ""))
    )
  }

  /// What the program writes and prints, run in `folder`.
  private func outputs(
    in workspace: Workspace,
    _ folder: String,
    _ prefix: String,
    _ environment: [String: String] = [:]
  ) throws -> [String] {
    func tabc(_ arguments: String...) throws -> String {
      let place = workspace.path + "/" + folder
      let outcome = try workspace.tabc(arguments, environment: environment, folder: place)
      return outcome.output + outcome.error + "\(outcome.status)"
    }
    let out = "out-" + UUID().uuidString
    let compile = try tabc("compile", prefix + "sample.tabs.yaml", "-o", out)
    let manifests = workspace.manifests(folder + "/" + out)
    try FileManager.default.removeItem(atPath: "\(workspace.path)/\(folder)/\(out)")
    return [compile] + Workspace.manifestNames.map { manifests[$0] ?? "" } + [
      try tabc("lint", prefix + "wrong.tabs.yaml"),
      try tabc("lint", prefix + "wrong.tabs.yaml", "--format", "json"),
      try tabc("resolve", prefix + "sample.tabs.yaml", "notes"),
      try tabc("--help"),
    ]
  }
}
