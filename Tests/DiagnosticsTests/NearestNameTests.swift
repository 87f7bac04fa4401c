import Growth
import Testing

@testable import Diagnostics

@Suite struct NearestNameTests {
  @Test(
    arguments: [
      ("tittle", "title"), ("titel", "title"), ("itle", "title"), ("titlle", "title"),
      ("TITLE", "title"), ("regualr", "regular"), ("regulr", "regular"), ("rgular", "regular"),
      ("systemimage", "systemImage"), ("sistemImages", "systemImage"), ("rol", "role"),
      ("mx", "max"), ("Max", "max"), ("id", nil), ("ib", "id"), ("i", "id"), ("ai", nil),
      ("xyz", nil), ("", nil), ("m", nil), ("x", nil), ("titles", "title"), ("tiddlly", nil),
      ("colour", nil),
      ("sub", nil), ("rgulx", nil), ("reguxxr", "regular"), ("regxxxr", nil),
    ]
  )
  func finds(name: String, nearest: String?) {
    let names = ["id", "title", "regular", "systemImage", "role", "max"]
    #expect(NearestName.of(name, among: names) == nearest)
  }

  @Test func takesTheFirstOfSeveralAsNear() {
    #expect(NearestName.of("tabc", among: ["taba", "tabb"]) == "taba")
    #expect(NearestName.of("tabc", among: ["tabbc", "Tabc", "tabc"]) == "Tabc")
  }

  @Test func completesWhatWasBrokenOff() {
    let names = ["--fix", "--format", "--fail-on", "--file"]
    #expect(NearestName.completing("--fail", among: names) == "--fail-on")
    #expect(NearestName.completing("--f", among: names) == "--fix")
    #expect(NearestName.completing("--fil", among: names) == "--file")
    #expect(NearestName.completing("--formta", among: names) == "--format")
    #expect(NearestName.completing("", among: names) == nil)
    #expect(NearestName.completing("--fix", among: ["--fix"]) == nil)
  }

  @Test func neverOffersTheNameItself() {
    #expect(NearestName.of("title", among: ["title"]) == nil)
    #expect(NearestName.of("title", among: ["title", "titles"]) == "titles")
  }

  @Test(
    arguments: [
      ("", "", 0), ("a", "", 1), ("", "abc", 3), ("abc", "abc", 0), ("abc", "acb", 1),
      ("abcd", "badc", 2), ("kitten", "sitting", 3), ("ca", "abc", 3), ("regular", "regualr", 1),
    ]
  )
  func countsEdits(left: String, right: String, distance: Int) {
    func edits(_ left: String, _ right: String, atMost most: Int = .max) -> Int? {
      NearestName.editDistance(Array(left.utf8), Array(right.utf8), atMost: most)
    }
    #expect(edits(left, right, atMost: distance) == distance)
    #expect(edits(left, right, atMost: distance - 1) == nil)
    #expect(edits(left, right) == distance)
    #expect(edits(right, left) == distance)
  }

  @Test func isQuickWithLongNames() {
    let growth = growth(tenfoldFrom: 3_276) { count in
      let name = String(repeating: "ab", count: count)
      _ = NearestName.of(name, among: (0..<100).map { name + "\($0)" })
    }
    #expect(growth < proportional)
  }
}
