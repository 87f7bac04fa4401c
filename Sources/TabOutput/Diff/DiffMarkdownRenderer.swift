import SourceText
import TabDiff
import TabTree

/// Changes as the comment of a pull request.
///
/// GitHub takes 65,536 characters. Where the changes are longer than that, safe ones are left out
/// first, then risky ones, and the text says how many. What breaks is told more briefly before any of
/// it is left out, and always counted.
public struct DiffMarkdownRenderer: DiffRenderer {
  /// The most characters that a comment may have.
  static let limit = 65_536

  // What the text around the tables may take.
  private static let reserve = 2048

  // The most that texts may take in one cell, where none may leave all others without room.
  private static let nameLimit = 200
  private static let wordsLimit = 800
  private static let itemLimit = 100

  /// A renderer without options.
  public init() {}

  /// Writes the comment.
  public func render(_ reports: [DiffReport], into sink: any ByteSink) {
    let summary = DiffSummary(reports)
    var text = "### Tab configuration: \(summary.words)\n"
    var room = Self.limit - Self.reserve - text.utf16.count
    let bars = self.bars(reports, most: room / 8)
    text += bars
    room -= bars.utf16.count
    text += notes(reports, &room)
    for changeClass in ChangeClass.allCases {
      let rows = Rows(reports, changeClass)
      guard rows.count > 0 else { continue }
      text += table(rows, changeClass, &room)
    }
    sink.write(text)
  }

  /// Changes of one class, each with its report.
  private struct Rows {
    let isMany: Bool
    private(set) var rows: [(report: DiffReport, change: Change)] = []

    init(_ reports: [DiffReport], _ changeClass: ChangeClass) {
      isMany = reports.count > 1
      for report in reports {
        for change in report.changes where change.changeClass == changeClass {
          rows.append((report, change))
        }
      }
    }

    var count: Int { rows.count }
  }

  private func table(_ rows: Rows, _ changeClass: ChangeClass, _ room: inout Int) -> String {
    let heading: String
    switch changeClass {
    case .breaking: heading = "Breaking"
    case .risky: heading = "Risky"
    case .safe: heading = "Safe"
    }
    var lines = fitting(rows, brief: false, room)
    if changeClass == .breaking, lines.count < rows.count {
      lines = fitting(rows, brief: true, room)
    }
    room -= lines.reduce(0) { $0 + $1.utf16.count }
    var text = "\n"
    // Only what hurts nobody is folded away.
    text +=
      changeClass == .safe
      ? "<details><summary>\(heading) (\(rows.count))</summary>\n\n"
      : "#### \(heading) (\(rows.count))\n\n"
    if !lines.isEmpty {
      text += "| Where | Change | Who is hurt |\n| --- | --- | --- |\n" + lines.joined()
    }
    let left = rows.count - lines.count
    if left > 0 {
      let changes = "\(left) \(lines.isEmpty ? "" : "more ")\(changeClass.rawValue)"
      text +=
        "\n\(changes) \(left == 1 ? "change has" : "changes have") no room here; "
        + "`tabc diff` lists all.\n"
    }
    if changeClass == .safe { text += "\n</details>\n" }
    return text
  }

  /// The rows that fit into what room is left.
  private func fitting(_ rows: Rows, brief: Bool, _ room: Int) -> [String] {
    var lines: [String] = []
    var taken = 0
    for (report, change) in rows.rows {
      let line = row(change, report, brief: brief, isMany: rows.isMany)
      taken += line.utf16.count
      if taken > room { break }
      lines.append(line)
    }
    return lines
  }

  private func row(
    _ change: Change,
    _ report: DiffReport,
    brief: Bool,
    isMany: Bool
  ) -> String {
    let words = ChangeWords(change)
    var subject = name(words.subject ?? "the app")
    if isMany { subject += "<br>" + name(report.new?.name ?? report.old?.name ?? "") }
    if brief { return "| \(subject) | \(change.kind.rawValue) | |\n" }
    var what = sentence(words.what)
    if let place = words.place { what += "<br>" + sentence(place) }
    var reason = sentence(change.reason)
    if let hint = change.hint { reason += "<br>" + sentence(hint) }
    if let approval = report.approvals[change.fingerprint] {
      reason += "<br>approved: " + sentence(approval.reason)
    } else if change.changeClass != .safe {
      reason += "<br>`\(change.fingerprint)`"
    }
    return "| \(subject) | \(what) | \(reason) |\n"
  }

  private func name(_ text: String) -> String {
    MarkdownText.escaped(text, atMost: Self.nameLimit)
  }

  private func sentence(_ text: String) -> String {
    MarkdownText.escaped(text, atMost: Self.wordsLimit)
  }

  private func bars(_ reports: [DiffReport], most: Int) -> String {
    var text = ""
    for report in reports {
      guard let bars = report.bars else { continue }
      var part = "\nCompact bar on \(bars.target.name)"
      if reports.count > 1, let name = report.new?.name {
        part += " of " + self.name(name)
      }
      part += "\n- before: \(items(bars.before))\n- now: \(items(bars.after))\n"
      if text.utf16.count + part.utf16.count > most { break }
      text += part
    }
    return text
  }

  private func items(_ titles: [String]) -> String {
    titles.prefix(20).map { MarkdownText.escaped($0, atMost: Self.itemLimit) }
      .joined(separator: " · ")
      + (titles.count > 20 ? " · …" : "")
  }

  /// What is to be said of whole files.
  private func notes(_ reports: [DiffReport], _ room: inout Int) -> String {
    var text = ""
    for report in reports where report.old == nil || report.new == nil {
      let name = name(report.new?.name ?? report.old?.name ?? "")
      let line = report.old == nil ? "- \(name) is new, nothing to break\n" : "- \(name) is gone\n"
      if line.utf16.count > room / 2 { break }
      room -= line.utf16.count
      text += line
    }
    return text.isEmpty ? "" : "\n" + text
  }
}
