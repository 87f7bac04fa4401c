import Foundation
import Testing

/// The workflow of GitHub Actions that README shows.
@Suite(.enabled(if: Tool.areInstalled, Tool.reason)) struct WorkflowTests {
  private struct Workflow: Decodable {
    struct Job: Decodable {
      var steps: [Step]
    }

    struct Step: Decodable {
      var `if`: String?
      var id: String?
      var uses: String?
      var run: String?
      var env: [String: String]?
      var with: [String: Value]?
    }

    /// Some value, of no matter which type.
    struct Value: Decodable {
      init(from decoder: any Decoder) {}
    }

    var jobs: [String: Job]
  }

  private static func steps(_ workspace: Workspace) throws -> [Workflow.Step] {
    try workspace.put("workflow.yml", ReadmeBlock.containing("on: pull_request"))
    let json = try Tool.json(workspace.path + "/workflow.yml")
    return try JSONDecoder().decode(Workflow.self, from: Data(json.utf8)).jobs["tabs"]?.steps ?? []
  }

  @Test func itIsAWorkflow() throws {
    let workspace = try Workspace()
    try workspace.put("workflow.yml", ReadmeBlock.containing("on: pull_request"))
    try Tool.expect(workspace.path + "/workflow.yml", fits: "vendor.github-workflows")
  }

  @Test func itUsesWhatTheActionHas() throws {
    let action = try CompositeAction.read()
    let steps = try Self.steps(Workspace())
    let use = try #require(steps.first { $0.id == "tabs" })
    #expect(use.uses?.hasSuffix("/tabc@main") == true)
    for input in (use.with ?? [:]).keys { #expect(action.inputs[input] != nil, "\(input)") }
    let text = try ReadmeBlock.containing("on: pull_request")
    let outputs = text.matches(of: /steps\.tabs\.outputs\.([a-z-]+)/).map { String($0.1) }
    #expect(outputs.count == 4)
    for output in outputs { #expect(action.outputs[output] != nil, "\(output)") }
  }

  @Test func theChangesBecomeAComment() throws {
    let workspace = try Workspace([
      "programs/gh": "#!/bin/sh\nfor word; do printf '<%s>' \"$word\"; done\n"
    ])
    _ = try workspace.shell("chmod +x programs/gh")
    let step = try #require(try Self.steps(workspace).first { $0.run != nil })
    #expect(step.env?.keys.sorted() == ["CHANGES", "GH_TOKEN", "NUMBER"])
    let outcome = try workspace.shell(
      step.run ?? "",
      environment: [
        "PATH": "\(workspace.path)/programs:/usr/bin:/bin", "NUMBER": "1",
        "CHANGES": "runner's temp/changes.md",
      ]
    )
    #expect(
      outcome.output
        == "<pr><comment><1><--edit-last><--create-if-none><--body-file><runner's temp/changes.md>"
    )
  }
}
