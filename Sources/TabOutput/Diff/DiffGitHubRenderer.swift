import SourceText
import TabDiff
import TabTree

/// Changes as workflow commands, which GitHub Actions shows beside the lines of a pull request: what
/// is gone at what is left of its surroundings.
///
/// Of each kind GitHub takes ten from a step and drops the rest without a word: the first ten of
/// each are written, what breaks first, and one notice says how many more there are.
public struct DiffGitHubRenderer: DiffRenderer {
  private static let limit = 10

  private let options: RenderingOptions

  /// A renderer for paths that are relative to the working folder.
  public init(_ options: RenderingOptions) { self.options = options }

  /// Writes the commands, one a line.
  public func render(_ reports: [DiffReport], into sink: any ByteSink) {
    let places = reports.map { report in
      report.changes.isEmpty ? nil : report.new?.source.map(LineIndex.init)
    }
    var left = 0
    for level in Level.allCases {
      var commands: [String] = []
      var count = 0
      for (report, lines) in zip(reports, places) {
        for change in report.changes where self.level(of: change, in: report) == level {
          count += 1
          if commands.count < Self.limit {
            commands.append(command(level, for: change, report, lines))
          }
        }
      }
      // The last notice is the one about the rest.
      if level == .notice, left + max(0, count - Self.limit) > 0 {
        commands = Array(commands.prefix(Self.limit - 1))
      }
      for command in commands { sink.write(command) }
      left += count - commands.count
    }
    if left > 0 {
      let changes = left == 1 ? "1 more change" : "\(left) more changes"
      sink.write("::notice title=tabc diff::\(changes); another format shows them\n")
    }
  }

  private enum Level: String, CaseIterable {
    case error
    case warning
    case notice
  }

  private func level(of change: Change, in report: DiffReport) -> Level {
    if report.isApproved(change) { return .notice }
    switch change.changeClass {
    case .breaking: return .error
    case .risky: return .warning
    case .safe: return .notice
    }
  }

  private func command(
    _ level: Level,
    for change: Change,
    _ report: DiffReport,
    _ lines: LineIndex?
  ) -> String {
    let side = report.new ?? report.old
    let path = side?.repositoryPath ?? options.shownPath(side?.name ?? "")
    var properties = "file=" + GitHubText.property(path)
    if let lines {
      let start = lines.position(at: change.anchor.lowerBound)
      let end = lines.position(at: change.anchor.upperBound)
      properties += ",line=\(start.line),endLine=\(end.line)"
      if start.line == end.line { properties += ",col=\(start.column),endColumn=\(end.column)" }
    }
    properties += ",title=" + GitHubText.property("\(change.changeClass.rawValue) change")

    let words = ChangeWords(change)
    var message = [[words.subject, words.what].compactMap { $0 }.joined(separator: ": ")]
    if let place = words.place { message.append(place) }
    message.append(change.reason)
    if let approval = report.approvals[change.fingerprint] {
      message.append("approved: \(approval.reason)")
    }
    if let hint = change.hint { message.append("help: \(hint)") }
    let data = message.map { GitHubText.data(VisibleText.line($0)) }.joined(separator: "%0A")
    return "::\(level.rawValue) \(properties)::\(data)\n"
  }
}
