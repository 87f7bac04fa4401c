import TabTree
import Testing

@testable import SFSymbols

/// The table is what its search takes it for.
@Suite struct SymbolTableTests {
  static let lines = SymbolTable.text.description.split(separator: "\n")
  static let names = lines.map { String($0.prefix { $0 != " " }) }

  @Test func namesAreInOrderAndUnique() {
    for (name, following) in zip(Self.names, Self.names.dropFirst()) {
      #expect(name.utf8.lexicographicallyPrecedes(following.utf8))
    }
  }

  @Test func everyLineFollowsItsForm() {
    for line in Self.lines {
      let form = /[a-z0-9]+(\.[a-z0-9]+)* [0-9]+\.[0-9]+!?( [a-z0-9.]+)?/
      #expect(line.wholeMatch(of: form) != nil, "\(line)")
    }
  }

  @Test func everySymbolIsFoundWithWhatItsLineSays() throws {
    for (line, name) in zip(Self.lines, Self.names) {
      let symbol = try #require(SFSymbol(name))
      let fields = line.split(separator: " ")
      #expect(symbol.name == name)
      #expect(symbol.isRestricted == fields[1].hasSuffix("!"))
      #expect(symbol.since == Release(fields[1].filter { $0 != "!" }))
      #expect(symbol.renamed?.name == fields.dropFirst(2).first.map(String.init))
    }
  }

  @Test func nothingElseIsFound() {
    let known = Set(Self.names)
    for name in Self.names {
      for other in [name + ".", name + "0", "0" + name, String(name.dropLast()), name + " 13.0"]
      where !known.contains(other) {
        #expect(SFSymbol(other) == nil, "\(other)")
      }
    }
    for other in ["", " ", "\n", "zzzz", "~", "House", "house 13.0\nhouse", "hóuse"] {
      #expect(SFSymbol(other) == nil, "\(other)")
    }
  }

  @Test func newerNamesAreNewerAndFinal() throws {
    for name in Self.names {
      let symbol = try #require(SFSymbol(name))
      guard let renamed = symbol.renamed else { continue }
      #expect(renamed.since > symbol.since, "\(name)")
      #expect(renamed.renamed == nil, "\(name)")
    }
  }

  @Test func newestReleaseIsThatOfTheNewestSymbol() {
    let releases = Self.names.compactMap { SFSymbol($0)?.since }
    #expect(releases.max() == SFSymbol.newestRelease)
  }
}
