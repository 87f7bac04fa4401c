import SourceText
import TabDiff
import TabTree

/// Changes for people: grouped by destination, with the compact bar before and after.
public struct DiffTextRenderer: DiffRenderer {
  private let isColored: Bool

  /// A renderer that colours its output, or does not.
  public init(isColored: Bool = false) { self.isColored = isColored }

  /// Writes the changes and what they come to.
  public func render(_ reports: [DiffReport], into sink: any ByteSink) {
    for report in reports {
      if reports.count > 1 || report.old == nil || report.new == nil { heading(report, sink) }
      changes(report, sink)
    }
    let summary = DiffSummary(reports)
    sink.write(summary.words + "\n")
  }

  private func heading(_ report: DiffReport, _ sink: any ByteSink) {
    let name = VisibleText.line(report.new?.name ?? report.old?.name ?? "")
    let state =
      report.old == nil
      ? ": new, nothing to break" : report.new == nil ? ": gone" : ""
    sink.write(paint(name, .strong) + state + "\n\n")
  }

  private func changes(_ report: DiffReport, _ sink: any ByteSink) {
    if let bars = report.bars {
      sink.write("compact bar on \(bars.target.name)\n")
      sink.write("  before  \(items(bars.before))\n  now     \(items(bars.after))\n\n")
    }
    var last: String??
    for change in report.changes {
      let words = ChangeWords(change)
      if last != .some(change.id) {
        if last != nil { sink.write("\n") }
        let subject = words.subject.map { VisibleText.line($0) } ?? "the app"
        sink.write(paint(subject, .strong) + "\n")
        last = .some(change.id)
      }
      sink.write(text(of: change, words, isApproved: report.isApproved(change)))
    }
    if !report.changes.isEmpty { sink.write("\n") }
    if report.omittedProfiles > 0 {
      sink.write("\(report.omittedProfiles) profiles were not compared: there are too many\n\n")
    }
  }

  private func text(of change: Change, _ words: ChangeWords, isApproved: Bool) -> String {
    let style: Style =
      switch change.changeClass {
      case .breaking: .error
      case .risky: .warning
      case .safe: .info
      }
    var text = "  " + paint(change.changeClass.rawValue, style)
    text += String(repeating: " ", count: 10 - change.changeClass.rawValue.count)
    text += VisibleText.line(words.what)
    if isApproved { text += " [approved]" }
    text += "\n"
    let indentation = String(repeating: " ", count: 12)
    if let place = words.place { text += "\(indentation)\(VisibleText.line(place))\n" }
    text += "\(indentation)\(change.reason)\n"
    if let hint = change.hint { text += "\(indentation)help: \(VisibleText.line(hint))\n" }
    if change.changeClass != .safe, !isApproved {
      text += "\(indentation)fingerprint \(change.fingerprint)\n"
    }
    return text
  }

  private func items(_ titles: [String]) -> String {
    titles.prefix(20).map { VisibleText.line($0) }.joined(separator: " | ")
      + (titles.count > 20 ? " | …" : "")
  }

  private func paint(_ text: String, _ style: Style) -> String {
    isColored ? style.applied(to: text) : text
  }
}

extension DiffSummary {
  /// The counts in one line.
  var words: String {
    if breaking + risky + safe == 0 { return "no changes" }
    let counts = [(breaking, ChangeClass.breaking), (risky, .risky), (safe, .safe)]
    let listed = counts.filter { $0.0 > 0 }.map { count, changeClass in
      let approved = approved(changeClass)
      return "\(count) \(changeClass.rawValue)" + (approved > 0 ? " (\(approved) approved)" : "")
    }
    return listed.joined(separator: ", ") + "; suggested version step: \(suggestedVersion)"
  }
}
