import Diagnostics
import SourceText
import TabOutput
import Testing

@Suite("The format gitlab")
struct GitLabTests {
  @Test(
    "has all that GitLab asks for, and one fingerprint an entry",
    .enabled(if: Python.isInstalled, "python3 is not installed"),
    arguments: SampleReports.all
  )
  func entries(sample: SampleReports) throws {
    let script = """
      import json, sys
      raw = open(sys.argv[1], "rb").read()
      assert raw[:1] == b"["
      entries = json.loads(raw.decode("utf-8"))
      plain = json.load(open(sys.argv[2], encoding="utf-8"))
      findings = [(f["path"], d) for f in plain["files"] for d in f["diagnostics"]]
      severities = {"error": "major", "warning": "minor", "info": "info"}
      for entry, (path, finding) in zip(entries, findings, strict=True):
          assert set(entry) == {
              "description", "check_name", "fingerprint", "severity", "location"
          }
          assert entry["description"] and entry["check_name"] == finding["rule"]
          assert entry["severity"] == severities[finding["severity"]]
          line = finding["range"]["start"]["line"] if "range" in finding else 1
          assert entry["location"] == {"path": path, "lines": {"begin": line}}
      prints = [entry["fingerprint"] for entry in entries]
      assert len(set(prints)) == len(prints)
      print("valid")

      """
    let plain = DiagnosticFormat.json.output(sample.reports)
    #expect(
      try Python.run(script, DiagnosticFormat.gitlab.output(sample.reports), plain) == "valid\n"
    )
  }

  @Test("has the same fingerprints wherever the lines are and whatever the words")
  func stability() {
    func fingerprints(_ text: String, _ message: String) -> [Substring] {
      let source = SourceText(name: "tabs.yaml", contents: Array(text.utf8))
      let diagnostics = source.spans(of: "tittle").map {
        Diagnostic("unknown-key", .error, message, at: $0, node: "home", subject: "tittle")
      }
      let report = FileReport(path: "tabs.yaml", source: source, diagnostics: diagnostics)
      return String(decoding: DiagnosticFormat.gitlab.output([report]), as: UTF8.self)
        .split(separator: "\n").filter { $0.contains("fingerprint") }
    }
    let prints = fingerprints("tittle: a\ntittle: b\n", "unknown key")
    #expect(Set(prints).count == 2)
    #expect(prints == fingerprints("# more\n\ntittle: a\n\n  tittle: b\n", "no such key"))
  }
}
