import SFSymbols
import TabTree
import Testing

/// What is said of single symbols.
@Suite struct SFSymbolTests {
  @Test(
    arguments: [
      ("house", Release(13)), ("square.grid.2x2", Release(13)),
      ("bolt.house", Release(18, 1)),
      ("apple.writing.tools", Release(18, 2)),
    ]
  )
  func since(name: String, release: Release) throws {
    #expect(try #require(SFSymbol(name)).since == release)
  }

  @Test func restricted() throws {
    #expect(try #require(SFSymbol("icloud")).isRestricted)
    #expect(try !#require(SFSymbol("cloud")).isRestricted)
  }

  @Test func renamed() throws {
    #expect(SFSymbol("a.book.closed")?.renamed?.name == "character.book.closed")
    #expect(SFSymbol("phone.fill.arrow.right")?.renamed?.name == "phone.arrow.right.fill")
    #expect(try #require(SFSymbol("phone.arrow.right.fill")).renamed == nil)
  }

  @Test(
    arguments: [
      ("house.fill", "house"), ("square.fill.on.square.fill", "square.on.square"),
      ("person.2.fill", "person.2"), ("house", nil), ("square.fill.on.square", nil),
    ] as [(String, String?)]
  )
  func outline(name: String, outline: String?) throws {
    #expect(try #require(SFSymbol(name)).outline?.name == outline)
  }

  @Test(
    arguments: [
      ("hose", "house"), ("House", "house"), ("square.gird.2x2", "square.grid.2x2"),
      ("magnifyinglass", "magnifyingglass"), ("nothing.like.it", nil), ("", nil),
    ] as [(String, String?)]
  )
  func nearest(name: String, nearest: String?) {
    #expect(SFSymbol.nearest(to: name)?.name == nearest)
  }
}
