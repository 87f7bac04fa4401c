import TabTree
import Testing

@testable import SFSymbols

/// The table is what its search takes it for.
@Suite struct SymbolTableTests {
  static let lines = SymbolTable.text.description.split(separator: "\n")
  static let names = lines.map { String($0.prefix { $0 != " " }) }

  @Test func namesAreInOrderAndUnique() {
    let wrong = zip(Self.names, Self.names.dropFirst()).first {
      !$0.utf8.lexicographicallyPrecedes($1.utf8)
    }
    #expect(wrong == nil)
  }

  @Test func everyLineFollowsItsForm() {
    let form = /[a-z0-9]+(\.[a-z0-9]+)* [0-9]+\.[0-9]+!?( [a-z0-9.]+)?/
    #expect(Self.lines.filter { $0.wholeMatch(of: form) == nil } == [])
  }

  @Test func everySymbolIsFoundWithWhatItsLineSays() {
    let wrong = Self.lines.filter { line in
      let fields = line.split(separator: " ").map(String.init)
      guard let symbol = SFSymbol(fields[0]) else { return true }
      return symbol.name != fields[0] || symbol.isRestricted != fields[1].hasSuffix("!")
        || symbol.since != Release(fields[1].filter { $0 != "!" })
        || symbol.renamed?.name != fields.dropFirst(2).first
    }
    #expect(wrong == [])
  }

  @Test func nothingElseIsFound() {
    let known = Set(Self.names)
    let others = stride(from: 0, to: Self.names.count, by: 7).flatMap { index in
      let name = Self.names[index]
      return [name + ".", name + "0", "0" + name, String(name.dropLast()), name + " 13.0"]
    }
    let more = ["", " ", "\n", "zzzz", "~", "House", "house 13.0\nhouse", "hóuse"]
    #expect((others + more).filter { !known.contains($0) && SFSymbol($0) != nil } == [])
  }

  @Test func newerNamesAreNewerAndFinal() {
    let wrong = Self.names.filter { name in
      guard let symbol = SFSymbol(name), let renamed = symbol.renamed else { return false }
      return renamed.since <= symbol.since || renamed.renamed != nil
    }
    #expect(wrong == [])
  }

  @Test func newestReleaseIsThatOfTheNewestSymbol() {
    let releases = Self.names.compactMap { SFSymbol($0)?.since }
    #expect(releases.max() == SFSymbol.newestRelease)
  }
}
