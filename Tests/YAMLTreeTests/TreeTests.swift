import Diagnostics
import SourceText
import Testing

@testable import YAMLTree

@Suite struct TreeTests {
  @Test func entriesElementsAndSpans() throws {
    let text = """
      version: 1 # one
      tabs:
        - {id: home, title: 'it''s'}
        - &a
          id: settings
          title:
      other: *a
      merged:
        x: 1
        <<: *a
        id: own
      """
    var diagnostics: [Diagnostic] = []
    let tree = try #require(
      YAMLTree.parse(SourceText(name: "t", contents: Array(text.utf8)), into: &diagnostics)
    )
    #expect(diagnostics == [])
    let keys = tree.entries(of: tree.root).map { tree.text(of: $0.key) }
    #expect(keys == ["version", "tabs", "other", "merged"])
    let tabs = try #require(tree.value(of: "tabs", in: tree.root))
    #expect(
      tree.elements(of: tabs).map { tree.source[tree.span(of: $0)] } == [
        "{id: home, title: 'it''s'}", "id: settings\n    title:",
      ]
    )
    let merged = try #require(tree.value(of: "merged", in: tree.root))
    #expect(tree.entries(of: merged).map { tree.text(of: $0.key) } == ["x", "title", "id"])
    #expect(tree.comments.map { tree.source[$0.span] } == ["# one"])
    let other = try #require(tree.value(of: "other", in: tree.root))
    #expect(tree.source[tree.place(of: other).span] == "*a")
  }
}
