import Foundation
import ProcessTesting
import Testing

/// A repository with hooks of this one, which pre-commit installs and runs.
struct HookedRepository {
  let workspace: Workspace

  /// What a commit left.
  typealias Outcome = ChildProcess.Outcome

  private let environment: [String: String]

  /// Lines of the shell that make the repository of the hooks with a package that builds in seconds:
  /// its program is the one under test.
  static let standIn = """
    mkdir -p hooks/Sources/tabc
    cp "$REPOSITORY/.pre-commit-hooks.yaml" hooks
    cat > hooks/Package.swift <<'END'
    // swift-tools-version: 6.0
    import PackageDescription
    let package = Package(name: "tabc", targets: [.executableTarget(name: "tabc")])
    END
    cat > hooks/Sources/tabc/main.swift <<END
    import Foundation
    execv("$tabc", CommandLine.unsafeArgv)
    END
    git -C hooks init -q
    """

  /// Lines that take the files of this repository as they are.
  static let whole = """
    git init -q hooks
    git -C "$REPOSITORY" ls-files -z --cached --others --exclude-standard -- Package.swift \
      Sources Plugins Tests .pre-commit-hooks.yaml \
      | tar -C "$REPOSITORY" --null --files-from=- -c | tar -C hooks -x
    """

  /// With hooks as a configuration states them, and the program on the path where it is wanted.
  init(hooks: String, _ configuration: String, hasProgram: Bool) throws {
    workspace = try Workspace()
    try FileManager.default.createDirectory(
      atPath: workspace.path + "/programs",
      withIntermediateDirectories: true
    )
    if hasProgram { try workspace.link("programs/tabc", to: Tabc.path) }
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    environment = [
      "PATH": "\(workspace.path)/programs:\(path)",
      "REPOSITORY": Tabc.repository.path,
      "PRE_COMMIT_HOME": "\(workspace.path)/pre-commit",
      "PRE_COMMIT_COLOR": "never",
      "GIT_CONFIG_GLOBAL": "/dev/null",
      "GIT_AUTHOR_NAME": "A", "GIT_AUTHOR_EMAIL": "a@example.com",
      "GIT_COMMITTER_NAME": "A", "GIT_COMMITTER_EMAIL": "a@example.com",
    ]
    try workspace.put(
      "app/.pre-commit-config.yaml",
      configuration.replacing("https://github.com/OWNER/tabc", with: workspace.path + "/hooks")
        .replacing("rev: COMMIT", with: "rev: v1")
    )
    let outcome = try workspace.shell(
      """
      set -e
      \(hooks)
      git -C hooks add -A
      git -C hooks commit -q -m hooks
      git -C hooks tag v1
      git init -q app
      cd app
      pre-commit install
      """,
      environment: environment
    )
    try #require(outcome.status == 0, "\(outcome.output)\(outcome.error)")
  }

  /// Commits files with these texts.
  func commit(_ files: [String: String]) throws -> Outcome {
    for (name, text) in files { try workspace.put("app/\(name)", text) }
    return try workspace.shell(
      "cd app && git add -A && git commit -q -m commit 2>&1",
      environment: environment,
      patience: 3600
    )
  }

  /// Runs a line of the shell in the repository.
  func shell(_ line: String) throws -> Outcome {
    try workspace.shell("cd app && \(line)", environment: environment)
  }
}
