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
      Edits.fewest(Array(left.utf8), Array(right.utf8), atMost: most)
    }
    #expect(edits(left, right, atMost: distance) == distance)
    #expect(edits(left, right, atMost: distance - 1) == nil)
    #expect(edits(left, right) == distance)
    #expect(edits(right, left) == distance)
  }

  /// The edits by the table that every textbook has.
  private static func textbook(_ left: [UInt8], _ right: [UInt8]) -> Int {
    var table = left.indices.map { [$0] } + [[left.count]]
    for row in table.indices {
      for column in 1..<max(1, right.count + 1) {
        guard row > 0 else {
          table[row].append(column)
          continue
        }
        let isSame = left[row - 1] == right[column - 1]
        var least = min(
          table[row - 1][column] + 1,
          table[row][column - 1] + 1,
          table[row - 1][column - 1] + (isSame ? 0 : 1)
        )
        if row > 1, column > 1, left[row - 1] == right[column - 2],
          left[row - 2] == right[column - 1]
        {
          least = min(least, table[row - 2][column - 2] + 1)
        }
        table[row].append(least)
      }
    }
    return table[left.count][right.count]
  }

  @Test func countsEditsAsTheTextbookDoes() {
    let words = (0..<364).map { number -> [UInt8] in
      var (digits, rest) = ([UInt8](), number)
      while rest > 0 {
        digits.append(UInt8(rest % 3))
        rest /= 3
      }
      return digits
    }
    for left in words {
      for right in words {
        let distance = Self.textbook(left, right)
        let found = Edits.fewest(left, right, atMost: 2)
        #expect(found == (distance <= 2 ? distance : nil), "\(left) \(right)")
      }
    }
  }

  @Test func editsInLongNamesTakeTimeInProportion() {
    let growth = growth(tenfoldFrom: 20_000) { count in
      let name = [UInt8](repeating: 1, count: count)
      let edited = [2] + name + [3, 3]
      #expect(Edits.fewest(name, edited, atMost: 2) == nil)
      #expect(Edits.fewest(name, [2] + name + [3], atMost: 2) == 2)
    }
    #expect(growth < proportional)
  }

  @Test func isQuickWithLongNames() {
    let growth = growth(tenfoldFrom: 3_276) { count in
      let name = String(repeating: "ab", count: count)
      _ = NearestName.of(name, among: (0..<100).map { name + "\($0)" })
    }
    #expect(growth < proportional)
  }
}
