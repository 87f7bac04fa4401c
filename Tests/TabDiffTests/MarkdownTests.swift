import SourceText
import TabDiff
import TabOutput
import TabTree
import Testing

/// The comment of a pull request keeps within what GitHub takes.
@Suite struct MarkdownTests {
  private func comment(tabs count: Int, _ old: String, _ new: String) throws -> String {
    func side(_ keys: String) throws -> TabConfiguration {
      let tabs = (0..<count).map {
        "  - {id: t\($0), title: T\($0), systemImage: star, \(keys.replacing("N", with: "\($0)"))}\n"
      }
      return try configuration("version: 1\napp: App\ntabs:\n" + tabs.joined())
    }
    let report = DiffReport(
      old: .init(name: "old", source: nil),
      new: .init(name: "new", source: nil),
      from: try side(old),
      to: try side(new),
      flags: nil
    )
    let buffer = ByteBuffer()
    DiffMarkdownRenderer().render([report], into: buffer)
    return buffer.text
  }

  @Test func safeChangesAreLeftOutFirst() throws {
    let text = try comment(tabs: 400, "route: /N, badge: dot", "route: /x/N, badge: count")
    #expect(text.utf16.count <= 65_536)
    let rows = text.split(separator: "\n").filter { $0.hasPrefix("| T") }
    #expect(rows.count { $0.contains("route-changed") } == 400)
    let safe = rows.count { $0.contains("badge-changed") }
    #expect(safe < 400)
    #expect(text.contains("\(400 - safe) \(safe > 0 ? "more " : "")safe changes have no room here"))
  }

  @Test func whatBreaksIsToldMoreBriefly() throws {
    let text = try comment(tabs: 1000, "route: /N", "route: /x/N")
    #expect(text.utf16.count <= 65_536)
    #expect(text.split(separator: "\n").count { $0.hasPrefix("| T") } == 1000)
  }

  @Test func whatBreaksIsCountedWhateverHappens() throws {
    let text = try comment(tabs: 3000, "route: /N", "route: /x/N")
    #expect(text.utf16.count <= 65_536)
    #expect(text.hasPrefix("### Tab configuration: 3000 breaking"))
    let rows = text.split(separator: "\n").count { $0.hasPrefix("| T") }
    #expect(rows > 500)
    #expect(text.contains("\(3000 - rows) more breaking changes have no room here"))
  }

  @Test func aTextTakesNoMoreThanItsPartHoweverItIsWritten() throws {
    let title = String(repeating: "|", count: 20_000)
    let long = "title: \"\(title)N\", route: "
    func side(_ route: String) throws -> TabConfiguration {
      let tabs = (0..<3).map {
        "  - {id: t\($0), systemImage: star, \(long.replacing("N", with: "\($0)"))\(route)/\($0)}\n"
      }
      return try configuration("version: 1\napp: App\ntabs:\n" + tabs.joined())
    }
    let report = DiffReport(
      old: .init(name: "old", source: nil),
      new: .init(name: "new", source: nil),
      from: try side("/a"),
      to: try side("/b"),
      flags: nil
    )
    let buffer = ByteBuffer()
    DiffMarkdownRenderer().render([report], into: buffer)
    let rows = buffer.text.split(separator: "\n").filter { $0.contains("route-changed") }
    #expect(rows.count == 3)
    for row in rows {
      #expect(row.utf16.count < 1000)
      // No reference is cut in two.
      #expect(row.contains("&#124;… | "))
    }
  }
}
