import Foundation
import Testing

/// Faults that people reported are found, by the rule or as the change that speaks of them.
@Suite struct ReportedFaultTests {
  @Test(arguments: ReportedFault.all) func isFound(fault: ReportedFault) throws {
    let lint = try fault.tabc(["lint", "--format", "concise"] + fault.files)
    var found = ReportedFault.findings(in: lint.output)
    if fault.isOfNextRelease {
      let diff = ["diff"] + fault.files
      found += try ReportedFault.changes(in: fault.tabc(diff + ["--format", "json"]).output)
      try Recording.expect(fault.tabc(diff).output, in: fault.path("diff.txt"))
    } else {
      try Recording.expect(lint.output, in: fault.path("lint.txt"))
    }
    let marks = try fault.marks()
    #expect(!marks.isEmpty)
    #expect(Set(found) == Set(marks.filter { $0.level != "no" }))
    #expect(found.count == Set(found).count)
  }

  @Test(arguments: ReportedFault.all) func silentRulesExist(fault: ReportedFault) throws {
    for mark in try fault.marks() where mark.level == "no" {
      #expect(try fault.tabc(["explain", mark.name]).status == 0)
    }
  }

  /// The table has each fixture once, and says of it what is marked in it.
  @Test func theTableIsTrue() throws {
    let readme = Tabc.repository.appendingPathComponent("\(ReportedFault.folder)/README.md")
    let rows = try String(contentsOf: readme, encoding: .utf8).split(separator: "\n")
      .compactMap {
        $0.wholeMatch(of: /\| .+ \| (.+) \| \[([a-z-]+)\]\(([a-z-]+)\/tabs\.yaml\) \|/)
      }
    #expect(rows.map { String($0.2) }.sorted() == ReportedFault.all.map(\.name))
    for row in rows {
      #expect(row.2 == row.3)
      let marks = try ReportedFault(name: String(row.2)).marks()
      let marked = Set(marks.map { "\($0.level) `\($0.name)`" })
      let named = row.1.components(separatedBy: ", ")
      #expect(marked.isSuperset(of: named), "\(row.0)")
    }
  }

  // MARK: What the app would show all the same

  @Test func fiveFillTheBar() throws {
    for layout in try layouts("five-tabs-fit") {
      #expect(layout.tabBar == ["home", "categories", "wishlist", "stores", "account"])
      #expect(layout.overflow == [])
    }
  }

  @Test(arguments: [
    ("sixth-tab-folds-into-more", ["orders", "account"]),
    ("stacks-inside-more", ["records", "billing"]),
    ("six-tabs-of-a-section", ["songs", "playlists"]),
    ("ipad-bar-forced-into-compact", ["arts", "travel", "weather", "saved"]),
  ])
  func moreHoldsTheRest(name: String, rest: [String]) throws {
    for layout in try layouts(name, without: "compact-tab-count") {
      #expect(layout.tabBar.count == 4)
      #expect(layout.overflow == rest)
    }
  }

  @Test func theFirstShownTabStandsIn() throws {
    let layouts = try layouts("hidden-initial-tab", without: "initial-hidden")
    #expect(layouts.map(\.initial) == layouts.map { _ in "events" })
  }

  private struct Manifest: Decodable {
    var layouts: [Layout]
  }

  private struct Layout: Decodable {
    var initial: String
    var tabBar: [String]
    var overflow: [String]
  }

  /// The compact layouts of a fixture, compiled with a rule turned off.
  private func layouts(_ name: String, without rule: String? = nil) throws -> [Layout] {
    let fault = ReportedFault(name: name)
    var text = try String(contentsOf: fault.url("tabs.yaml"), encoding: .utf8)
    if let rule { text += "rules: {\(rule): off}\n" }
    let workspace = try Workspace(["tabs.yaml": text])
    let compile = ["compile", "tabs.yaml", "-o", "-", "--form-factor", "compact"]
    let outcome = try workspace.tabc(compile)
    let manifest = try JSONDecoder().decode(Manifest.self, from: Data(outcome.output.utf8))
    #expect(!manifest.layouts.isEmpty)
    return manifest.layouts
  }
}
