import Foundation
import Testing

/// A repository with a pull request, checked out as `actions/checkout` does.
struct PullRequest {
  var base = "main"
  var folder = "App"

  /// The configuration on both sides; without one on the old side it is new.
  var old: String?
  var new: String

  /// How much history is fetched; everything, if 0.
  var depth = 0

  /// Lines of the shell that are run in the folder before the branch's commit.
  var preparation = ""

  static let configuration = """
    version: 1
    app: Sample
    tabs:
      - {id: home, title: Home, systemImage: house, route: /home}
      - {id: news, title: News, systemImage: newspaper, route: /news}
      - {id: about, title: About, systemImage: info.circle}

    """

  private static let script = """
    set -e
    export GIT_CONFIG_GLOBAL=/dev/null GIT_AUTHOR_NAME=A GIT_AUTHOR_EMAIL=a@example.com \
      GIT_COMMITTER_NAME=A GIT_COMMITTER_EMAIL=a@example.com \
      GIT_AUTHOR_DATE=2026-01-01T00:00:00Z GIT_COMMITTER_DATE=2026-01-01T00:00:00Z
    git init -q -b "$BASE" origin
    cd origin
    mkdir -p -- "$FOLDER"
    [ -z "$OLD" ] || printf %s "$OLD" > "$FOLDER/tabs.yaml"
    git add -A; git commit -q --allow-empty -m base
    git checkout -q -b feature
    printf %s "$NEW" > "$FOLDER/tabs.yaml"
    (cd -- "$FOLDER"; eval "$PREPARATION")
    git add -A; git commit -q -m feature
    git checkout -q "$BASE"
    echo later > later; git add -A; git commit -q -m later
    git checkout -q --detach
    git merge -q feature -m merge
    git update-ref refs/pull/1/merge HEAD
    cd ..
    git init -q checkout
    cd checkout
    git remote add origin "file://$PWD/../origin"
    pull=+refs/pull/1/merge:refs/remotes/pull/1/merge
    if [ "$DEPTH" -gt 0 ]; then
      git fetch -q --no-tags --depth="$DEPTH" origin "$pull"
    else
      git fetch -q --no-tags origin '+refs/heads/*:refs/remotes/origin/*' "$pull"
    fi
    git checkout -q --force refs/remotes/pull/1/merge
    """

  /// The runner of the pull request's event.
  func runner() throws -> ActionRunner {
    let workspace = try Workspace()
    let outcome = try workspace.shell(
      Self.script,
      environment: [
        "BASE": base, "FOLDER": folder, "OLD": old ?? "", "NEW": new, "DEPTH": "\(depth)",
        "PREPARATION": preparation,
      ]
    )
    try #require(outcome.status == 0, "\(outcome.error)")
    var runner = try ActionRunner(workspace, checkout: "checkout")
    runner.environment = ["GITHUB_EVENT_NAME": "pull_request", "GITHUB_BASE_REF": base]
    return runner
  }
}
