import Testing

@testable import YAMLTree

/// Comments, and what only looks like one.
@Suite struct CommentTests {
  @Test(arguments: [
    ("# one\na: b # two\n#three", ["# one", "# two", "#three"]),
    ("a: b#c\nd: '# e' # f\ng: \"# h\"\n", ["# f"]),
    ("a: |\n  # b\n  c\n# d\ne: f\n", ["# d"]),
    ("a: | # b\n  # c\n", ["# b"]),
    ("a: >-\t# b\n  c\n\n # d\n", ["# b", "# d"]),
    ("- # a\n  b: # c\n    d\n", ["# a", "# c"]),
    ("[a, # b\n  c # d\n]\n", ["# b", "# d"]),
    ("a: &x # b\n  !!str # c\n  d\n", ["# b", "# c"]),
    ("%YAML 1.2 # a\n# b\n--- # c\nd\n... # e\n", ["# a", "# b", "# c", "# e"]),
    ("a: b # c\r\nd: e # f\r\n", ["# c", "# f"]),
    ("a: x\n  y # b\n", ["# b"]),
    ("? # a\n  b\n: # c\n  d\n", ["# a", "# c"]),
    ("東: 京 # 駅 # 線\n", ["# 駅 # 線"]),
    ("[a#b, c] #d\n", ["#d"]),
  ]) func areFound(text: String, comments: [String]) throws {
    let reading = Reading(text)
    #expect(reading.lines == [])
    let tree = try #require(reading.tree)
    #expect(tree.comments.map { tree.source[$0.span] } == comments)
  }
}
