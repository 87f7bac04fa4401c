import Diagnostics
import FileSystem
import SourceText
import TabOutput
import TabRules

/// What a run of `tabc lint` leads to: fixed files, a baseline, and findings shown.
struct LintOutcome {
  private let environment: Environment
  private let files: [CheckedFile]
  private var status: ExitStatus

  /// What could not be found, read or written, in a line each.
  private var failures: [String] = []

  /// The files as they are after the run, or would be.
  private var states: [CheckedFile.State]

  /// What was done, in one line each.
  private var notes: [String] = []

  // Standard output is taken by a text or by diffs.
  private var hasOutput = false

  init(
    _ results: [CheckResult],
    failures: [String],
    status: ExitStatus,
    in environment: Environment
  ) {
    self.environment = environment
    self.failures = failures
    self.status = status
    files = results.compactMap { if case .checked(let file) = $0 { file } else { nil } }
    states = files.map(\.found)
    for case .unreadable(let error) in results { fail(error) }
  }

  private mutating func fail(_ error: FileError) {
    environment.error.write("error: \(error)\n")
    failures.append("\(error)")
    status = .failure
  }

  /// Writes the files that have fixes, or shows how they would change.
  mutating func makeFixes(_ fixing: LintRequest.Fixing) {
    guard fixing != .none else { return }
    hasOutput = fixing == .show || files.contains(where: \.isStandardInput)
    var counts = (fixes: 0, files: 0)
    for (index, file) in files.enumerated() {
      let text = file.fixed?.state.source ?? file.found.source
      if file.isStandardInput, fixing == .write { environment.output.write(text.contents) }
      guard let fixed = file.fixed else { continue }
      if fixing == .show {
        showDifference(file.found.source, text)
      } else if !file.isStandardInput, !write(text) {
        continue
      }
      states[index] = fixed.state
      counts.fixes += fixed.count
      counts.files += 1
    }
    notes.append(
      "\(fixing == .show ? "would fix" : "fixed") \(number(counts.fixes, "finding"))"
        + (counts.files > 0 ? " in \(number(counts.files, "file"))" : "")
    )
  }

  private func showDifference(_ old: SourceText, _ new: SourceText) {
    UnifiedDiff(old: old.contents, new: new.contents, oldName: old.name, newName: new.name)
      .write(into: environment.output)
  }

  private mutating func write(_ text: SourceText) -> Bool {
    do throws(FileError) {
      try environment.workingFolder.write([OutputFile(text.name, text.contents)])
      return true
    } catch {
      fail(error)
      return false
    }
  }

  /// Writes what is left to a baseline.
  mutating func write(_ baseline: inout BaselineFile?) throws(CommandFailure) {
    guard status != .failure else {
      throw .other("the baseline is not written, as not every file could be read", .failure)
    }
    try baseline?.replace(by: states)
  }

  /// Shows what the baseline does not leave out, and tells how the run ends.
  mutating func finish(
    _ options: FindingOptions,
    _ request: LintRequest,
    _ baseline: BaselineFile?
  ) throws(CommandFailure) -> ExitStatus {
    let reports = reports(states, baseline)
    try options.outputs.show(
      reports,
      on: hasOutput ? environment.error : environment.output,
      failures: failures
    )
    explainFlags(options)
    var fails = options.fails(reports)
    // Nothing was written: what a diff would mend is still there.
    if request.fixing == .show { fails = options.fails(self.reports(files.map(\.found), baseline)) }
    if let baseline, let path = request.baseline {
      let left =
        states.reduce(0) { $0 + $1.diagnostics.count }
        - reports.reduce(0) { $0 + $1.diagnostics.count }
      notes.append(
        "\(request.writesBaseline ? "wrote" : "left out") \(number(left, "finding"))"
          + (request.writesBaseline ? " to" : " of") + " the baseline '\(VisibleText.line(path))'"
      )
      let obsolete = baseline.obsolete(in: states)
      if !obsolete.isEmpty {
        report(obsolete, path, most: options.maximumDiagnostics)
        if let least = options.failureLevel.severity, least <= .warning { fails = true }
      }
    }
    for note in notes { environment.error.write(note + "\n") }
    environment.error.write("checked \(number(files.count, "file"))\n")
    return status == .success && fails ? .findings : status
  }

  /// Tells what is proven over all flags, where that does not come between what a program reads.
  private func explainFlags(_ options: FindingOptions) {
    let stream = options.outputs.isForPeople && !hasOutput ? environment.output : environment.error
    for file in files {
      guard let report = file.flagReport else { continue }
      stream.write("\(VisibleText.line(file.found.source.name)): \(report.text)")
    }
  }

  private func reports(
    _ states: [CheckedFile.State],
    _ baseline: BaselineFile?
  ) -> [FileReport] {
    states.map { state in
      let path = state.source.name
      let remaining = baseline?.remaining(of: state.diagnostics, in: path) ?? state.diagnostics
      return FileReport(path: path, source: state.source, diagnostics: remaining)
    }
  }

  private func report(_ obsolete: [Baseline.Entry], _ path: String, most: Int) {
    environment.error.write(
      "warning: the baseline '\(VisibleText.line(path))' holds findings that no longer occur\n"
    )
    for entry in obsolete.prefix(most) {
      environment.error.write("  \(VisibleText.line(entry.description))\n")
    }
    if obsolete.count > most { environment.error.write("  and \(obsolete.count - most) more\n") }
    environment.error.write("help: write it anew with '--write-baseline'\n")
  }

  private func number(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}
