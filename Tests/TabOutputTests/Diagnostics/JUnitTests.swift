import Diagnostics
import SourceText
import TabOutput
import Testing

@Suite("The format junit")
struct JUnitTests {
  private static let canParse = Python.has("junitparser")

  @Test(
    "is read by an XML parser and a parser of such reports",
    .enabled(if: canParse, "junitparser is not installed"),
    arguments: SampleReports.all
  )
  func parses(sample: SampleReports) throws {
    let script = """
      import json, sys
      import xml.etree.ElementTree as tree
      from junitparser import Failure, JUnitXml, Skipped

      report = JUnitXml.fromfile(sys.argv[1])
      root = tree.parse(sys.argv[1]).getroot()
      files = json.load(open(sys.argv[2], encoding="utf-8"))["files"]
      for suite, element, file in zip(report, root, files, strict=True):
          findings = file["diagnostics"]
          cases = list(suite)
          counts = suite.tests, suite.failures, suite.errors, suite.skipped
          suite.update_statistics()
          assert counts == (suite.tests, suite.failures, suite.errors, suite.skipped)
          assert len(cases) == max(1, len(findings) + (1 if file["omitted"] else 0))
          assert len({(case.name, case.classname) for case in cases}) == len(cases)
          for case, finding in zip(cases, findings):
              assert case.name.startswith(finding["rule"] + ": ")
              assert len(case.result) == (1 if finding["severity"] == "error" else 0)
              for failure in case.result:
                  assert isinstance(failure, Failure) and failure.type == finding["severity"]
                  assert failure.message in case.name and failure.message in failure.text
              if not case.result:
                  assert finding["rule"] in case.system_out
          for case in cases[len(findings):]:
              assert case.is_passed or isinstance(case.result[0], Skipped)
      counts = report.tests, report.failures, report.errors, report.skipped
      report.update_statistics()
      assert counts == (report.tests, report.failures, report.errors, report.skipped)
      print("valid")

      """
    let plain = DiagnosticFormat.json.output(sample.reports)
    #expect(
      try Python.run(script, DiagnosticFormat.junit.output(sample.reports), plain) == "valid\n"
    )
  }

  @Test("fails where the run does", arguments: [Severity.error, .warning, .info, nil])
  func failureLevel(level: Severity?) {
    let options = RenderingOptions(workingFolder: "/checkout/app", failureLevel: level)
    let reports = SampleReports.all.flatMap(\.reports)
    let text = String(decoding: DiagnosticFormat.junit.output(reports, options), as: UTF8.self)
    let failing = reports.flatMap(\.diagnostics).count { diagnostic in
      level.map { diagnostic.severity >= $0 } ?? false
    }
    #expect(text.split(separator: "\n").count { $0.hasPrefix("      <failure ") } == failing)
  }
}
