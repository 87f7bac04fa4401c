import TabDiff
import Testing

/// Which destination is which on the other side.
@Suite struct MatchingTests {
  private static let home = "{id: home, title: Home, systemImage: house}"

  @Test func aFormerIDMakesARename() throws {
    let old = try app(Self.home, "{id: star, title: Stars, systemImage: star}")
    let new = try app(
      Self.home,
      "{id: favorites, title: Stars, systemImage: star, formerIDs: [star]}"
    )
    #expect(changes(old, new) == ["risky renamed favorites"])
    // On the way back nobody knows the id that was saved meanwhile.
    #expect(changes(new, old) == ["breaking renamed star"])
  }

  @Test func withoutAFormerIDThereIsAHint() throws {
    let old = try app(Self.home, "{id: star, title: Stars, systemImage: star}")
    let new = try app(Self.home, "{id: favorites, title: Stars, systemImage: star}")
    #expect(
      changes(old, new) == [
        "safe destination-added favorites", "breaking destination-removed star",
      ]
    )
    let removal = try #require(Diff(from: old, to: new).changes.last)
    #expect(removal.hint == "if this is a rename, add formerIDs: [star] to 'favorites'")
  }

  @Test func aHintNeedsTheSameTitleAndParent() throws {
    let old = try app(Self.home, "{id: star, title: Stars, systemImage: star}")
    let new = try app(Self.home, "{id: favorites, title: Favorites, systemImage: star}")
    #expect(Diff(from: old, to: new).changes.allSatisfy { $0.hint == nil })
  }

  @Test func referencesFollowARename() throws {
    let old = try app(
      Self.home,
      "{id: star, title: Stars, systemImage: star}",
      root: "initial: star"
    )
    let new = try app(
      Self.home,
      "{id: favorites, title: Stars, systemImage: star, formerIDs: [star]}",
      root: "initial: favorites"
    )
    #expect(changes(old, new) == ["risky renamed favorites"])
  }

  @Test func exchangedIDsAreNoRename() throws {
    let old = try app(
      "{id: a, title: A, systemImage: star}",
      "{id: b, title: B, systemImage: house}"
    )
    let new = try app(
      "{id: b, title: B, systemImage: house}",
      "{id: a, title: A, systemImage: star}"
    )
    #expect(changes(old, new) == ["risky initial-changed", "risky reordered"])
  }
}
