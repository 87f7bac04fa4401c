import Diagnostics
import Foundation
import ProcessTesting
import SourceText
import Testing
import YAMLTree

/// A reader who goes through a document from its beginning to its end, in a folder under version
/// control, and does what it says.
final class Session {
  private let workspace: Workspace
  private var platform: ApplePlatform?

  init() throws {
    workspace = try Workspace()
    try workspace.link("Fixtures", to: Tabc.repository.appendingPathComponent("Fixtures").path)
    try run("git init --quiet && echo /Fixtures >> .git/info/exclude", nil)
    // What is missing on the machine is not installed.
    let programs = "ln -s \"$tabc\" tabc && ln -s /usr/bin/true apt-get && ln -s /usr/bin/true sudo"
    try run("mkdir .git/bin && cd .git/bin && \(programs)", nil)
  }

  /// Does what one item says.
  func follow(_ item: Document.Item) throws {
    switch item {
    case .hiddenCommand(let command): try run(command, nil)
    case .block(let block):
      if Exception.all.contains(where: { $0.covers(block) }) {
        try accept(block)
      } else {
        try follow(block)
      }
    }
  }

  private func follow(_ block: Block) throws {
    switch (block.language, block.mark) {
    case ("sh", _) where block.comment == nil: try run(block.text, block)
    case ("console", _) where block.comment == nil: try compare(block)
    case ("yaml", .file(let name)):
      try workspace.put(name, block.text)
      try lint(name, block)
    case ("yaml", .faulty(let name)):
      try workspace.put(name, block.text)
      #expect(try shell("tabc lint --strict \(name)").status == 1, "\(block): nothing is found")
    case ("yaml", .append(let name)):
      try workspace.put(name, (workspace.text(name) ?? "") + block.text)
      try lint(name, block)
    case ("diff", .change(let name)):
      try change(name, block)
      try lint(name, block)
    case ("swift", .file(let name)):
      let name = block.comment == nil ? "Example.swift" : name
      try workspace.put(name, block.text)
      try check(name, block)
    case (_, .part(let name)):
      let text = try #require(workspace.text(name), "\(block): there is no \(name)")
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      #expect(Console.matches(lines[...], ["…"] + block.lines + ["…"]), "\(block): not in \(name)")
    default: Issue.record("\(block): nobody runs it")
    }
  }

  /// Checks of what cannot be run what can be, and runs those of its commands that are ours.
  private func accept(_ block: Block) throws {
    for script in block.text.matches(of: /^sh (\S+)$/.anchorsMatchLineEndings()) {
      let path = Tabc.repository.appendingPathComponent(String(script.1)).path
      #expect(FileManager.default.fileExists(atPath: path), "\(block): there is no such file")
    }
    guard block.language == "yaml" else { return }
    var findings: [Diagnostic] = []
    let source = SourceText(name: block.document, contents: Array(block.text.utf8))
    _ = YAMLTree.parse(source, into: &findings)
    #expect(findings.isEmpty, "\(block): no YAML")
    for line in block.lines {
      guard let command = line.wholeMatch(of: /\s*(?:- )?run: (tabc .*)/) else { continue }
      try run(String(command.1), block)
    }
  }

  private func lint(_ name: String, _ block: Block) throws {
    guard name.hasSuffix(".yaml") else { return }
    try run("tabc lint --strict \(name)", block)
  }

  private func run(_ script: String, _ block: Block?) throws {
    let outcome = try shell("set -e\n" + script)
    #expect(
      outcome.status == 0,
      "\(block?.description ?? script): \(outcome.output.prefix(4_000))"
    )
  }

  private func compare(_ block: Block) throws {
    let console = Console(block.lines)
    let outcomes = Console.outcomes(of: try shell(console.script).output)
    try #require(outcomes.count == console.exchanges.count, "\(block): it ended early")
    for (index, (shown, seen)) in zip(console.exchanges, outcomes).enumerated() {
      #expect(
        Console.matches(seen.output[...], shown.output[...]),
        "\(block.document): $ \(shown.command)\n\(seen.output.joined(separator: "\n"))"
      )
      let next = console.exchanges.dropFirst(index + 1).first?.command
      #expect(
        seen.status == "0" || next == "echo $?",
        "\(block.document): $ \(shown.command) ends with \(seen.status), which is not shown"
      )
    }
  }

  /// Takes away the lines behind `-` and puts those behind `+` in their place.
  private func change(_ name: String, _ block: Block) throws {
    func side(_ sign: Character) -> String {
      block.lines.filter { $0.first != sign }.map { $0.dropFirst() + "\n" }.joined()
    }
    let text = try #require(workspace.text(name), "\(block): there is no \(name)")
    #expect(text.ranges(of: side("+")).count == 1, "\(block): not in \(name)")
    try workspace.put(name, text.replacing(side("+"), with: side("-")))
  }

  private func shell(_ script: String) throws -> ChildProcess.Outcome {
    try workspace.shell(Self.prelude + script, environment: Self.environment)
  }

  /// `tabc` and `swift run tabc` are the program that was built.
  private static let prelude = #"""
    exec 2>&1
    PATH=$PWD/.git/bin:$PATH
    swift() { if [ "$1 $2" = "run tabc" ]; then shift 2; tabc "$@"; else command swift "$@"; fi; }

    """#

  /// Commits are the same everywhere.
  private static let environment = [
    "GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_NOSYSTEM": "1", "GIT_CONFIG_COUNT": "1",
    "GIT_CONFIG_KEY_0": "init.defaultBranch", "GIT_CONFIG_VALUE_0": "main",
    "GIT_AUTHOR_NAME": "A", "GIT_AUTHOR_EMAIL": "a@example.org", "GIT_COMMITTER_NAME": "A",
    "GIT_COMMITTER_EMAIL": "a@example.org", "GIT_AUTHOR_DATE": "2027-01-01T00:00:00Z",
    "GIT_COMMITTER_DATE": "2027-01-01T00:00:00Z",
  ]
}

extension Session {
  private static let frameworks = ["UIKit", "SwiftUI", "AdaptiveAppShell", "XCTest"]

  /// Type-checks a file: against the package's own modules, or, where it is about an Apple framework,
  /// with all that is in its folder, as the code that was generated.
  private func check(_ name: String, _ block: Block) throws {
    let folder = URL(fileURLWithPath: workspace.path)
    if Self.frameworks.contains(where: { block.text.contains("import \($0)\n") }) {
      guard ApplePlatform.isAvailable else { return }
      let module = name.prefix { $0 != "/" } + "/"
      let files = workspace.names.filter { $0.hasPrefix(module) && $0.hasSuffix(".swift") }
      let platform = try self.platform ?? ApplePlatform(sdk: 27)
      self.platform = platform
      try platform.typeCheck(files, release: 18, in: folder)
    } else if block.text.contains("import PackageDescription\n") {
      try SwiftTool.expect(["swift", "package", "dump-package"], in: folder)
    } else {
      let modules = URL(fileURLWithPath: Tabc.path).deletingLastPathComponent()
        .appendingPathComponent("Modules")
      try SwiftTool.expect(
        [
          "swiftc", "-typecheck", "-swift-version", "6", "-warnings-as-errors", "-I", modules.path,
          name,
        ],
        in: folder,
        isSilent: true
      )
    }
  }
}
