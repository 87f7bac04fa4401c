import Foundation
import ProcessTesting
import Testing

/// `tabc diff` with sides out of git, in repositories that the tests make.
@Suite struct DiffGitTests {
  /// A repository whose `main` and `feature` went apart: `main` retitled a tab, `feature` gave
  /// another one another route.
  private static let setup = """
    set -e
    export GIT_CONFIG_GLOBAL=/dev/null GIT_AUTHOR_NAME=A GIT_AUTHOR_EMAIL=a@example.com \
      GIT_COMMITTER_NAME=A GIT_COMMITTER_EMAIL=a@example.com \
      GIT_AUTHOR_DATE=2026-01-01T00:00:00Z GIT_COMMITTER_DATE=2026-01-01T00:00:00Z
    commit() { git add -A; git commit -qm "$1"; }
    git init -q -b main "$REPO"
    cd "$REPO"
    mkdir "$FOLDER"
    cp "$HERE/tabs.yaml" "$FOLDER/tabs.yaml"
    commit base
    git checkout -qb feature
    sed -i.bak 's#/news#/today#' "$FOLDER/tabs.yaml"; rm "$FOLDER/tabs.yaml.bak"
    commit feature
    git checkout -q main
    sed -i.bak 's#title: About#title: Imprint#' "$FOLDER/tabs.yaml"; rm "$FOLDER/tabs.yaml.bak"
    commit main
    git checkout -q feature

    """

  private func run(
    _ line: String,
    repository: String = "repository",
    folder: String = "App"
  ) throws -> ChildProcess.Outcome {
    let workspace = try Workspace(["tabs.yaml": DiffTests.old])
    return try workspace.shell(
      Self.setup + line,
      environment: ["REPO": repository, "FOLDER": folder, "HERE": workspace.path]
    )
  }

  /// The lines that name changes.
  private func changes(_ outcome: ChildProcess.Outcome) -> [String] {
    let lines = outcome.output.split(separator: "\n")
    return lines.filter { line in
      ["  breaking  ", "  risky     ", "  safe      "].contains { line.hasPrefix($0) }
    }
    .map { String($0.dropFirst(12)) }
  }

  private static let own = ["route-changed: /news → /today"]

  @Test func aNameThatIsNoTextIsAnError() throws {
    let outcome = try run("cp App/tabs.yaml $'App/a\\xff.tabs.yaml'; $tabc diff --against main")
    #expect(outcome.status == 3)
    #expect(outcome.output.isEmpty)
    #expect(outcome.error.contains("'App/a\u{FFFD}.tabs.yaml': Its name is not UTF-8"))
  }

  @Test(arguments: [("repository", "App"), ("ré po", "Äpp two"), ("a'b", "x:y")])
  func theMergeBaseIsTheOldSide(_ repository: String, _ folder: String) throws {
    let outcome = try run("$tabc diff --against main", repository: repository, folder: folder)
    #expect(changes(outcome) == Self.own, "\(outcome.error)")
    #expect(outcome.status == 1)
    let file = try run(
      "cd \"$FOLDER\"; $tabc diff --against main tabs.yaml",
      repository: repository,
      folder: folder
    )
    #expect(changes(file) == Self.own, "\(file.error)")
  }

  @Test func theTipIsTheOldSideOnRequest() throws {
    let outcome = try run("$tabc diff --against main --against-tip")
    #expect(changes(outcome) == Self.own + ["title-changed: Imprint → About"])
  }

  @Test func afterAMergeOnlyTheOwnChangesAreLeft() throws {
    #expect(changes(try run("git merge -q main -m merge; $tabc diff --against main")) == Self.own)
  }

  @Test func whatIsNotCommittedCounts() throws {
    let outcome = try run(
      "sed -i.bak 's#title: Home#title: Start#' App/tabs.yaml; $tabc diff --against main"
    )
    #expect(changes(outcome) == ["title-changed: Home → Start"] + Self.own)
  }

  @Test func aRevisionAndAPathAreASide() throws {
    for sides in [
      "main:App/tabs.yaml App/tabs.yaml", "main:App/tabs.yaml feature:App/tabs.yaml",
      "main:App/tabs.yaml HEAD:./App/tabs.yaml",
    ] {
      let outcome = try run("$tabc diff \(sides)")
      #expect(changes(outcome) == Self.own + ["title-changed: Imprint → About"], "\(outcome.error)")
    }
    let below = try run("cd App; $tabc diff main:./tabs.yaml ./tabs.yaml")
    #expect(changes(below).count == 2)
    let gone = try run("$tabc diff main:nothing.yaml App/tabs.yaml")
    #expect(gone.status == 3)
    #expect(gone.error == "error: cannot read 'main:nothing.yaml': No such file\n")
  }

  @Test func aReleaseInARevisionIsASide() throws {
    let outcome = try run(
      "$tabc compile App/tabs.yaml -o Release; commit release; $tabc diff HEAD:Release App/tabs.yaml"
    )
    #expect(outcome.output == "no changes\n", "\(outcome.error)")
  }

  @Test func aNewFileHasNothingToBreak() throws {
    let outcome = try run("cp App/tabs.yaml App/more.tabs.yaml; $tabc diff --against main")
    #expect(outcome.output.contains("App/more.tabs.yaml: new, nothing to break\n"))
    #expect(changes(outcome) == Self.own)
    let alone = try run("cp App/tabs.yaml more.tabs.yaml; $tabc diff --against main more.tabs.yaml")
    #expect(alone.status == 0)
  }

  @Test(arguments: ["", " App/tabs.yaml"])
  func aFileThatIsGoneBreaks(_ operand: String) throws {
    let outcome = try run("rm -r App; $tabc diff --against main\(operand)")
    // The old side is not that of the tip.
    let heading = try #require(
      outcome.output.prefixMatch(of: /([0-9a-f]{12}):App\/tabs.yaml: gone\n/)
    )
    let base = try run("git merge-base HEAD main")
    #expect(base.output.hasPrefix(heading.1))
    #expect(changes(outcome).count == 4)
    #expect(outcome.status == 1)
  }

  @Test func aRenamedFileIsTheSame() throws {
    // Renamed in one commit and rewritten in another.
    let line = "git mv App Other; commit move; $tabc diff --against main"
    #expect(changes(try run(line)) == Self.own)
    let staged = "git mv App/tabs.yaml App/other.tabs.yaml; $tabc diff --against main"
    #expect(changes(try run(staged)) == Self.own)
    let byOldName =
      "git mv App/tabs.yaml App/other.tabs.yaml; $tabc diff --against main App/tabs.yaml"
    #expect(changes(try run(byOldName)) == Self.own)
  }

  @Test(arguments: [
    ("main", true), ("origin/main", true), ("main~1", true), ("origin/main~1", true),
    ("refs/heads/main", true), ("v1.0", true), ("refs/tags/v1.0", true), ("tags/v1.0^0", true),
    ("rel/2", true), ("main", false),
  ])
  func aShallowCloneIsToldWhatToFetch(_ revision: String, isMissing: Bool) throws {
    let script = """
      git tag -a v1.0 -m one main; git branch rel/2 main
      cd ..; git clone -q --depth 1 -b feature "file://$HERE/repository" shallow; cd shallow
      \(isMissing ? "" : "git fetch -q --depth 1 origin +refs/heads/main:refs/remotes/origin/main")
      status=0; $tabc diff --against \(revision) > output 2> error || status=$?
      test $status = 3; test ! -s output; cat error
      command=$(sed -n "s/^help: run '\\(.*\\)'$/\\1/p" error)
      sh -c "$command"
      $tabc diff --against \(revision)
      """
    let outcome = try run(script)
    #expect(changes(outcome) == Self.own, "\(outcome.output) \(outcome.error)")
    let reason =
      isMissing ? "the repository has no commit" : "the history that was fetched does not reach"
    #expect(outcome.output.hasPrefix("error: \(reason)"))
  }

  @Test func whatWasFetchedOfARemoteIsASideByItsName() throws {
    let clone = "cd ..; git clone -q -b feature \"file://$HERE/repository\" clone; cd clone; "
    let outcome = try run(clone + "$tabc diff --against main")
    #expect(changes(outcome) == Self.own, "\(outcome.error)")
    let tip = try run(clone + "$tabc diff main:App/tabs.yaml App/tabs.yaml")
    #expect(changes(tip).count == 2, "\(tip.error)")
  }

  @Test func theOldSideIsNamedByTheCommitThatItIsOf() throws {
    let outcome = try run(
      "$tabc diff --against main --format json | grep -o '[^\"]*:App/tabs.yaml' | sort -u"
    )
    let base = try run("git merge-base HEAD main")
    #expect(outcome.output == base.output.prefix(12) + ":App/tabs.yaml\n")
    let tip = try run("$tabc diff --against main --against-tip --format json")
    #expect(tip.output.contains("\"main:App/tabs.yaml\""))
  }

  @Test func contentsThatWereNotFetchedAreNotFetchedNow() throws {
    let outcome = try run(
      """
      git config uploadpack.allowFilter true
      cd ..
      git clone -q --no-checkout --filter=blob:none -b feature "file://$HERE/repository" partial
      cd partial; mkdir App; cp ../repository/App/tabs.yaml App
      $tabc diff --against origin/main
      """
    )
    #expect(outcome.status == 3)
    #expect(outcome.error.contains("the contents of 'App/tabs.yaml' were not fetched"))
    #expect(outcome.error.contains("help: run 'git cat-file -e "))
  }

  @Test func aWorktreeAndASubmoduleAreRepositories() throws {
    let worktree = try run(
      "git worktree add -q ../tree main; cd ../tree; $tabc diff --against feature"
    )
    #expect(changes(worktree) == ["title-changed: About → Imprint"], "\(worktree.error)")
    let submodule = try run(
      """
      cd ..; git init -q outer; cd outer
      git -c protocol.file.allow=always submodule --quiet add -b feature "$HERE/repository" Sub
      commit sub
      $tabc diff --against origin/main Sub/App/tabs.yaml
      """
    )
    #expect(changes(submodule) == Self.own, "\(submodule.error)")
  }

  @Test func aBareRepositoryHasBothSides() throws {
    let clone =
      "cd ..; git clone -q --bare repository bare.git; mkdir empty; cd empty; export GIT_DIR=$HERE/bare.git; "
    let sides = try run(clone + "$tabc diff main:App/tabs.yaml feature:App/tabs.yaml")
    #expect(changes(sides).count == 2, "\(sides.error)")
    let inside = try run(
      "cd ..; git clone -q --bare repository bare.git; cd bare.git; $tabc diff --against main"
    )
    #expect(inside.status == 3)
    #expect(inside.error.contains("the git repository has no working tree"), "\(inside.error)")
  }

  @Test func outsideARepositoryItSaysSo() throws {
    let outcome = try run("cd ..; $tabc diff --against main tabs.yaml")
    #expect(outcome.status == 3)
    #expect(
      outcome.error == "error: this folder is in no git repository\n"
        + "help: compare two files, or run it inside a repository\n"
    )
  }

  @Test func aRevisionIsNoOption() throws {
    for revision in ["--help", "-h", "nope", "main:App", ""] {
      let outcome = try run("$tabc diff --against='\(revision)'")
      #expect(outcome.status == 3, "\(revision)")
      #expect(outcome.error.contains("the repository has no commit '\(revision)'"))
    }
  }

  @Test func nothingIsCheckedOutOrLocked() throws {
    let outcome = try run(
      """
      git status > /dev/null
      find .git -type f ! -name '*.bak' -exec cksum {} + | sort > ../before
      $tabc diff --against main > /dev/null || true
      find .git -type f -exec cksum {} + | sort > ../after
      cmp ../before ../after && git status --short
      """
    )
    #expect(outcome.output == "")
    #expect(outcome.status == 0)
  }

  @Test func gitUsesItAsADriver() throws {
    let driver =
      "git config diff.tabs.command \"$tabc diff --git-driver\"; echo '*tabs.yaml diff=tabs' > .gitattributes; "
    let outcome = try run(driver + "git --no-pager diff main feature -- App")
    #expect(changes(outcome) == Self.own + ["title-changed: Imprint → About"], "\(outcome.error)")
    #expect(outcome.status == 0)
    let renamed = try run(
      driver + "git mv App/tabs.yaml App/b.tabs.yaml; git --no-pager diff -M HEAD -- App"
    )
    #expect(renamed.output.contains("no changes"), "\(renamed.output)")
    let gone = try run(driver + "git rm -q App/tabs.yaml; git --no-pager diff HEAD -- App")
    #expect(changes(gone).count == 4)
  }
}
