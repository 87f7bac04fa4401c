import Diagnostics
import SourceText
import Testing

@testable import TabRules

/// What is mended about SF Symbols, and how.
@Suite struct SymbolFixTests {
  /// Where a finding was reached through an alias, its fix is that of the anchored text.
  @Test(
    arguments: [("unknown-symbol", 1), ("renamed-symbol", 0), ("filled-symbol", 0)]
      as [(String, Int)]
  )
  func mendsAllButWhatHasNoMend(rule: String, left: Int) throws {
    let source = try MarkedText(Fixtures.text("Fixtures/rules/\(rule)/fires.yaml")).source
    let fixes = Lint(source).diagnostics.compactMap(\.fix)
    let fixed = Fixing.apply(fixes, to: source)
    #expect(fixed.count == fixes.count)
    let text = String(decoding: fixed.text.bytes, as: UTF8.self)
    let path = "Fixtures/rules/\(rule)/fixed.yaml"
    if Fixtures.isRecording {
      try Fixtures.write(text, to: path)
    } else {
      #expect(try text == Fixtures.text(path))
    }
    let findings = Lint(fixed.text).diagnostics
    #expect(findings.map(\.rule.name) == Array(repeating: rule, count: left))
  }

  @Test(
    arguments: [
      ("hose", "house"), ("\"hose\"", "\"house\""), ("'hose'", "'house'"),
      ("\"ho\\x73e\"", "\"house\""), ("!!str hose", "!!str house"), ("&a hose", "&a house"),
    ]
  )
  func keepsQuotes(written: String, mended: String) throws {
    let source = source("{id: home, title: Home, systemImage: \(written)}")
    let fixed = Fixing.apply(Lint(source).diagnostics.compactMap(\.fix), to: source)
    let expected = self.source("{id: home, title: Home, systemImage: \(mended)}")
    #expect(fixed.text.bytes == expected.bytes)
  }

  @Test func isAnErrorWhereANameIsNear() {
    let severities = ["hose", "gazette.reader"].map { name in
      Lint(source("{id: home, title: Home, systemImage: \(name)}")).diagnostics.first?.severity
    }
    #expect(severities == [.error, .warning])
  }

  @Test func looksForSoManyNamesOnly() {
    let tabs = (0..<200).map { number in
      "{id: tab\(number), title: Tab, compact: hidden, systemImage: house\(number)}"
    }
    let findings = Lint(source(tabs.joined(separator: ", "))).diagnostics
      .filter { $0.rule == "unknown-symbol" }
    #expect(findings.count == 200)
    #expect(findings[..<50].allSatisfy { $0.severity == .error && $0.fix != nil })
    #expect(findings[50...].allSatisfy { $0.severity == .warning && $0.fix == nil })
  }

  private func source(_ tabs: String) -> SourceText {
    let text = "version: 1\ntabs: [{id: first, title: First, systemImage: star}, \(tabs)]\n"
    return SourceText(name: "tabs.yaml", contents: Array(text.utf8))
  }
}
