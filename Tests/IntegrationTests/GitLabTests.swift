import Foundation
import ProcessTesting
import Testing

/// The job of GitLab pipelines that README shows, its script run as GitLab's runner runs it.
@Suite(.enabled(if: Tool.areInstalled, Tool.reason)) struct GitLabTests {
  private struct Job: Decodable {
    var script: [String]
  }

  /// Keeps the comments of a merge request as the server of GitLab does, and writes down each
  /// request that changes them.
  private static let server = """
    import http.server, json, pathlib, urllib.parse

    class Handler(http.server.BaseHTTPRequestHandler):
      notes = [{"id": 1, "body": "Well done!"}]

      def answer(self, status, value):
        body = json.dumps(value).encode()
        self.send_response(status)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

      def write_down(self):
        text = self.rfile.read(int(self.headers["Content-Length"])).decode()
        body = urllib.parse.parse_qs(text, strict_parsing=True)["body"][0]
        token = self.headers["PRIVATE-TOKEN"]
        with pathlib.Path("../requests").open("a") as requests:
          requests.write(f"{self.command} {self.path}\\n{token}\\n{body}")
        return body

      def do_GET(self): self.answer(200, self.notes)

      def do_POST(self):
        self.notes.append({"id": len(self.notes) + 1, "body": self.write_down()})
        self.answer(201, self.notes[-1])

      def do_PUT(self):
        note = self.notes[int(self.path.split("/")[-1]) - 1]
        note["body"] = self.write_down()
        self.answer(200, note)

      def log_message(self, *_): pass

    server = http.server.HTTPServer(("127.0.0.1", 0), Handler)
    pathlib.Path("../port.new").write_text(str(server.server_port))
    pathlib.Path("../port.new").rename("../port")
    server.serve_forever()
    """

  private static func runner(_ new: String) throws -> ActionRunner {
    var request = PullRequest(old: PullRequest.configuration, new: new)
    request.folder = "."
    request.preparation = "\"$tabc\" compile tabs.yaml -o Manifests"
    return try request.runner()
  }

  private static func script() throws -> String {
    let workspace = try Workspace()
    try workspace.put("job.yml", ReadmeBlock.containing("tabs:\n  variables:"))
    let json = try Tool.json(workspace.path + "/job.yml")
    let jobs = try JSONDecoder().decode([String: Job].self, from: Data(json.utf8))
    return try #require(jobs["tabs"]).script.joined(separator: "\n")
  }

  /// Runs the script in one shell, as the runner does, in one pipeline after another.
  private static func run(
    _ runner: ActionRunner,
    isMergeRequest: Bool,
    pipelines: Int = 1
  ) throws -> ChildProcess.Outcome {
    try runner.workspace.put("script.sh", script())
    try runner.workspace.put("server.py", server)
    var environment = [
      "PATH": runner.path, "GITLAB_CI": "true", "CI_PROJECT_DIR": runner.checkout,
      "CI_PROJECT_ID": "42", "TABS_TOKEN": "secret",
    ]
    if isMergeRequest { environment["CI_MERGE_REQUEST_IID"] = "7" }
    return try runner.workspace.shell(
      """
      cd checkout
      python3 ../server.py & server=$!
      trap 'kill $server 2> /dev/null' EXIT
      while [ ! -f ../port ]; do sleep 0.05; done
      export CI_API_V4_URL="http://127.0.0.1:$(cat ../port)/api/v4"
      export CI_MERGE_REQUEST_DIFF_BASE_SHA=$(git merge-base HEAD^1 HEAD^2)
      for pipeline in $(seq \(pipelines)); do
        sh -e ../script.sh; status=$?
      done
      exit $status
      """,
      environment: environment
    )
  }

  @Test func itIsAPipeline() throws {
    let workspace = try Workspace()
    try workspace.put(".gitlab-ci.yml", ReadmeBlock.containing("tabs:\n  variables:"))
    let path = workspace.path + "/.gitlab-ci.yml"
    let outcome = try Tool.run([
      "check-jsonschema", "--builtin-schema", "vendor.gitlab-ci", "--data-transform", "gitlab-ci",
      path,
    ])
    #expect(outcome.status == 0, "\(outcome.output)\(outcome.error)")
  }

  @Test func findingsAndChangesAreReported() throws {
    let runner = try Self.runner(
      PullRequest.configuration.replacing("route: /news", with: "route: /today")
        .replacing("title: About", with: "title: yes")
    )
    let outcome = try Self.run(runner, isMergeRequest: true)
    #expect(outcome.status == 1, "\(outcome.error)")

    struct Finding: Decodable {
      struct Place: Decodable { var path: String }
      var check_name: String
      var location: Place
    }
    let quality = try #require(runner.workspace.text("checkout/tabs-quality.json"))
    let findings = try JSONDecoder().decode([Finding].self, from: Data(quality.utf8))
    #expect(findings.map(\.check_name) == ["ambiguous-scalar"])
    #expect(findings.map(\.location.path) == ["tabs.yaml"])

    let tests = try Tool.run(
      ["junitparser", "verify", "tabs-tests.xml"],
      folder: runner.checkout
    )
    #expect(tests.status == 0 || tests.status == 1, "\(tests.error)")
    #expect(runner.workspace.text("checkout/tabs-tests.xml")?.contains("ambiguous-scalar") == true)

    let changes = try #require(runner.workspace.text("checkout/tabs-changes.md"))
    #expect(changes.contains("1 breaking"))
    let comment = "secret\n<!-- tabc -->\n\(changes)"
    let notes = "/api/v4/projects/42/merge_requests/7/notes"
    #expect(runner.workspace.text("requests") == "POST \(notes)\n\(comment)")

    _ = try runner.workspace.shell("rm port requests")
    _ = try Self.run(runner, isMergeRequest: true, pipelines: 2)
    #expect(
      runner.workspace.text("requests") == "POST \(notes)\n\(comment)PUT \(notes)/2\n\(comment)"
    )
  }

  @Test func withoutFindingsAndChangesItPasses() throws {
    let runner = try Self.runner(PullRequest.configuration + "# The same.\n")
    let outcome = try Self.run(runner, isMergeRequest: true)
    #expect(outcome.status == 0, "\(outcome.output)\(outcome.error)")
    #expect(runner.workspace.text("requests")?.contains("no changes") == true)
  }

  @Test func aBranchIsCheckedAlone() throws {
    let runner = try Self.runner(
      PullRequest.configuration.replacing("route: /news", with: "route: /today")
    )
    let outcome = try Self.run(runner, isMergeRequest: false)
    #expect(outcome.status == 0, "\(outcome.output)\(outcome.error)")
    #expect(runner.workspace.text("requests") == nil)
    #expect(runner.workspace.text("checkout/tabs-changes.md") == nil)
  }

  @Test func staleManifestsFail() throws {
    let runner = try Self.runner(PullRequest.configuration)
    try runner.workspace.put("checkout/Manifests/tabs.json", "{}\n")
    #expect(try Self.run(runner, isMergeRequest: false).status == 1)
  }
}
