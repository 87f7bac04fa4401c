import Diagnostics
import Growth
import SourceText
import TabRules
import Testing

@Suite struct IgnoreTests {
  private static let keys = "regular: sidebarOnly, compact: tab"

  /// The findings as `line:column rule`.
  private func findings(_ text: String) -> [String] {
    let source = SourceText(name: "tabs.yaml", contents: Array(text.utf8))
    let lines = LineIndex(source)
    return Lint(source).diagnostics.map {
      let position = lines.position(at: $0.span.lowerBound)
      return "\(position.line):\(position.column) \($0.rule.name)"
    }
  }

  private func findings(comment: String = "", before: String = "") -> [String] {
    findings(Configurations.with(trash: Self.keys, comment: comment, before: before))
  }

  @Test func `without a comment the finding is there`() {
    #expect(findings() == ["5:82 sidebar-only-shown"])
  }

  @Test(arguments: [
    " # tabc:ignore sidebar-only-shown -- why",
    "\t#tabc:ignore sidebar-only-shown --why",
    " ## tabc:ignore sidebar-only-shown -- why",
    " # tabc:ignore sidebar-only-shown -- a, b -- c # tabc:ignore",
  ])
  func `a comment on the line leaves it out`(comment: String) {
    #expect(findings(comment: comment) == [])
  }

  @Test(arguments: [
    "  # tabc:ignore sidebar-only-shown -- why",
    "# tabc:ignore sidebar-only-shown -- why\n  # more about it",
    "  # tabc:ignore sidebar-only-shown -- why\n\n#\n".replacingEmptyLines,
  ])
  func `so does one above it, with nothing but comments between`(comment: String) {
    #expect(findings(before: comment) == [])
  }

  @Test func `comments above may each name a rule`() {
    let text = Configurations.with(
      trash: Self.keys,
      before: """
          # tabc:ignore sidebar-only-shown -- one
          # tabc:ignore ambiguous-scalar -- another
        """
    ).replacing("title: Trash", with: "title: No")
    #expect(findings(text) == [])
  }

  @Test func `a blank line ends what a comment covers`() {
    let found = findings(before: "  # tabc:ignore sidebar-only-shown -- why\n")
    #expect(found == ["5:17 unused-ignore", "7:82 sidebar-only-shown"])
  }

  @Test func `a comment behind something covers its own line alone`() {
    let text = Configurations.with(trash: Self.keys).replacing(
      "inline}",
      with: "inline} # tabc:ignore sidebar-only-shown -- why"
    )
    #expect(findings(text) == ["4:122 unused-ignore", "5:82 sidebar-only-shown"])
  }

  @Test func `what looks like a comment and is none ignores nothing`() {
    let text = """
      version: 1
      name: "# tabc:ignore sidebar-only-shown"
      tabs:
        - {id: home, title: Home, systemImage: house}
        - id: news
          title: |
            # tabc:ignore sidebar-only-shown -- why
          systemImage: newspaper

      """
    #expect(!findings(text).contains { $0.hasSuffix("-ignore") })
  }

  @Test(arguments: [
    (" # tabc:ignore sidebar-only-shown", "51", "does not say why"),
    (" # tabc:ignore sidebar-only-shown --", "51", "does not say why"),
    (" # tabc:ignore sidebar-only-shown -- , ", "51", "does not say why"),
    (" # tabc:ignore -- why", "53", "names no rule"),
    (" # tabc:ignore", "53", "names no rule"),
    (" # tabc:ingore sidebar-only-shown -- why", "53", "is not 'tabc:ignore'"),
    (" # tabc:ignore: sidebar-only-shown -- why", "53", "is not 'tabc:ignore'"),
    (" # tabc: ignore sidebar-only-shown -- why", "53", "'tabc: ignore' is not 'tabc:ignore'"),
    (" # tabc:disable sidebar-only-shown -- why", "53", "is not 'tabc:ignore'"),
    (" # TABC-IGNORE-NEXT-LINE sidebar-only-shown", "53", "is not 'tabc:ignore'"),
    (" # tabc ignore sidebar-only-shown", "53", "is not 'tabc:ignore'"),
    (" # tabs:ignore sidebar-only-shown -- why", "53", "is not 'tabc:ignore'"),
    (" # tabc:ignore sidebar-only-shown - why", "84", "is set apart by '-'"),
    (" # tabc:ignore sidebar-only-shown \u{2014} why", "84", "is set apart by '\u{2014}'"),
  ])
  func `a comment that cannot be followed is an error`(
    comment: String,
    column: String,
    message: String
  ) {
    let text = Configurations.with(comment: comment)
    let diagnostics = Lint(SourceText(name: "x", contents: Array(text.utf8))).diagnostics
    #expect(findings(text) == ["5:\(column) invalid-ignore"])
    #expect(diagnostics.first?.severity == .error)
    #expect(diagnostics.first?.message.contains(message) == true)
  }

  @Test(arguments: ["tabc", "tabc: see the readme", "tabc ignores this", "tabc-lint"])
  func `a comment about something else is none`(comment: String) {
    #expect(findings(comment: " # \(comment)") == ["5:82 sidebar-only-shown"])
  }

  @Test func `of several rules those count that can be ignored`() {
    let comment = " # tabc:ignore sidebar-only-shown, unique-id, sidebar-only -- why"
    #expect(findings(comment: comment) == ["5:121 invalid-ignore", "5:132 invalid-ignore"])
  }

  @Test func `errors of reading cannot be ignored`() {
    let text = Configurations.with(
      trash: "titel: x",
      comment: " # tabc:ignore unknown-key -- why"
    )
    #expect(findings(text) == ["5:51 unknown-key", "5:75 invalid-ignore"])
  }

  @Test func `an unknown rule gets the nearest`() throws {
    let text = Configurations.with(comment: " # tabc:ignore sidebar-only-shwon -- why")
    let diagnostic = try #require(
      Lint(SourceText(name: "x", contents: Array(text.utf8))).diagnostics.first
    )
    #expect(diagnostic.help == "did you mean 'sidebar-only-shown'?")
    #expect(diagnostic.fix?.edits.first?.replacement == "sidebar-only-shown")
  }

  @Test func `a rule that is named twice is named once too often`() {
    let comment = " # tabc:ignore sidebar-only-shown, sidebar-only-shown -- why"
    #expect(findings(comment: comment) == ["5:121 unused-ignore"])
  }

  @Test func `an ignore that is not needed every time says so itself`() {
    let comment = " # tabc:ignore missing-image, unused-ignore -- with some flags only"
    #expect(findings(Configurations.with(comment: comment)) == [])
    #expect(
      findings(comment: comment.replacing("missing-image", with: "sidebar-only-shown")) == [
        "5:121 unused-ignore"
      ]
    )
  }

  @Test(arguments: [("off", nil), ("info", Severity.info), ("error", Severity.error)])
  func `'rules' sets unused-ignore`(setting: String, severity: Severity?) {
    let text =
      Configurations.with(comment: " # tabc:ignore missing-image -- why")
      + "rules: {unused-ignore: \(setting)}\n"
    let diagnostics = Lint(SourceText(name: "x", contents: Array(text.utf8))).diagnostics
    #expect(diagnostics.map(\.severity) == [severity].compactMap { $0 })
  }

  @Test func `a file that is not read to its end has no unused ignores`() {
    let text = Configurations.with(
      trash: "compact: 12",
      comment: " # tabc:ignore sidebar-only-shown -- why"
    )
    #expect(!findings(text).contains { $0.hasSuffix("unused-ignore") })
  }

  @Test(arguments: [
    (" # tabc:ignore missing-image -- why", ""),
    ("\t #tabc:ignore missing-image --why", ""),
    (
      " # tabc:ignore missing-image, sidebar-only-shown -- why",
      " # tabc:ignore sidebar-only-shown -- why"
    ),
    (
      " # tabc:ignore sidebar-only-shown , missing-image  -- why",
      " # tabc:ignore sidebar-only-shown  -- why"
    ),
  ])
  func `unused ignores are taken out`(comment: String, rest: String) {
    let text = Configurations.with(trash: Self.keys, comment: comment)
    let source = SourceText(name: "x", contents: Array(text.utf8))
    let fixed = FixedFile(source, Lint(source)) { $0.filter { $0.rule == "unused-ignore" } }
    let expected = Configurations.with(trash: Self.keys, comment: rest)
    #expect(String(decoding: fixed.source.contents, as: UTF8.self) == expected)
  }

  @Test func `a line that holds nothing else is deleted with them`() {
    let text = Configurations.with(before: "  # tabc:ignore missing-image -- why")
    let crlf = text.replacing("\n", with: "\r\n")
    for (text, expected) in [
      (text, Configurations.clean), (crlf, Configurations.clean.replacing("\n", with: "\r\n")),
    ] {
      let source = SourceText(name: "x", contents: Array(text.utf8))
      let fixed = FixedFile(source, Lint(source))
      #expect(Array(fixed.source.contents) == Array(expected.utf8))
    }
  }

  @Test func `compile leaves ignored findings out as well`() throws {
    let folder = try TestFolder([
      "tabs.yaml": Configurations.with(
        trash: Self.keys,
        comment: " # tabc:ignore sidebar-only-shown -- why"
      )
    ])
    let run = folder.tabc("compile", "tabs.yaml", "-o", "out", "--strict")
    #expect(run == .init(status: 0, output: "", error: ""))
  }

  @Test(arguments: [
    (String(repeating: "foo,", count: 900_000), 1),
    (String(repeating: "foo,", count: 101), 1),
    (String(repeating: "foo,", count: 100), 100),
    (String(repeating: "title-length,", count: 200_000), 1),
  ])
  func `one comment gives a bounded number of findings`(names: String, count: Int) throws {
    let folder = try TestFolder([
      "tabs.yaml": Configurations.with(comment: "  # tabc:ignore \(names) -- why")
    ])
    let run = folder.tabc("lint", "--format", "gitlab")
    #expect(run.status == 1)
    #expect(run.output.split(separator: "\n").count { $0.contains("check_name") } == count)
  }

  @Test func `all comments together give a bounded number of findings`() throws {
    let comment = "  # tabc:ignore \(String(repeating: "foo,", count: 99)) -- why\n"
    let folder = try TestFolder([
      "tabs.yaml": Configurations.with(before: String(repeating: comment, count: 1000))
    ])
    let run = folder.tabc("lint", "--format", "gitlab")
    #expect(run.output.split(separator: "\n").count { $0.contains("check_name") } == 1000)
  }

  @Test func `ignores take time in proportion`() {
    let line = "# tabc:ignore missing-image, title-length -- x\n"
    let growth = growth(tenfoldFrom: 1_000) { count in
      let text = Configurations.clean + String(repeating: line, count: count)
      let source = SourceText(name: "tabs.yaml", contents: Array(text.utf8))
      #expect(Lint(source).diagnostics.count >= 2 * count)
    }
    #expect(growth < proportional)
  }
}

extension String {
  fileprivate var replacingEmptyLines: String {
    split(separator: "\n").joined(separator: "\n")
  }
}
