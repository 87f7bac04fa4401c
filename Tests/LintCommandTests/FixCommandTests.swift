import Foundation
import Testing

@Suite struct FixCommandTests {
  private static let mended = Configurations.with(trash: "regular: sidebarOnly, compact: hidden")

  @Test func `files with fixes are written, others are not touched`() throws {
    let folder = try TestFolder([
      "tabs.yaml": Configurations.flawed, "clean.tabs.yaml": Configurations.clean,
    ])
    let state = try folder.state("clean.tabs.yaml")
    let run = folder.tabc("lint", "--fix")
    #expect(run.status == 0)
    #expect(run.output == "")
    #expect(run.error == "fixed 1 finding in 1 file\nchecked 2 files\n")
    #expect(folder.text("tabs.yaml") == Self.mended)
    #expect(try folder.state("clean.tabs.yaml") == state)
    #expect(folder.names == ["clean.tabs.yaml", "tabs.yaml"])
  }

  @Test func `byte order mark, line ends, comments and quotes stay`() throws {
    let text = """
      \u{FEFF}version: 1 # first
      tabs:
        - {id: 'home', title:   "Home" , systemImage: house} # läuft

        - id: trash
          title: No
          systemImage: trash
      # last
      """.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\r\n")
    let folder = try TestFolder(["tabs.yaml": text])
    #expect(folder.tabc("lint", "--fix").status == 0)
    let mended = text.replacingOccurrences(of: "title: No", with: "title: \"No\"")
    #expect(folder.bytes("tabs.yaml") == Array(mended.utf8))
  }

  @Test func `what is left is reported at its new place`() throws {
    let folder = try TestFolder([
      "tabs.yaml": Configurations.flawed.replacing(
        "id: trash",
        with: "id: trash, inspector: maybe, kidn: tab"
      )
    ])
    let run = folder.tabc("lint", "--fix", "--format", "concise")
    #expect(run.status == 1)
    #expect(run.output.hasPrefix("tabs.yaml:5:28: error: "))
    #expect(run.output.hasSuffix(" [wrong-type]\n"))
    #expect(run.output.split(separator: "\n").count == 1)
    #expect(folder.text("tabs.yaml")?.contains("inspector: maybe, kind: tab") == true)
    #expect(run.error == "fixed 2 findings in 1 file\nchecked 1 file\n")
  }

  @Test func `--diff shows the change and writes nothing`() throws {
    let folder = try TestFolder(["tabs.yaml": Configurations.flawed])
    let state = try folder.state("tabs.yaml")
    let run = folder.tabc("lint", "--fix", "--diff", "--strict")
    #expect(
      run.output == """
        --- tabs.yaml
        +++ tabs.yaml
        @@ -2,4 +2,4 @@
         tabs:
           - {id: home, title: Home, systemImage: house}
           - {id: news, title: News, systemImage: newspaper, kind: group, landing: self, sidebarAppearance: inline}
        -  - {id: trash, title: Trash, systemImage: trash, regular: sidebarOnly, compact: tab}
        +  - {id: trash, title: Trash, systemImage: trash, regular: sidebarOnly, compact: hidden}

        """
    )
    #expect(run.error == "would fix 1 finding in 1 file\nchecked 1 file\n")
    #expect(run.status == 1, "the file still has the finding")
    #expect(folder.tabc("lint", "--fix", "--diff").status == 0)
    #expect(try folder.state("tabs.yaml") == state)
    #expect(folder.text("tabs.yaml") == Configurations.flawed)
  }

  @Test(.enabled(if: Shell.has("git"))) func `the diff is one that git takes`() throws {
    let folder = try TestFolder(["tabs.yaml": "\u{FEFF}" + Configurations.flawed])
    try folder.put("change", folder.tabc("lint", "--fix", "--diff").output)
    let run = try folder.shell("git apply -p0 change")
    #expect(run.status == 0, "\(run.error)")
    #expect(folder.text("tabs.yaml") == "\u{FEFF}" + Self.mended)
  }

  @Test func `the fixed text of standard input goes to standard output`() throws {
    let folder = try TestFolder()
    let run = folder.tabc("lint", "--fix", "-", input: "\u{FEFF}" + Configurations.flawed)
    #expect(run.output == "\u{FEFF}" + Self.mended)
    #expect(run.error == "fixed 1 finding in 1 file\nchecked 1 file\n")
    let clean = folder.tabc("lint", "--fix", "-", input: Configurations.clean)
    #expect(clean.output == Configurations.clean)
    let broken = folder.tabc("lint", "--fix", "-", input: "tabs: [")
    #expect(broken.output == "tabs: [")
    #expect(broken.error.contains("[yaml-syntax]"))
    #expect(broken.status == 1)
    #expect(folder.names == [])
  }

  @Test func `one file that cannot be read does not keep others from being fixed`() throws {
    let folder = try TestFolder(["tabs.yaml": Configurations.flawed])
    let run = folder.tabc("lint", "--fix", "missing.tabs.yaml", "tabs.yaml")
    #expect(run.status == 3)
    #expect(folder.text("tabs.yaml") == Self.mended)
    #expect(run.error.hasPrefix("error: cannot read 'missing.tabs.yaml': No such file"))
    #expect(run.error.hasSuffix("fixed 1 finding in 1 file\nchecked 1 file\n"))
  }

  @Test func `ignored findings are not mended`() throws {
    let text = Configurations.with(
      trash: "regular: sidebarOnly, compact: tab",
      comment: "  # tabc:ignore sidebar-only-shown -- it belongs there"
    )
    let folder = try TestFolder(["tabs.yaml": text])
    #expect(folder.tabc("lint", "--fix", "--strict").status == 0)
    #expect(folder.text("tabs.yaml") == text)
  }

  @Test func `--diff goes with --fix`() throws {
    let run = try TestFolder(["tabs.yaml": Configurations.clean]).tabc("lint", "--diff")
    #expect(run.status == 2)
    #expect(run.error.hasPrefix("error: '--diff' goes with '--fix'\n"))
  }
}
