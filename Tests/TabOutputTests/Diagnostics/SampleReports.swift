import Diagnostics
import SourceText

/// A named set of findings that every format is recorded for.
struct SampleReports: Sendable, CustomStringConvertible {
  let name: String
  let reports: [FileReport]

  var description: String { name }

  static let all = [
    everything, wideCharacters, edges, hostile, markup, longLines, invalidBytes, withoutSource,
  ]

  /// A finding with all that a finding can have, one with nothing, and omitted ones.
  private static let everything: Self = {
    let source = SourceText(
      name: "App/tabs.yaml",
      contents: Array(
        """
        version: 1
        tabs:
          - id: home
            title: Home
            systemImage: house
          - id: search
            title: Search
            systemImage: magnifyingglass
          - id: home
            tittle: Again

        """.utf8
      )
    )
    return Self(
      name: "everything",
      reports: [
        FileReport(
          path: source.name,
          source: source,
          diagnostics: [
            Diagnostic(
              "unique-id",
              .error,
              "two tabs have the id 'home'",
              at: source.span(of: "home", last: true),
              related: [Related("the first one is here", at: source.span(of: "home"))],
              help: "give one of them another id",
              node: "home",
              subject: "id"
            ),
            Diagnostic(
              "unknown-key",
              .warning,
              "a tab has no key 'tittle'",
              at: source.span(of: "tittle"),
              fix: Fix("replace it by 'title'", [Fix.Edit(source.span(of: "tittle"), "title")])
            ),
            Diagnostic("order-differs", .info, "shown in another order", at: ByteSpan(at: 0)),
          ],
          omitted: 12
        ),
        FileReport(path: "clean.yaml", source: source, diagnostics: []),
        FileReport(path: "../more.yaml", source: source, diagnostics: [], omitted: 1),
      ]
    )
  }()

  /// Carets after characters of no column, of two, and after tabs.
  private static let wideCharacters = marking(
    "wide-characters",
    "tittle",
    in: """
      tabs:
        - {id: home, title: "日本語", tittle: x}
        - {id: fam, title: "👨‍👩‍👧", tittle: x}
        - {id: t,\ttittle: x}
        - {id: e, title: "e\u{301}", tittle: x}
        - {id: flags, title: "🇩🇪🇯🇵 1️⃣ ❤️", tittle: x}
        - {id: thai, title: "กำ", tittle: x}
        - {id: wide, "ｔittle": x, tittle: 日}
      """
  )

  /// Empty spans, spans over lines, and the ends of lines and of the file.
  private static let edges: Self = {
    let source = SourceText(name: "tabs.yaml", contents: Array("a: b\r\n\r\n  c:\n    d\n".utf8))
    let spans = [
      ByteSpan(at: 0), ByteSpan(0, 4), ByteSpan(at: 4), ByteSpan(at: 5), ByteSpan(3, 18),
      ByteSpan(at: 6), ByteSpan(6, 10), ByteSpan(at: source.bytes.count), ByteSpan(900, 901),
    ]
    return Self(name: "edges", source, spans)
  }()

  /// Text that would break out of a format, in every place that a finding has.
  private static let hostile: Self = {
    let text = "%0A::error::]]>\u{1B}[2J\u{202E}\u{2028}\"'`|\u{7F}\r\0"
    let source = SourceText(name: "tabs.yaml", contents: Array("title: \(text)tittle\n".utf8))
    return Self(
      name: "hostile",
      reports: [
        FileReport(
          path: "a\nb\u{1B}: %.yaml",
          source: source,
          diagnostics: [
            Diagnostic(
              RuleID("yaml-syntax"),
              .error,
              "unexpected \(text)\nnext line",
              at: source.span(of: "tittle"),
              related: [Related(text + "\n", at: source.span(of: "title"))],
              help: text,
              fix: Fix(text, [Fix.Edit(source.span(of: "tittle"), text)]),
              node: text,
              subject: text
            )
          ]
        )
      ]
    )
  }()

  /// Text that means something to a reader of Markdown, HTML or XML, or of messages with links.
  private static let markup: Self = {
    let texts = [
      "<script>alert(1)</script> --><!-- <![CDATA[ ]]> &amp; &lt; &#x26;",
      "[a](https://example.com) ![b](c.png) [d][e] <https://example.com> https://example.com",
      "www.example.com a@example.com @octocat #1 !2 ~3 $4 %5 &6 ^7 org/name#8 $x$ :tada:",
      "**a** __b__ ~~c~~ `d` ``e`` f\\|g | h \\\\| i \\",
      "{0} {12} {} {id} {{1}} [0] \\[1\\](2) [in](1)",
      "# a", "- b", "1. c", "> d", "| e | f |", "---",
    ]
    let source = SourceText(name: "tabs.yaml", contents: Array("title: Home\n".utf8))
    let diagnostics = texts.map { text in
      Diagnostic(
        "unknown-key",
        .warning,
        text,
        at: source.span(of: "title"),
        detail: text,
        related: [Related(text, at: source.span(of: "Home"))],
        help: text,
        node: text
      )
    }
    let path = "a [b](c) | d & <e>.yaml"
    return Self(
      name: "markup",
      reports: [FileReport(path: path, source: source, diagnostics: diagnostics)]
    )
  }()

  /// Places at the beginning, in the middle and at the end of long lines, and long places.
  private static let longLines: Self = {
    let narrow = "x: " + String(repeating: "0123456789", count: 100)
    let wide = "y: " + String(repeating: "日本語", count: 100)
    let lines = narrow + "\n" + wide + "\n" + String(narrow.prefix(160)) + "\n"
    let source = SourceText(name: "tabs.yaml", contents: Array(lines.utf8))
    let second = narrow.utf8.count + 1
    let third = second + wide.utf8.count + 1
    let spans = [
      ByteSpan(0, 1), ByteSpan(503, 508), ByteSpan(second - 4, second - 1), ByteSpan(503, 903),
      ByteSpan(3, second - 1), ByteSpan(second + 363, second + 369),
      ByteSpan(third + 155, third + 160),
    ]
    return Self(name: "long-lines", source, spans)
  }()

  /// Bytes that are not UTF-8, and a byte order mark.
  private static let invalidBytes: Self = {
    let bytes: [UInt8] =
      [0xEF, 0xBB, 0xBF] + Array("a: ".utf8) + [0xFF, 0xC3, 0xE6, 0x97] + Array("x".utf8)
    let source = SourceText(name: "tabs.yaml", contents: bytes)
    return Self(name: "invalid-bytes", source, [ByteSpan(3, 4), ByteSpan(5, 7), ByteSpan(7, 8)])
  }()

  /// A file that could not be read.
  private static let withoutSource = Self(
    name: "without-source",
    reports: [
      FileReport(
        path: "missing.yaml",
        source: nil,
        diagnostics: [
          Diagnostic(
            "unreadable-file",
            .error,
            "cannot read 'missing.yaml': No such file or directory",
            at: ByteSpan(at: 0),
            related: [Related("named here", at: ByteSpan(at: 0))],
            fix: Fix("make one", [])
          )
        ]
      )
    ]
  )

  private static func marking(_ name: String, _ word: String, in text: String) -> Self {
    let source = SourceText(name: "tabs.yaml", contents: Array(text.utf8))
    return Self(name: name, source, source.spans(of: word))
  }
}

extension SampleReports {
  /// Findings that differ in their places only, the last tenth of them errors and the rest
  /// warnings.
  static func alike(_ count: Int) -> Self {
    let lines = Array(repeating: Array("  tittle: Home\n".utf8), count: count).flatMap(\.self)
    let source = SourceText(name: "tabs.yaml", contents: lines)
    let diagnostics = (0..<count).map { index in
      Diagnostic(
        "unknown-key",
        index >= count - count / 10 ? .error : .warning,
        "unknown key 'tittle'",
        at: ByteSpan(15 * index + 2, 15 * index + 8),
        related: [Related("as here", at: ByteSpan(2, 8))],
        help: "did you mean 'title'?",
        node: "home"
      )
    }
    return Self(
      name: "alike",
      reports: [FileReport(path: source.name, source: source, diagnostics: diagnostics)]
    )
  }

  /// One warning at each of `spans`.
  init(name: String, _ source: SourceText, _ spans: [ByteSpan]) {
    let diagnostics = spans.map { span in
      Diagnostic(
        "unknown-key",
        .warning,
        "bytes \(span.lowerBound) to \(span.upperBound)",
        at: span
      )
    }
    self.init(
      name: name,
      reports: [FileReport(path: source.name, source: source, diagnostics: diagnostics)]
    )
  }
}

extension SourceText {
  /// Where `word` stands, for the first or the last time.
  func span(of word: String, last: Bool = false) -> ByteSpan {
    let spans = spans(of: word)
    return (last ? spans.last : spans.first) ?? ByteSpan(at: 0)
  }

  /// Everywhere that `word` stands.
  func spans(of word: String) -> [ByteSpan] {
    let wanted = Array(word.utf8)
    return bytes.indices
      .filter { bytes[$0...].starts(with: wanted) }
      .map { ByteSpan($0, $0 + wanted.count) }
  }
}
