import Diagnostics
import SourceText
import TabRules
import Testing

/// A fix changes what its finding is about, and nothing else.
@Suite struct FixSafetyTests {
  private func fixed(_ text: String) -> (text: String, count: Int) {
    let source = SourceText(name: "tabs.yaml", contents: Array(text.utf8))
    let outcome = Fixing.apply(Lint(source).diagnostics.compactMap(\.fix), to: source)
    return (String(decoding: outcome.text.bytes, as: UTF8.self), outcome.count)
  }

  @Test func `JSON stays JSON`() {
    let text = """
      {"version":1,"framwork":"uikit","initial":"hom","tabs":[
      {"id":"home","titel":"Home","systemImage":"hous","when":"erly"},
      {"id":"news","title":"News","systemImage":"newspaper","regular":"pined"}],
      "flags":{"early":true},"rules":{"title-lenght":"off"}}

      """
    let (mended, count) = fixed(text)
    let corrections = [
      ("framwork", "framework"), ("\"hom\"", "\"home\""), ("titel", "title"), ("hous\"", "house\""),
      ("erly", "early"), ("pined", "pinned"), ("lenght", "length"),
    ]
    #expect(count == corrections.count)
    #expect(mended == corrections.reduce(text) { $0.replacing($1.0, with: $1.1) })
  }

  @Test(arguments: [
    // Merged into nodes that are right as they are.
    """
    - &n {id: a, title: A, systemImage: star, regular: sidebarOnly, compact: tab}
    - {<<: *n, id: b, title: B, systemImage: moon, regular: automatic}
    """,
    // An alias for the value alone, which stands for something else elsewhere.
    """
    - {id: a, title: A, systemImage: star, regular: sidebarOnly, compact: &t tab}
    - {id: b, title: B, systemImage: moon, compact: *t}
    """,
    "- {id: a, title: A, systemImage: &i moon.fill, metadata: {icon: *i}}",
    "- {id: a, title: &x No, systemImage: star, metadata: {answer: *x}}",
  ])
  func `text that aliases stand for elsewhere is left alone`(nodes: String) {
    let text = """
      version: 1
      mode: tabSidebar
      tabs:
      - {id: home, title: Home, systemImage: house}
      - {id: star, title: Star, systemImage: sparkles}
      \(nodes)

      """
    #expect(fixed(text).text == text)
    let source = SourceText(name: "tabs.yaml", contents: Array(text.utf8))
    #expect(Lint(source).diagnostics.contains { $0.help?.contains("aliases stand for") == true })
  }

  @Test(arguments: [
    ("# tabc:ignore filed-symbol -- the brand", "# tabc:ignore filled-symbol -- the brand"),
    ("# tabc:ingore filled-symbol -- the brand", "# tabc:ignore filled-symbol -- the brand"),
    ("# tabc:ignore filled-symbol", "# tabc:ignore filled-symbol"),
  ])
  func `what a mistaken comment was to keep is kept`(comment: String, mended: String) {
    let text = Configurations.with(trash: "badge: dot", comment: "  " + comment)
      .replacing("systemImage: trash", with: "systemImage: trash.fill")
    #expect(fixed(text).text == text.replacing(comment, with: mended))
  }
}
