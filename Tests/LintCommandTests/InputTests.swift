import Foundation
import SourceText
import TabRules
import Testing

@testable import FileSystem

@Suite(.enabled(if: Shell.has("git"))) struct InputTests {
  private static let tree = [
    "tabs.yaml", "App/tabs.yaml", "App/phone.tabs.yaml", "App/Deep/Deeper/tabs.yaml",
    "App/tabs.yml", "App/mytabs.yaml", "App/.tabs.yaml", "ignored/tabs.yaml", "a-b/tabs.yaml",
  ]

  private func folder(isRepository: Bool) throws -> TestFolder {
    let folder = try TestFolder()
    for name in Self.tree { try folder.put(name, Configurations.flawed) }
    if isRepository {
      try folder.put(".gitignore", "ignored/\n")
      let run = try folder.shell("git init -q . && git add App/tabs.yaml")
      #expect(run.status == 0)
    }
    return folder
  }

  private func checked(_ folder: TestFolder, _ operands: String..., below: String = "") -> [String]
  {
    let run = folder.tabc(["lint", "--format", "concise"] + operands, below: below)
    return run.output.split(separator: "\n").map { String($0.prefix { $0 != ":" }) }
  }

  @Test func `below the working folder, what git does not ignore`() throws {
    #expect(
      try checked(folder(isRepository: true)) == [
        "App/Deep/Deeper/tabs.yaml", "App/phone.tabs.yaml", "App/tabs.yaml", "a-b/tabs.yaml",
        "tabs.yaml",
      ]
    )
  }

  @Test func `without git everything but what is in hidden folders`() throws {
    let folder = try folder(isRepository: false)
    try folder.put(".hidden/tabs.yaml", Configurations.flawed)
    let manager = FileManager.default
    try manager.createSymbolicLink(atPath: folder.path + "/loop", withDestinationPath: ".")
    try manager.createSymbolicLink(
      atPath: folder.path + "/link.tabs.yaml",
      withDestinationPath: "tabs.yaml"
    )
    #expect(
      checked(folder) == [
        "App/Deep/Deeper/tabs.yaml", "App/phone.tabs.yaml", "App/tabs.yaml", "a-b/tabs.yaml",
        "ignored/tabs.yaml", "tabs.yaml",
      ]
    )
  }

  @Test(arguments: [false, true])
  func `a link to a file is checked, and each file once`(isRepository: Bool) throws {
    let folder = try TestFolder([
      "Shared/common.yaml": Configurations.flawed, "b.tabs.yaml": Configurations.flawed,
    ])
    let run = try folder.shell(
      """
      \(isRepository ? "git init -q . &&" : "")
      mkdir A B C && ln -s ../Shared/common.yaml A/tabs.yaml && ln -s ../A/tabs.yaml B/tabs.yaml
      ln -s b.tabs.yaml a.tabs.yaml; ln -s gone c.tabs.yaml; ln -s d.tabs.yaml d.tabs.yaml
      ln -s f.tabs.yaml e.tabs.yaml; ln -s e.tabs.yaml f.tabs.yaml; ln -s Shared g.tabs.yaml
      ln -s /dev/zero h.tabs.yaml; ln -s ../A C/linked; ln -s .. C/up
      \(isRepository ? "git add A a.tabs.yaml c.tabs.yaml" : "")
      """
    )
    #expect(run.error == "")
    #expect(checked(folder) == ["A/tabs.yaml", "b.tabs.yaml"])
    #expect(checked(folder, "B", "A", ".") == ["B/tabs.yaml", "./b.tabs.yaml"])
    #expect(checked(folder, "A/tabs.yaml", "Shared/common.yaml") == ["A/tabs.yaml"])
    #expect(folder.tabc("lint").error.hasSuffix("checked 2 files\n"))
  }

  @Test func `what git has of repositories in a repository is checked by their own rules`() throws {
    let folder = try folder(isRepository: true)
    for name in ["tabs.yaml", "ignored/tabs.yaml", "own.tabs.yaml", "App/tabs.yaml"] {
      try folder.put("Nested/\(name)", Configurations.flawed)
      try folder.put("module/\(name)", Configurations.flawed)
    }
    let run = try folder.shell(
      """
      export GIT_CONFIG_GLOBAL=/dev/null GIT_AUTHOR_NAME=A GIT_AUTHOR_EMAIL=a@example.com \
        GIT_COMMITTER_NAME=A GIT_COMMITTER_EMAIL=a@example.com
      set -e
      for repository in Nested module Nested/Inner; do
        mkdir -p $repository && git -C $repository init -q
        echo own.tabs.yaml > $repository/.gitignore
      done
      cp tabs.yaml Nested/Inner; cp tabs.yaml Nested/Inner/own.tabs.yaml
      git -C module add . && git -C module commit -qm 1
      git -c protocol.file.allow=always submodule --quiet add ./module module
      mkdir fetched-never && git update-index --add --cacheinfo 160000,$(git -C module rev-parse \
        HEAD),fetched-never && git update-index --add --cacheinfo 160000,$(git -C module \
        rev-parse HEAD),gone
      mkdir -p ignored/Nested && git -C ignored/Nested init -q && cp tabs.yaml ignored/Nested
      """
    )
    #expect(run.status == 0, "\(run.error)")
    let nested = [
      "Nested/App/tabs.yaml", "Nested/Inner/tabs.yaml", "Nested/ignored/tabs.yaml",
      "Nested/tabs.yaml",
    ]
    let module = ["module/App/tabs.yaml", "module/ignored/tabs.yaml", "module/tabs.yaml"]
    #expect(
      checked(folder) == [
        "App/Deep/Deeper/tabs.yaml", "App/phone.tabs.yaml", "App/tabs.yaml",
      ] + nested + ["a-b/tabs.yaml"] + module + ["tabs.yaml"]
    )
    #expect(checked(folder, "Nested") == nested)
    #expect(checked(folder, below: "module").map { "module/" + $0 } == module)
    let count = nested.count + module.count + 5
    #expect(folder.tabc("lint").error == "checked \(count) files\n")
  }

  @Test(.enabled(if: Shell.has("git") && Shell.allowsByteNames), arguments: [false, true])
  func `a name that is no UTF-8 is said to be none, and the others are checked`(
    isRepository: Bool
  ) throws {
    let folder = try TestFolder(["tabs.yaml": Configurations.flawed])
    let run = try folder.shell(
      """
      \(isRepository ? "git init -q . &&" : "") mkdir $'a\\xff' $'b\\xff'
      cp tabs.yaml $'c\\xff.tabs.yaml'; cp tabs.yaml $'a\\xff'; cp tabs.yaml $'b\\xff/other.yaml'
      \(isRepository ? "git add . && touch $'d\\xff.tabs.yaml' && git add . && rm d*" : "")
      """
    )
    #expect(run.error == "")
    let lint = folder.tabc("lint", "--format", "concise")
    #expect(
      lint.error == """
        error: cannot read 'a\u{FFFD}/tabs.yaml': Its name is not UTF-8
        error: cannot read 'c\u{FFFD}.tabs.yaml': Its name is not UTF-8
        checked 1 file

        """
    )
    #expect(lint.output.hasPrefix("tabs.yaml:"))
    #expect(lint.status == 3)
  }

  @Test func `git's own settings run no program`() throws {
    let folder = try folder(isRepository: true)
    let script = "#!/bin/sh\ntouch \(folder.path)/ran\n"
    try folder.put("monitor", script)
    let run = try folder.shell(
      "chmod +x monitor && git config core.fsmonitor \(folder.path)/monitor"
    )
    #expect(run.status == 0)
    #expect(checked(folder).count == 5)
    #expect(!folder.names.contains("ran"))
  }

  @Test func `a file that git tracks and that is gone is passed over`() throws {
    let folder = try folder(isRepository: true)
    try FileManager.default.removeItem(atPath: folder.path + "/App/tabs.yaml")
    #expect(checked(folder, "App") == ["App/Deep/Deeper/tabs.yaml", "App/phone.tabs.yaml"])
  }

  @Test func `below another folder paths begin with it`() throws {
    let folder = try folder(isRepository: true)
    #expect(checked(folder, "App/Deep/") == ["App/Deep/Deeper/tabs.yaml"])
    #expect(
      checked(folder, "../a-b", below: "App/Deep") == [],
      "a folder that is not there is not looked for"
    )
    #expect(checked(folder, "../../a-b", below: "App/Deep") == ["../../a-b/tabs.yaml"])
    #expect(checked(folder, below: "App/Deep") == ["Deeper/tabs.yaml"])
  }

  @Test func `patterns find files by their paths`() throws {
    let folder = try folder(isRepository: true)
    #expect(
      checked(folder, "App/*.yaml") == [
        "App/mytabs.yaml", "App/phone.tabs.yaml", "App/tabs.yaml",
      ]
    )
    #expect(
      checked(folder, "**/tabs.y?ml") == [
        "App/Deep/Deeper/tabs.yaml", "App/tabs.yaml", "a-b/tabs.yaml", "tabs.yaml",
      ]
    )
    #expect(checked(folder, "./*.yaml") == ["./tabs.yaml"])
    #expect(checked(folder, folder.path + "/[a-c]*/*.yaml") == [folder.path + "/a-b/tabs.yaml"])
  }

  @Test func `operands come in their order, and each file once`() throws {
    let folder = try folder(isRepository: true)
    #expect(
      checked(folder, "tabs.yaml", "a-b", "./tabs.yaml", "a-b/../tabs.yaml", "App/phone*", "a-b/*")
        == ["tabs.yaml", "a-b/tabs.yaml", "App/phone.tabs.yaml"]
    )
  }

  @Test func `a file whose name is a pattern is that file`() throws {
    let folder = try TestFolder([
      "[x]*.yaml": Configurations.flawed, "x.yaml": Configurations.flawed,
    ])
    #expect(checked(folder, "[x]*.yaml") == ["[x]*.yaml"])
  }

  @Test func `named files are checked though git ignores them`() throws {
    let folder = try folder(isRepository: true)
    #expect(checked(folder, "ignored/tabs.yaml") == ["ignored/tabs.yaml"])
  }

  @Test func `nothing to check is wrong usage`() throws {
    let folder = try TestFolder(["readme": ""])
    let run = folder.tabc("lint")
    #expect(run.status == 2)
    #expect(
      run.error == """
        error: no 'tabs.yaml' or '*.tabs.yaml' below this folder that git does not ignore
        help: name the files to check, or begin one with 'tabc init'

        """
    )
    try folder.put("empty/readme", "")
    #expect(folder.tabc("lint", "empty").status == 2)
    let pattern = folder.tabc("lint", "**/\u{1B}*.yaml")
    #expect(pattern.status == 2)
    #expect(
      pattern.error.hasPrefix(
        "error: no file that git does not ignore matches '**/\\u{1B}*.yaml'\n"
      )
    )
  }

  @Test func `an operand that names nothing does not hide the others`() throws {
    let folder = try TestFolder(["tabs.yaml": Configurations.flawed])
    let run = folder.tabc("lint", "*.yml", "tabs.yaml", "--format", "concise")
    #expect(run.status == 2)
    #expect(run.output.hasPrefix("tabs.yaml:5:82: "))
  }

  @Test func `a file that cannot be read does not hide the others`() throws {
    let folder = try TestFolder([
      "a.tabs.yaml": Configurations.flawed, "tabs.yaml": Configurations.flawed,
    ])
    let large = String(repeating: "#", count: 2000)
    try folder.put("b.tabs.yaml", large)
    let run = folder.tabc(
      "lint",
      "--max-size",
      "1KiB",
      "--format",
      "concise",
      "a.tabs.yaml",
      "gone.yaml",
      "b.tabs.yaml",
      "tabs.yaml"
    )
    #expect(run.status == 3)
    #expect(run.output.split(separator: "\n").map { $0.prefix(9) } == ["a.tabs.ya", "tabs.yaml"])
    #expect(
      run.error == """
        error: cannot read 'gone.yaml': No such file or directory
        error: cannot read 'b.tabs.yaml': Larger than 1 KiB; --max-size raises the limit
        checked 2 files

        """
    )
  }

  @Test func `hostile names are shown on one line`() throws {
    let name = "a\n::error::\u{1B}[2J\u{202E}.tabs.yaml"
    let folder = try TestFolder([name: Configurations.flawed])
    let run = folder.tabc("lint")
    #expect(run.output.contains("--> a\\n::error::\\u{1B}[2J\\u{202E}.tabs.yaml:5:82\n"))
  }

  @Test(arguments: [1, 2, 7, 1000])
  func `the output is the same however many jobs there are`(jobs: Int) throws {
    let folder = try TestFolder()
    var expected = ""
    for number in 100..<300 {
      let lines = String(repeating: "#\n", count: number % 7)
      try folder.put("\(number).tabs.yaml", lines + Configurations.flawed)
      expected +=
        "\(number).tabs.yaml:\(5 + number % 7):82: warning: tab 'trash' is for the sidebar only "
        + "and shown in the compact bar [sidebar-only-shown]\n"
    }
    let run = folder.tabc("lint", "--format", "concise", "--jobs", "\(jobs)")
    #expect(run.output == expected)
    #expect(run.error == "checked 200 files\n")
  }

  @Test(arguments: ["0", "-1", "x", "1.5", ""])
  func `jobs are at least one`(jobs: String) throws {
    let folder = try TestFolder(["tabs.yaml": Configurations.clean])
    #expect(folder.tabc("lint", "--jobs=\(jobs)").status == 2)
  }

  @Test func `the deepest file fits on a small thread`() throws {
    let flow = String(repeating: "[", count: 70) + String(repeating: "]", count: 70)
    var tree = "version: 1\nflags: {a: true}\ntabs:\n"
    for depth in 0..<9 {
      let space = String(repeating: "    ", count: depth)
      tree += "\(space)  - id: g\(depth)\n\(space)    title: G\n\(space)    systemImage: star\n"
      tree += "\(space)    when: \(String(repeating: "not (", count: 200))a"
      tree += "\(String(repeating: ")", count: 200))\n"
      if depth < 8 { tree += "\(space)    children:\n" }
    }
    for text in [flow, tree, tree + "extra: \(flow)\n"] {
      let source = SourceText(name: "tabs.yaml", contents: Array(text.utf8))
      let thread = SystemCalls.startThread(stackSize: 512 << 10) {
        #expect(!Lint(source).diagnostics.isEmpty)
      }
      SystemCalls.join(try #require(thread))
    }
  }
}
