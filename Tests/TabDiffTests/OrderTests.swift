import TabDiff
import Testing

/// Changes of order.
@Suite struct OrderTests {
  private func moved(_ old: String, _ new: String) throws -> [String] {
    func tabs(_ ids: String) -> String {
      ids.map { "  - {id: \($0), title: \($0), systemImage: star}\n" }.joined()
    }
    let sides = try [old, new].map { try configuration("version: 1\ntabs:\n\(tabs($0))") }
    let changes = Diff(from: sides[0], to: sides[1]).changes.filter { $0.kind == .reordered }
    #expect(changes.count <= 1)
    return changes.first?.items ?? []
  }

  @Test func theLeastSetMoved() throws {
    #expect(try moved("abcde", "bcdea") == ["a"])
    #expect(try moved("abcde", "eabcd") == ["e"])
    #expect(try moved("abcde", "acbde").count == 1)
    #expect(try moved("abcde", "edcba").count == 4)
    #expect(try moved("abcde", "abcde") == [])
  }

  @Test func whatCameAndWentDoesNotMoveTheOthers() throws {
    #expect(try moved("abcd", "xbyd") == [])
    #expect(try moved("abcd", "dxb").count == 1)
  }

  @Test func bothDirectionsNameTheSame() throws {
    for (old, new) in [("abcde", "acbde"), ("abcde", "baedc"), ("abcde", "edcba"), ("ab", "ba")] {
      #expect(try Set(moved(old, new)) == Set(moved(new, old)))
    }
  }

  @Test func theLeastSetIsTheLeast() throws {
    // Against every subset, for every order of five.
    for order in permutations(Array("abcde")) {
      let kept = 5 - (try moved("abcde", String(order)).count)
      let longest = (0..<32).filter { mask in
        let part = order.enumerated().filter { mask >> $0.offset & 1 == 1 }.map(\.element)
        return part == part.sorted()
      }.map(\.nonzeroBitCount).max()
      #expect(kept == longest)
    }
  }

  @Test func onlyTheTabBarIsRisky() throws {
    func group(_ ids: [String], _ keys: String = "") -> String {
      let children = ids.map { "{id: \($0), title: \($0), systemImage: star}" }
      return
        "{id: g, title: G, systemImage: star, \(keys)children: [\(children.joined(separator: ", "))]}"
    }
    let other = "{id: other, title: Other, systemImage: star}"
    let old = try app(group(["a", "b"], "defaultChild: a, "), other)
    let new = try app(group(["b", "a"], "defaultChild: a, "), other)
    #expect(changes(old, new) == ["safe reordered g"])
  }

  private func permutations(_ elements: [Character]) -> [[Character]] {
    guard let first = elements.first else { return [[]] }
    return permutations(Array(elements.dropFirst())).flatMap { rest in
      (0...rest.count).map { Array(rest[..<$0]) + [first] + Array(rest[$0...]) }
    }
  }
}
