import Foundation
import Testing

/// `action.yml`, its steps run as a runner of GitHub Actions runs them.
@Suite(.enabled(if: Tool.areInstalled, Tool.reason)) struct ActionTests {
  private static let old = PullRequest.configuration
  private static let safe = old.replacing(
    "  - {id: about",
    with: "  - {id: more, title: More, systemImage: star}\n  - {id: about"
  )
  private static let breaking = old.replacing("route: /news", with: "route: /today")
  private static let wrong = breaking.replacing("title: Home", with: "titel: Home")

  @Test func theFileIsAnAction() throws {
    let path = Tabc.repository.appendingPathComponent("action.yml").path
    try Tool.expect(path, fits: "vendor.github-actions")
    for step in try CompositeAction.read().runs.steps {
      #expect(step.run?.contains("${{") != true, "an input would be part of a script")
      #expect((step.run == nil) == (step.shell == nil))
    }
  }

  @Test func theScriptsAreSound() throws {
    let folder = Tabc.repository.appendingPathComponent(".github/action").path
    let outcome = try Tool.run(
      ["bash", "-c", "shellcheck --external-sources -- *"],
      folder: folder
    )
    #expect(outcome.status == 0, "\(outcome.output)")
  }

  private func expect(
    _ name: String,
    _ report: ActionRunner.Report,
    _ location: SourceLocation = #_sourceLocation
  ) throws {
    try Recording.expect(report.text, in: "Fixtures/action/\(name).txt", location)
  }

  @Test func aSafeChangePasses() throws {
    let report = try PullRequest(old: Self.old, new: Self.safe).runner().run()
    #expect(report.status == 0, "\(report.log)")
    #expect(report.used == [])
    try expect("safe", report)
  }

  @Test func changesAreToldThoughFindingsFail() throws {
    // A finding that leaves both sides comparable, and one that does not.
    let warned = Self.breaking.replacing("title: About", with: "title: yes")
    let report = try PullRequest(old: Self.old, new: warned).runner().run(["strict": "true"])
    #expect(report.status == 1)
    try expect("finding-and-breaking", report)
    try expect("wrong", PullRequest(old: Self.old, new: Self.wrong).runner().run())
  }

  @Test func whatFailsIsForTheInputToSay() throws {
    let runner = try PullRequest(old: Self.old, new: Self.breaking).runner()
    #expect(try runner.run().status == 1)
    #expect(try runner.run(["fail-on": "never"]).status == 0)
    let risky = Self.old.replacing("title: About,", with: "title: About, when: os >= 26,")
    let other = try PullRequest(old: Self.old, new: risky).runner()
    #expect(try other.run().status == 0)
    #expect(try other.run(["fail-on": "risky"]).status == 1)
  }

  @Test func aNewFileHasNothingToBreak() throws {
    let report = try PullRequest(new: Self.old).runner().run()
    #expect(report.status == 0, "\(report.log)")
    try expect("new", report)
  }

  @Test func aShallowCloneIsToldWhatToFetch() throws {
    let runner = try PullRequest(old: Self.old, new: Self.breaking, depth: 1).runner()
    let report = try runner.run()
    #expect(report.status == 1)
    try expect("shallow", report)
    // What it says is what helps.
    let command = try #require(report.summary.firstMatch(of: /run '(git fetch .*)'/)).1
    let fetched = try runner.workspace.shell("cd checkout && \(command)")
    #expect(fetched.status == 0, "\(fetched.error)")
    #expect(try runner.run().outputs["breaking"] == "1")
  }

  @Test func manifestsAreCompared() throws {
    var request = PullRequest(old: Self.old, new: Self.safe)
    request.preparation = "\"$tabc\" compile tabs.yaml -o 'Tab Manifests'"
    let current = try request.runner().run(["manifests": "Tab Manifests"])
    #expect(current.status == 0, "\(current.log)")
    #expect(current.outputs["manifests"] == "success")

    request.preparation += "; echo >> 'Tab Manifests/compact.json'"
    let stale = try request.runner().run(["manifests": "Tab Manifests"])
    #expect(stale.status == 1)
    try expect("manifests", stale)
    let other = try request.runner().run([
      "manifests": "Tab Manifests", "working-directory": "App", "files": "tabs.yaml\n",
    ])
    #expect(other.commands == stale.commands)
  }

  @Test func aLinkStandsForItsFileOnce() throws {
    var request = PullRequest(old: Self.old, new: Self.old)
    request.preparation = """
      "$tabc" compile tabs.yaml -o M
      mkdir ../Links ../Elsewhere
      ln -s ../App/tabs.yaml ../Links; ln -s ../App/tabs.yaml ../Links/other.tabs.yaml
      cp tabs.yaml ../Elsewhere/configuration.yaml
      ln -s configuration.yaml ../Elsewhere/tabs.yaml; cp -r M ../Elsewhere
      """
    let report = try request.runner().run(["manifests": "M"])
    #expect(report.status == 0, "\(report.log)")
    #expect(report.log.contains("checked 2 files"))
  }

  @Test func aLinkToTheWorkspaceLeavesPathsAsTheyAre() throws {
    var request = PullRequest(
      old: Self.old,
      new: Self.breaking.replacing("title: About", with: "title: yes")
    )
    request.preparation = "\"$tabc\" compile tabs.yaml -o M; echo >> M/tabs.json"
    var runner = try request.runner()
    let inputs = ["manifests": "M", "working-directory": "App", "files": " \ntabs.yaml\n\n"]
    let report = try runner.run(inputs)
    #expect(report.status == 1)
    try runner.workspace.link("link", to: runner.checkout)
    runner.checkout = runner.workspace.path + "/link"
    #expect(try runner.run(inputs).commands == report.commands)
    #expect(report.commands.contains { $0.contains("file=App/tabs.yaml,") })
  }

  @Test func filesThatCannotBeListedAreNotPassedOver() throws {
    let runner = try PullRequest(old: Self.old, new: Self.safe).runner()
    _ = try runner.workspace.shell("rm -r checkout/.git")
    #expect(try runner.run(["manifests": "M"]).status != 0)
  }

  @Test func theSummaryStaysWithinItsLimit() throws {
    var request = PullRequest(old: Self.old, new: Self.old)
    let text = String(repeating: "\u{E9}", count: 30_000)
    let long = Self.old.replacing("id: home,", with: "id: home, metadata: {text: \(text)},")
    request.preparation = """
      cat > ../long.yaml <<'END'
      \(long)END
      for number in $(seq 20); do mkdir $number; cp ../long.yaml $number/tabs.yaml; done
      """
    let report = try request.runner().run(["manifests": "Manifests"])
    #expect(report.status == 1)
    #expect(report.outputs["manifests"] == "failure")
    #expect((900_000...1_048_576).contains(report.summary.utf8.count))
    #expect(report.summary.contains("\nThe rest is in the log.\n"))
    #expect(!report.summary.contains("\u{FFFD}"))
  }

  @Test func twoConfigurationsHaveNotTheSameManifests() throws {
    var request = PullRequest(old: Self.old, new: Self.old)
    request.preparation = "cp tabs.yaml other.tabs.yaml"
    let report = try request.runner().run(["manifests": "Manifests"])
    #expect(report.status == 2)
    #expect(report.commands.last?.contains("use the action once for each") == true)
  }

  @Test(arguments: [
    "it's \"an\" $(touch pwned) `touch pwned` App", "::error::x,y:z%0A", "-o", "##[error]<b>&",
  ])
  func namesAreNoCommands(_ folder: String) throws {
    var request = PullRequest(
      base: "release/$(touch${IFS}pwned)`touch${IFS}pwned`;'\"&<|!",
      folder: folder,
      old: Self.old,
      new: Self.breaking.replacing("title: About", with: "title: yes")
        .replacing("title: Home", with: "title: \"::error::##[error]pwned\"")
    )
    request.preparation = "\"$tabc\" compile tabs.yaml -o M; echo >> M/tabs.json"
    let runner = try request.runner()
    let report = try runner.run(["manifests": "M"])
    #expect(report.status == 1)
    #expect(report.outputs["breaking"] == "1", "\(report.log)")
    #expect(report.outputs["manifests"] == "failure", "\(report.log)")
    #expect(!runner.workspace.names.contains { $0.hasSuffix("pwned") })
    let isOwn = /::(error|warning|notice) file=[^:,]*(,[a-zA-Z]+=[^:,]*)*::.*/
    for command in report.commands { #expect(command.wholeMatch(of: isOwn) != nil, "\(command)") }
    let named = try runner.run(["files": "\(folder)/tabs.yaml", "manifests": "M"])
    #expect(named.commands == report.commands)
  }

  @Test func withoutABaseNothingIsCompared() throws {
    var runner = try PullRequest(old: Self.old, new: Self.breaking).runner()
    runner.environment = ["GITHUB_EVENT_NAME": "push"]
    let pushed = try runner.run()
    #expect(pushed.status == 0)
    #expect(pushed.outputs["diff"] == "skipped")
    #expect(try runner.run(["base": "origin/main"]).outputs["breaking"] == "1")

    runner.environment = ["GITHUB_EVENT_NAME": "merge_group"]
    let tip = try runner.workspace.shell("git -C checkout rev-parse origin/main").output
    runner.event = ["merge_group.base_sha": tip.trimmingCharacters(in: .newlines)]
    #expect(try runner.run().outputs["breaking"] == "1")
  }

  @Test(arguments: [
    (["strict": "yes"], "::error title=tabc::the input 'strict' is neither 'true' nor 'false'"),
    (
      ["working-directory": "none"],
      "::error title=tabc::the input 'working-directory' names no folder"
    ),
    (["program": "none/tabc"], "::error title=tabc::the input 'program' names no program"),
    (
      ["program": "tabc\nreport=other"],
      "::error title=tabc::the input 'program' has more than one line"
    ),
  ])
  func wrongInputsAreNamed(_ inputs: [String: String], _ message: String) throws {
    let report = try PullRequest(old: Self.old, new: Self.safe).runner().run(inputs)
    #expect(report.status == 2)
    #expect(report.commands == [message])
  }

  @Test func aProgramThatEndsWithoutAWordIsTold() throws {
    var runner = try PullRequest(old: Self.old, new: Self.safe).runner()
    try runner.workspace.put("crash/tabc", "#!/bin/sh\nkill -SEGV $$\n")
    _ = try runner.workspace.shell("chmod +x crash/tabc")
    runner.path = "\(runner.workspace.path)/crash:/usr/bin:/bin"
    let report = try runner.run()
    #expect(report.status != 0)
    #expect(report.outputs["lint"] == "failure")
    #expect(report.commands.contains { $0.contains("ended with status 139 and said nothing") })
    #expect(report.summary.contains("ended with status 139 and said nothing"))
  }

  /// The compiler stands in for itself here: it gives the program under test for what it is asked to
  /// build.
  @Test func withoutAProgramOneIsBuilt() throws {
    var runner = try PullRequest(old: Self.old, new: Self.breaking).runner()
    try runner.workspace.put(
      "compiler/swift",
      """
      #!/bin/sh
      [ "$1" = build ] || { echo version 6; exit; }
      echo "built $*" >&2
      while [ "$1" != --scratch-path ]; do shift; done
      mkdir -p "$2/release" && cp '\(Tabc.path)' "$2/release/tabc"
      """
    )
    _ = try runner.workspace.shell("chmod +x compiler/swift")
    runner.path = "\(runner.workspace.path)/compiler:/usr/bin:/bin"
    let first = try runner.run()
    #expect(first.outputs["breaking"] == "1", "\(first.log)")
    #expect(first.log.contains("built build --package-path \(Tabc.repository.path)"))
    #expect(first.used.count == 1)
    #expect(first.used.first?.contains("key=tabc-Linux-X64-") == true)
    let second = try runner.run()
    #expect(second.used == first.used)
    #expect(!second.log.contains("built"))
    #expect(second.outputs["breaking"] == "1")
  }
}
