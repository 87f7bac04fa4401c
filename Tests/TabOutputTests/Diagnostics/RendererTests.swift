import Diagnostics
import Growth
import SourceText
import TabOutput
import Testing

@Suite("The diagnostic formats")
struct RendererTests {
  private func output(
    _ format: DiagnosticFormat,
    _ reports: [FileReport],
    isColored: Bool = false
  ) -> [UInt8] {
    format.output(
      reports,
      RenderingOptions(isColored: isColored, workingFolder: "/checkout/app", version: "1.2.3")
    )
  }

  @Test("write what is recorded", arguments: DiagnosticFormat.allCases, SampleReports.all)
  func recorded(format: DiagnosticFormat, sample: SampleReports) throws {
    try Fixture("Fixtures/diagnostics/\(sample.name).\(format.rawValue)")
      .expect(output(format, sample.reports))
  }

  @Test("colours nothing but what is there without colour", arguments: SampleReports.all)
  func color(sample: SampleReports) throws {
    let colored = String(decoding: output(.text, sample.reports, isColored: true), as: UTF8.self)
    let plain = String(decoding: output(.text, sample.reports), as: UTF8.self)
    #expect(colored != plain)
    #expect(colored.replacing(/\u{1B}\[[0-9;]*m/, with: "") == plain)
    if sample.name == "everything" {
      try Fixture("Fixtures/diagnostics/everything.color").expect(Array(colored.utf8))
    }
  }

  @Test(
    "keep to printable lines",
    arguments: [DiagnosticFormat.text, .concise, .xcode, .github, .junit, .markdown],
    SampleReports.all
  )
  func printable(format: DiagnosticFormat, sample: SampleReports) {
    let text = String(decoding: output(format, sample.reports), as: UTF8.self)
    for line in text.split(separator: "\n") {
      #expect(VisibleText.line(String(line)) == line)
    }
    if format == .concise || format == .xcode {
      let findings = sample.reports.reduce(0) { count, report in
        let notes = format == .xcode ? report.diagnostics.reduce(0) { $0 + $1.related.count } : 0
        return count + report.diagnostics.count + notes + (report.omitted > 0 ? 1 : 0)
      }
      #expect(text.utf8.count { $0 == UInt8(ascii: "\n") } == findings)
    }
  }

  @Test("cut every source line to 160 columns", arguments: SampleReports.all)
  func lineLength(sample: SampleReports) {
    let text = String(decoding: output(.text, sample.reports), as: UTF8.self)
    for line in text.split(separator: "\n") {
      guard let bar = line.firstIndex(of: "|"), !["hostile", "markup"].contains(sample.name) else {
        continue
      }
      #expect(DisplayWidth.columns(of: line[bar...].dropFirst(2)) <= 160)
    }
  }

  @Test("make an absolute path of any path for Xcode")
  func absolutePaths() {
    let paths = ["a.yaml", "./b/../c.yaml", "../../../d.yaml", "/e/./f.yaml", "<stdin>"]
    let reports = paths.map { path in
      FileReport(
        path: path,
        source: SourceText(name: path, contents: []),
        diagnostics: [Diagnostic("empty", .info, "nothing", at: ByteSpan(at: 0))]
      )
    }
    let expected = """
      /checkout/app/a.yaml:1:1: note: nothing [empty]
      /checkout/app/c.yaml:1:1: note: nothing [empty]
      /d.yaml:1:1: note: nothing [empty]
      /e/f.yaml:1:1: note: nothing [empty]
      <stdin>:1:1: note: nothing [empty]

      """
    #expect(String(decoding: output(.xcode, reports), as: UTF8.self) == expected)
  }

  @Test("take no time for a line of megabytes", arguments: DiagnosticFormat.allCases)
  func megabyteLine(format: DiagnosticFormat) {
    let growth = growth(tenfoldFrom: 3_000) { count in
      let line = Array(repeating: Array("e\u{301}日\u{202E}".utf8), count: count).flatMap(\.self)
      let source = SourceText(name: "tabs.yaml", contents: line)
      let sample = SampleReports(
        name: "megabytes",
        source,
        (0..<20).map { ByteSpan(at: $0 * count * 9 / 20) } + [ByteSpan(0, line.count)]
      )
      #expect(output(format, sample.reports).count < 40_000)
    }
    #expect(growth < proportional)
  }

  @Test("take time in proportion to the findings", arguments: DiagnosticFormat.allCases)
  func manyFindings(format: DiagnosticFormat) {
    let growth = growth(tenfoldFrom: 200) { _ = output(format, SampleReports.alike($0).reports) }
    #expect(growth < proportional)
  }
}

extension DiagnosticFormat {
  /// What the format makes of `reports`.
  func output(
    _ reports: [FileReport],
    _ options: RenderingOptions = RenderingOptions(workingFolder: "/checkout/app")
  ) -> [UInt8] {
    let buffer = ByteBuffer()
    renderer(options).render(reports, into: buffer)
    return buffer.bytes
  }
}
