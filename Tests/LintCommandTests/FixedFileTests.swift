import Diagnostics
import Growth
import SourceText
import Testing
import YAMLTree

@testable import TabRules

@Suite struct FixedFileTests {
  private func fixed(_ text: String) -> FixedFile {
    let source = SourceText(name: "tabs.yaml", contents: Array(text.utf8))
    return FixedFile(source, Lint(source))
  }

  private func text(_ file: FixedFile) -> String {
    String(decoding: file.source.contents, as: UTF8.self)
  }

  @Test(arguments: [0, 30, 4_000, 200_000, 1 << 20, 4 << 20, 64 << 20])
  func `a large file is not checked again and again`(bytes: Int) {
    let tries = FixedFile.tries(forBytes: bytes)
    #expect(tries >= 2)
    #expect(tries <= 40)
    #expect(tries == 2 || tries * bytes <= 8 << 20)
  }

  @Test func `what a fix uncovers is mended too`() {
    let file = fixed(
      """
      versoin: 1
      tabz:  # all of them
        - {id: home, title: 'Home', sytemImage: house}
        - {id: news, title: "News", systemImage: newspaper, comapct: tba}

      """
    )
    #expect(
      text(file) == """
        version: 1
        tabs:  # all of them
          - {id: home, title: 'Home', systemImage: house}
          - {id: news, title: "News", systemImage: newspaper, compact: tab}

        """
    )
    #expect(file.count == 5)
    #expect(file.lint.diagnostics.isEmpty)
  }

  @Test func `a fix that breaks the file is left out, and the others are made`() {
    let file = fixed(
      """
      version: 1
      tabs:
        - {id: home, title: Home, titel: House, systemImage: house}
        - {id: news, titel: News, systemImage: newspaper}
        - {id: more, title: More, regluar: pinned, systemImage: ellipsis}

      """
    )
    #expect(text(file).contains("title: Home, titel: House"))
    #expect(text(file).contains("{id: news, title: News"))
    #expect(text(file).contains("regular: pinned"))
    #expect(file.lint.diagnostics.map(\.rule) == ["unknown-key"])
    #expect(file.count == 2)
  }

  @Test func `without fixes the text is the same`() {
    let file = fixed(Configurations.clean)
    #expect(file.count == 0)
    #expect(text(file) == Configurations.clean)
  }

  @Test func `many fixes that break the file take time in proportion`() {
    let growth = growth(tenfoldFrom: 100) { count in
      let tabs = (0..<count).map { "  - {id: t\($0), title: A, titel: B, systemImage: house}\n" }
      #expect(fixed("version: 1\ntabs:\n" + tabs.joined()).count == 0)
    }
    #expect(growth < proportional)
  }

  @Test(
    arguments: Catalogue.rules.filter(\.isFixable).flatMap { rule in
      rule.invalid.map { (rule.id.name, $0) }
    }
  )
  func `an example that is mended stays a file, and needs no more mending`(
    rule: String,
    example: String
  ) {
    let file = fixed(example)
    var diagnostics: [Diagnostic] = []
    #expect(YAMLTree.parse(file.source, into: &diagnostics) != nil)
    #expect(diagnostics.isEmpty)
    #expect(fixed(text(file)).count == 0)
  }
}
