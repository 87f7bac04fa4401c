import Foundation
import ProcessTesting
import Testing

/// The job of GitLab pipelines that README shows, its script run as GitLab's runner runs it.
@Suite(.enabled(if: Tool.areInstalled, Tool.reason)) struct GitLabTests {
  private struct Job: Decodable {
    var script: [String]
  }

  /// Takes one request as the server of GitLab and writes it down.
  private static let server = """
    import http.server, pathlib, urllib.parse

    class Handler(http.server.BaseHTTPRequestHandler):
      def do_POST(self):
        text = self.rfile.read(int(self.headers["Content-Length"])).decode()
        body = urllib.parse.parse_qs(text, strict_parsing=True)["body"][0]
        token = self.headers["PRIVATE-TOKEN"]
        pathlib.Path("../request").write_text(f"{self.path}\\n{token}\\n{body}")
        self.send_response(201)
        self.send_header("Content-Length", "0")
        self.end_headers()

      def log_message(self, *_): pass

    server = http.server.HTTPServer(("127.0.0.1", 0), Handler)
    pathlib.Path("../port.new").write_text(str(server.server_port))
    pathlib.Path("../port.new").rename("../port")
    server.timeout = 60
    server.handle_request()
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

  /// Runs the script in one shell, as the runner does.
  private static func run(
    _ runner: ActionRunner,
    isMergeRequest: Bool
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
      sh -e ../script.sh
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
    #expect(
      runner.workspace.text("request")
        == "/api/v4/projects/42/merge_requests/7/notes\nsecret\n\(changes)"
    )
  }

  @Test func withoutFindingsAndChangesItPasses() throws {
    let runner = try Self.runner(PullRequest.configuration + "# The same.\n")
    let outcome = try Self.run(runner, isMergeRequest: true)
    #expect(outcome.status == 0, "\(outcome.output)\(outcome.error)")
    #expect(runner.workspace.text("request")?.contains("no changes") == true)
  }

  @Test func aBranchIsCheckedAlone() throws {
    let runner = try Self.runner(
      PullRequest.configuration.replacing("route: /news", with: "route: /today")
    )
    let outcome = try Self.run(runner, isMergeRequest: false)
    #expect(outcome.status == 0, "\(outcome.output)\(outcome.error)")
    #expect(runner.workspace.text("request") == nil)
    #expect(runner.workspace.text("checkout/tabs-changes.md") == nil)
  }

  @Test func staleManifestsFail() throws {
    let runner = try Self.runner(PullRequest.configuration)
    try runner.workspace.put("checkout/Manifests/tabs.json", "{}\n")
    #expect(try Self.run(runner, isMergeRequest: false).status == 1)
  }
}
