import Foundation
import ProcessTesting

/// Runs the steps of the composite action as GitHub's runner does.
struct ActionRunner {
  /// What the runner saw.
  struct Report {
    var status: Int32 = 0
    var log = ""

    /// The actions by others that would have been used, with what they are given.
    var used: [String] = []

    /// The outputs of the action, with a name in place of the temporary folder.
    var outputs: [String: String] = [:]
    var summary = ""

    /// The workflow commands that the runner would carry out.
    var commands: [String] {
      var commands: [String] = []
      var end: String?
      for line in log.split(whereSeparator: \.isNewline).map(String.init) {
        if let token = end {
          if line == "::\(token)::" { end = nil }
        } else if line.hasPrefix("::stop-commands::") {
          end = String(line.dropFirst("::stop-commands::".count))
        } else if line.hasPrefix("::") || line.contains("##[") {
          commands.append(line)
        }
      }
      return commands
    }

    /// All of it but the log, to be compared with a file.
    var text: String {
      let outputs = outputs.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)\n" }.joined()
      let commands = commands.map { $0 + "\n" }.joined()
      return "[commands]\n\(commands)[outputs]\n\(outputs)[summary]\n\(summary)[status \(status)]\n"
    }
  }

  let workspace: Workspace

  /// The folder that the repository is checked out in.
  var checkout: String

  /// What the runner sets for an event.
  var environment: [String: String] = [:]
  var event: [String: String] = [:]

  /// Where programs are found.
  var path: String

  /// For the folder `checkout` of a workspace, with the program on the path.
  init(_ workspace: Workspace, checkout: String) throws {
    self.workspace = workspace
    self.checkout = workspace.path + "/" + checkout
    let programs = workspace.path + "/programs"
    try FileManager.default.createDirectory(
      atPath: programs,
      withIntermediateDirectories: true
    )
    try workspace.link("programs/tabc", to: Tabc.path)
    path = programs + ":" + (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin")
  }

  private var temporaryFolder: String { workspace.path + "/runner's temp" }

  /// Runs the action.
  func run(_ inputs: [String: String] = [:]) throws -> Report {
    let action = try CompositeAction.read()
    try FileManager.default.createDirectory(
      atPath: temporaryFolder,
      withIntermediateDirectories: true
    )
    var report = Report()
    var context = ExpressionContext()
    context.values = ["runner.os": "Linux", "runner.arch": "X64"]
    for (name, value) in event { context.values["github.event.\(name)"] = value }
    for (name, input) in action.inputs {
      context.values["inputs.\(name)"] = inputs[name] ?? input.default
    }
    for step in action.runs.steps {
      // Steps run as long as none has failed; the file asks for nothing else.
      guard report.status == 0, try step.if.map(context.holds) ?? true else { continue }
      if let uses = step.uses {
        let with = try (step.with ?? [:]).mapValues(context.text).sorted { $0.key < $1.key }
        report.used.append("\(uses) \(with.map { "\($0.key)=\(plain($0.value))" })")
      } else {
        try run(step, &context, &report)
      }
    }
    for (name, output) in action.outputs {
      report.outputs[name] = plain(try context.text(output.value))
    }
    return report
  }

  private func run(
    _ step: CompositeAction.Step,
    _ context: inout ExpressionContext,
    _ report: inout Report
  ) throws {
    let files = ["OUTPUT", "STEP_SUMMARY", "ENV", "PATH", "STATE"]
    var variables = try (step.env ?? [:]).mapValues(context.text)
    for name in files {
      try workspace.put("files/\(name)", "")
      variables["GITHUB_\(name)"] = "\(workspace.path)/files/\(name)"
    }
    variables["GITHUB_ACTIONS"] = "true"
    variables["GITHUB_ACTION_PATH"] = Tabc.repository.path
    variables["GITHUB_WORKSPACE"] = checkout
    variables["GITHUB_BASE_REF"] = ""
    variables["RUNNER_TEMP"] = temporaryFolder
    variables["PATH"] = path
    try workspace.put("files/script.sh", step.run ?? "")
    // What `shell: bash` stands for.
    let outcome = try ChildProcess(
      executable: "/bin/bash",
      arguments: [
        "--noprofile", "--norc", "-e", "-o", "pipefail", "\(workspace.path)/files/script.sh",
      ],
      folder: checkout,
      environment: variables.merging(environment) { $1 }
    ).run()
    report.status = outcome.status
    report.log += outcome.output + outcome.error
    report.summary += plain(workspace.text("files/STEP_SUMMARY") ?? "")
    for line in (workspace.text("files/OUTPUT") ?? "").split(separator: "\n") {
      guard let id = step.id, let sign = line.firstIndex(of: "=") else { continue }
      let value = String(line[line.index(after: sign)...])
      context.values["steps.\(id).outputs.\(line[..<sign])"] = value
    }
  }

  /// A text without what is another in each run.
  private func plain(_ text: String) -> String {
    text.replacing(temporaryFolder, with: "TEMP")
      .replacing(/TEMP\/tabc-[A-Za-z0-9]{6}\b(?![A-Za-z0-9])/, with: "TEMP/tabc")
  }
}
