import Diagnostics
import SourceText
import TabOutput
import Testing

@Suite("The format github")
struct GitHubTests {
  private static let canCompare = Python.has("github_action_utils")

  @Test(
    "is what GitHub reads back, and what another writer of commands writes",
    .enabled(if: canCompare, "github-action-utils is not installed"),
    arguments: SampleReports.all
  )
  func commands(sample: SampleReports) throws {
    let script = #"""
      import contextlib, io, json, sys
      import github_action_utils

      def unescaped(text, pairs):
          for code, sign in pairs:
              text = text.replace(code, sign)
          return text

      data_codes = [("%0D", "\r"), ("%0A", "\n"), ("%25", "%")]
      property_codes = [("%3A", ":"), ("%2C", ",")] + data_codes

      def parsed(line):
          """What the runner makes of a line."""
          assert line.startswith("::")
          head, data = line[2:].split("::", 1)
          kind, _, rest = head.partition(" ")
          pairs = dict(part.split("=", 1) for part in rest.split(",") if part)
          pairs = {key: unescaped(value, property_codes) for key, value in pairs.items()}
          return kind, pairs, unescaped(data, data_codes)

      names = {"endLine": "end_line", "endColumn": "end_column"}
      output = open(sys.argv[1], encoding="utf-8", newline="").read()
      assert output.endswith("\n") or output == ""
      commands = [parsed(line) for line in output.split("\n")[:-1]]
      for kind, pairs, data in commands:
          buffer = io.StringIO()
          with contextlib.redirect_stdout(buffer):
              write = getattr(github_action_utils, kind)
              write(data, **{names.get(key, key): value for key, value in pairs.items()})
          assert parsed(buffer.getvalue().rstrip("\n")) == (kind, pairs, data)
          head = output.split("\n")[commands.index((kind, pairs, data))][2:].split("::")[0]
          other = buffer.getvalue()[2:].split("::")[0]
          assert sorted(head.split(" ", 1)[1].split(",")) == sorted(
              other.split(" ", 1)[1].split(",")
          )

      files = json.load(open(sys.argv[2], encoding="utf-8"))["files"]
      findings = [d for f in files for d in f["diagnostics"]]
      kinds = {"error": "error", "warning": "warning", "info": "notice"}
      wanted = []
      for severity in kinds:
          wanted += [d for d in findings if d["severity"] == severity][:10]
      for (kind, pairs, data), finding in zip(commands, wanted):
          assert kind == kinds[finding["severity"]] and pairs["title"] == finding["rule"]
          if "range" not in finding:
              assert "line" not in pairs
              continue
          start, end = finding["range"]["start"], finding["range"]["end"]
          assert (int(pairs["line"]), int(pairs["endLine"])) == (start["line"], end["line"])
          if start["line"] == end["line"]:
              columns = int(pairs["col"]), int(pairs["endColumn"])
              assert columns == (start["column"], end["column"])
          else:
              assert "col" not in pairs and "endColumn" not in pairs
      assert len(commands) - len(wanted) in (0, 1)
      print("valid")

      """#
    let plain = DiagnosticFormat.json.output(sample.reports)
    #expect(
      try Python.run(script, DiagnosticFormat.github.output(sample.reports), plain) == "valid\n"
    )
  }

  @Test("writes ten of a kind, errors first, and says how many more there are")
  func limit() {
    func kinds(_ errors: Int, _ warnings: Int, _ infos: Int) -> [String] {
      let source = SourceText(name: "tabs.yaml", contents: [])
      let severities =
        Array(repeating: Severity.info, count: infos)
        + Array(repeating: .warning, count: warnings) + Array(repeating: .error, count: errors)
      let diagnostics = severities.map { Diagnostic("rule", $0, "found", at: ByteSpan(at: 0)) }
      let report = FileReport(path: "tabs.yaml", source: source, diagnostics: diagnostics)
      let text = String(decoding: DiagnosticFormat.github.output([report]), as: UTF8.self)
      return text.split(separator: "\n").map { line in
        line.contains("more finding") ? String(line) : String(line.prefix { $0 != " " })
      }
    }
    func repeated(_ name: String, _ count: Int) -> [String] {
      Array(repeating: "::\(name)", count: count)
    }
    func rest(_ text: String) -> [String] {
      ["::notice title=tabc::\(text); another format shows them"]
    }
    #expect(kinds(1, 2, 3) == repeated("error", 1) + repeated("warning", 2) + repeated("notice", 3))
    #expect(
      kinds(10, 10, 10) == repeated("error", 10) + repeated("warning", 10) + repeated("notice", 10)
    )
    #expect(kinds(0, 11, 0) == repeated("warning", 10) + rest("1 more finding"))
    #expect(kinds(0, 0, 11) == repeated("notice", 9) + rest("2 more findings"))
    #expect(
      kinds(25, 15, 10) == repeated("error", 10) + repeated("warning", 10) + repeated("notice", 9)
        + rest("21 more findings")
    )
  }
}
