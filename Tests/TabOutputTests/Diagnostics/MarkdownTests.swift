import Diagnostics
import Foundation
import SourceText
import TabOutput
import Testing

@Suite("The format markdown")
struct MarkdownTests {
  private static let canParse = Python.has("cmarkgfm") && Python.has("markdown_it")

  /// Reads a document with two parsers, GitHub's own among them, and prints the rows of its table
  /// as JSON.
  private static let script = #"""
    import json, re, sys
    from html.parser import HTMLParser
    import cmarkgfm
    from markdown_it import MarkdownIt

    class Table(HTMLParser):
        def __init__(self):
            super().__init__()
            self.rows, self.texts, self.tags = [], [], set()

        def handle_starttag(self, tag, attributes):
            self.tags.add(tag)
            if tag == "tr":
                self.rows.append([])
            elif tag in ("td", "th"):
                self.rows[-1].append("")
            elif tag == "br":
                self.rows[-1][-1] += "\n"

        def handle_endtag(self, tag):
            pass

        def handle_data(self, data):
            self.texts.append(data)
            if self.rows and data != "\n":
                self.rows[-1][-1:] = [self.rows[-1][-1] + data]

        def handle_comment(self, data):
            raise AssertionError(data)

        handle_decl = handle_pi = unknown_decl = handle_comment

    def table(html):
        parser = Table()
        # What stands below the table is a paragraph of its own.
        parser.feed(html.split("</table>")[0])
        known = {"h3", "table", "thead", "tbody", "tr", "th", "td", "br"}
        assert parser.tags <= known, parser.tags
        for text in parser.texts:
            assert not re.search(r"[@#!~$%&^]\w", text), text
        return [[cell.replace("\u200B", "") for cell in row] for row in parser.rows]

    text = open(sys.argv[1], encoding="utf-8").read()
    unsafe = cmarkgfm.cmark.Options.CMARK_OPT_UNSAFE
    rows = table(cmarkgfm.github_flavored_markdown_to_html(text, unsafe))
    other = MarkdownIt("commonmark", {"html": True}).enable(["table", "strikethrough"])
    assert table(other.render(text)) == rows
    print(json.dumps(rows))

    """#

  @Test(
    "is a table that shows every text as it is",
    .enabled(if: canParse, "cmarkgfm or markdown-it-py is not installed"),
    arguments: SampleReports.all
  )
  func table(sample: SampleReports) throws {
    let output = DiagnosticFormat.markdown.output(sample.reports)
    let rows = try JSONDecoder().decode(
      [[String]].self,
      from: Data(Python.run(Self.script, output).utf8)
    )
    let diagnostics = Severity.allCases.reversed().flatMap { severity in
      sample.reports.flatMap(\.diagnostics).filter { $0.severity == severity }
    }
    #expect(rows.count == diagnostics.count + 1)
    for (row, diagnostic) in zip(rows.dropFirst(), diagnostics) {
      #expect(row.count == 4)
      #expect(row.first == diagnostic.severity.rawValue)
      #expect(row.last == diagnostic.rule.name)
      let lines = row[2].split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      var expected = [shown(diagnostic.message)]
      if let detail = diagnostic.detail { expected.append(shown(detail)) }
      #expect(Array(lines.prefix(expected.count)) == expected)
      for (line, related) in zip(lines.dropFirst(expected.count), diagnostic.related) {
        #expect(line.hasPrefix(shown(related.message) + ": "))
      }
      if let help = diagnostic.help { #expect(lines.last == shown(help)) }
    }
  }

  /// A text as it is shown, without the spaces at its ends.
  private func shown(_ text: String) -> String {
    VisibleText.line(text).trimmingCharacters(in: .whitespaces)
  }

  @Test("is no longer than a comment may be")
  func length() {
    let output = DiagnosticFormat.markdown.output(SampleReports.alike(2_000).reports)
    let lines = String(decoding: output, as: UTF8.self).split(separator: "\n")
    let rows = lines.count { $0.hasPrefix("| error") || $0.hasPrefix("| warning") }
    #expect(output.count < 65_536)
    #expect(rows > 200)
    #expect(lines.count { $0.hasPrefix("| error") } == 200)
    #expect(lines.last == "\(2_000 - rows) more findings, not listed here")
  }
}
