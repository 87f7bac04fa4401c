import Diagnostics
import Foundation
import SourceText
import TabRules
import Testing

@Suite struct RulesCommandTests {
  private struct Document: Decodable {
    struct Rule: Decodable {
      let id: String
      let severity: String
      let summary: String
      let discussion: String
      let configurable: Bool
      let fixable: Bool
      let maximum: Int?
      let valid: [String]
      let invalid: [String]
    }

    let rulesVersion: Int
    let rules: [Rule]
  }

  private func rules(_ arguments: String...) throws -> [Document.Rule] {
    let run = try TestFolder().tabc(arguments)
    #expect(run.status == 0)
    let document = try JSONDecoder().decode(Document.self, from: Data(run.output.utf8))
    #expect(document.rulesVersion == 1)
    return document.rules
  }

  @Test func `every rule is listed with its severity`() throws {
    let run = try TestFolder().tabc("rules")
    let lines = run.output.split(separator: "\n")
    #expect(run.status == 0)
    #expect(lines.count == Catalogue.rules.count)
    for (line, rule) in zip(lines, Catalogue.rules) {
      #expect(line.hasPrefix(rule.id.name + " "))
      #expect(line.contains("  \(rule.defaultSeverity?.rawValue ?? "off")"))
      #expect(line.contains("  fix  ") == rule.isFixable)
      #expect(line.hasSuffix("  \(rule.summary)"))
    }
  }

  @Test func `programs get all that is known`() throws {
    let listed = try rules("rules", "--format", "json")
    #expect(listed.map(\.id) == Catalogue.rules.map(\.id.name))
    for (listed, rule) in zip(listed, Catalogue.rules) {
      #expect(listed.severity == rule.defaultSeverity?.rawValue ?? "off")
      #expect(listed.discussion == rule.discussion)
      #expect(listed.configurable == rule.isConfigurable)
      #expect(listed.maximum == rule.maximum)
      #expect(listed.invalid == rule.invalid)
    }
    let one = try rules("explain", "unused-ignore", "--format=json")
    #expect(one.map(\.id) == ["unused-ignore"])
  }

  @Test func `the reference in Markdown has a row and a section a rule`() throws {
    let reference = try TestFolder().tabc("rules", "--format", "markdown").output
    let lines = reference.split(separator: "\n")
    let rows = lines.filter { $0.hasPrefix("| [") }
    #expect(rows.count == Catalogue.rules.count)
    for row in rows { #expect(row.replacing("\\|", with: "").count { $0 == "|" } == 5) }
    #expect(lines.filter { $0.hasPrefix("## `") } == Catalogue.rules.map { "## `\($0.id.name)`" })
    let one = try TestFolder().tabc("explain", "title-length", "--format", "markdown").output
    #expect(one.contains(" It counts up to 14 unless 'rules:' gives another 'max'."))
    #expect(reference.contains(one.replacing("\n## ", with: "\n### ")))
  }

  @Test(arguments: Catalogue.rules.map(\.id.name))
  func `every rule is explained`(name: String) throws {
    let rule = try #require(Catalogue.rule(RuleID(name)))
    let text = try TestFolder().tabc("explain", name)
    #expect(text.status == 0)
    let words = text.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(words.hasPrefix("\(name): \(rule.summary)"))
    for paragraph in rule.discussion.split(separator: "\n") {
      let said = paragraph.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      #expect(words.contains(said))
    }
    #expect(text.output.hasSuffix("\n") && !text.output.hasSuffix("\n\n"))
    let markdown = try TestFolder().tabc("explain", name, "--format", "markdown")
    for example in rule.valid + rule.invalid where !example.isEmpty {
      let lines = example.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
      let shown = lines.map { VisibleText.line(String($0)) }
      #expect(markdown.output.contains(shown.joined(separator: "\n")))
      let indented = shown.map { $0.isEmpty ? "" : "    " + $0 }.joined(separator: "\n")
      #expect(text.output.contains(indented))
    }
    for output in [text.output, markdown.output] {
      for line in output.unicodeScalars.split(separator: "\n") {
        #expect(VisibleText.line(String(line)) == String(line))
      }
    }
  }

  @Test func `characters that hide in examples are shown`() throws {
    let text = try TestFolder().tabc("explain", "invalid-character").output
    #expect(text.contains(#"\u{202E}"#))
    let exact = try rules("explain", "invalid-character", "--format", "json")
    #expect(exact[0].invalid.contains { $0.unicodeScalars.contains("\u{202E}") })
  }

  @Test func `lines are broken between words`() throws {
    let text = try TestFolder().tabc("explain", "invalid-ignore").output
    for line in text.split(separator: "\n") where !line.hasPrefix("    ") {
      #expect(line.count <= 80)
    }
  }

  @Test(arguments: [
    (
      ["explain", "unusd-ignore"], "there is no rule 'unusd-ignore'",
      "did you mean 'unused-ignore'?"
    ),
    (["explain", "x\u{1B}y"], "there is no rule 'x\\u{1B}y'", "'tabc rules' lists them"),
    (["explain"], "no rule to explain", "'tabc rules' lists them"),
    (["explain", "a", "b"], "more than one rule to explain", "'tabc rules' lists them"),
    (
      ["rules", "a"], "'rules' takes no operand, and found 'a'",
      "'tabc explain a' tells about one rule"
    ),
    (["rules", "--format", "jsno"], "'--format' cannot be 'jsno'", "did you mean 'json'?"),
    (["completion", "bahs"], "'completion' cannot be 'bahs'", "did you mean 'bash'?"),
    (
      ["completion"], "say for which shell: bash, zsh, fish",
      "write 'tabc completion [OPTIONS] bash|zsh|fish'; 'tabc completion --help' says more"
    ),
  ])
  func `mistakes are explained`(arguments: [String], message: String, help: String) throws {
    let run = try TestFolder().tabc(arguments)
    #expect(run == .init(status: 2, output: "", error: "error: \(message)\nhelp: \(help)\n"))
  }
}
