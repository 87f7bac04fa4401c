import Foundation
import Testing

@Suite struct AssignmentTests {
  private static let configuration = """
    version: 1
    app: Sample
    deploymentTarget: 17
    flags:
      notes: false
      early: {default: true}
      plan: {values: [personal, business], default: personal}
    assume:
      - early implies   plan in [ personal,business ]
      - not (notes and plan == business)
    rules: {profile-contradiction: "off"}
    profiles:
      writer: {notes: true}
      office: {plan: business}
      broken: {notes: true, plan: business}
    tabs:
      - {id: home, title: Home, systemImage: house}
      - {id: files, title: Files, systemImage: folder}
      - {id: news, title: News, systemImage: newspaper, when: early}
      - {id: notes, title: Notes, systemImage: note, when: notes}
      - {id: team, title: Team, systemImage: person.2, when: plan == business and os >= 26}

    """

  private func layout(_ options: [String]) throws -> [String: Any] {
    let workspace = try Workspace(["tabs.yaml": Self.configuration])
    let compile = try workspace.tabc(
      ["compile", "tabs.yaml", "-o", "-", "--form-factor", "compact"] + options
    )
    #expect(compile.status == 0, "\(compile.error)")
    let object = try JSONSerialization.jsonObject(with: Data(compile.outputBytes))
    return try #require(object as? [String: Any])
  }

  private func bars(_ options: String...) throws -> [[String]: [String]] {
    var bars: [[String]: [String]] = [:]
    for layout in try layout(options)["layouts"] as? [[String: Any]] ?? [] {
      bars[layout["targets"] as? [String] ?? []] = layout["tabBar"] as? [String]
    }
    return bars
  }

  private static let all = ["ios17", "ios18", "ios26", "ios27"]

  @Test func flagsChooseWhatIsShown() throws {
    #expect(try bars() == [Self.all: ["home", "files", "news"]])
    #expect(try bars("--flag", "notes=true") == [Self.all: ["home", "files", "news", "notes"]])
    #expect(
      try bars("--flag=early=false", "--flag=notes=true") == [Self.all: ["home", "files", "notes"]]
    )
    #expect(
      try bars("--flag", "plan=business") == [
        ["ios17", "ios18"]: ["home", "files", "news"],
        ["ios26", "ios27"]: ["home", "files", "news", "team"],
      ]
    )
  }

  @Test func theLastOfSeveralValuesCounts() throws {
    #expect(
      try bars("--flag", "notes=true", "--flag", "notes=false") == [
        Self.all: ["home", "files", "news"]
      ]
    )
    #expect(try bars("--profile=office", "--profile=writer") == (try bars("--profile=writer")))
  }

  @Test func flagsComeAfterTheProfileWhereverTheyStand() throws {
    let expected = [Self.all: ["home", "files", "news"]]
    #expect(try bars("--flag", "notes=false", "--profile", "writer") == expected)
    #expect(try bars("--profile", "writer", "--flag", "notes=false") == expected)
    // A contradiction of the profile's own is mended by a flag.
    #expect(try bars("--profile", "broken", "--flag", "notes=false").count == 2)
  }

  @Test func theManifestSaysWhatItWasResolvedFor() throws {
    let profile = try layout(["--profile", "writer", "--flag=early=false"])
    #expect(profile["profile"] as? String == "writer")
    let flags = try #require(profile["flags"] as? [String: Any])
    #expect(flags["notes"] as? Bool == true)
    #expect(flags["early"] as? Bool == false)
    #expect(flags["plan"] as? String == "personal")
    #expect(try layout(["--flag", "notes=true"])["profile"] == nil)
  }

  @Test func targetsAreChosenInReleaseOrder() throws {
    #expect(try bars("--target", "ios18") == [["ios18"]: ["home", "files", "news"]])
    #expect(
      try bars("--target=ios27", "--target", "ios17", "--target=ios27") == [
        ["ios17", "ios27"]: ["home", "files", "news"]
      ]
    )
  }

  @Test func whatTheFileDoesNotKnowIsRefused() throws {
    let workspace = try Workspace(["tabs.yaml": Self.configuration, "clean.yaml": Sample.clean])
    var transcript = Transcript("assignments", in: workspace)
    for options in [
      ["--flag", "note=true"], ["--flag", "frobnicate=1"], ["--flag", "notes=yes"],
      ["--flag", "plan=busines"], ["--flag", "notes"], ["--flag", ""], ["--flag", "=true"],
      ["--flag", "plan="], ["--profile", "writr"], ["--profile", "x"], ["--profile", ""],
      ["--target", "ios16"], ["--target", "ios2"], ["--target", ""],
      ["--flag", "notes=true", "--flag", "plan=business"], ["--profile", "broken"],
      ["--profile", "a\n\u{1B}[31m"],
    ] {
      try transcript.run(["compile", "tabs.yaml", "-o", "out"] + options)
    }
    try transcript.run(["compile", "clean.yaml", "-o", "out", "--target", "ios17"])
    try transcript.run(["resolve", "tabs.yaml", "home", "--flag", "note=true"])
    try transcript.run(["resolve", "tabs.yaml", "home", "--profile", "broken"])
    try transcript.run(["resolve", "clean.yaml", "files", "--target", "ios17"])
    try transcript.expect()
    #expect(workspace.names == ["clean.yaml", "tabs.yaml"])
  }
}
