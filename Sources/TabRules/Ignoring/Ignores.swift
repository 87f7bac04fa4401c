import Diagnostics
import SourceText
import YAMLTree

/// What a file's comments leave out.
struct Ignores {
  /// One rule that one comment names.
  private struct Entry {
    let rule: RuleID
    let comment: IgnoreComment
    let index: Int
    var isUsed = false

    var word: IgnoreComment.Word { comment.names[index] }
  }

  private struct Place: Hashable {
    let line: Int
    let rule: RuleID
  }

  private let source: SourceText
  private let lines: LineIndex?
  private var entries: [Entry] = []
  private var entryAt: [Place: Int] = [:]

  // What a comment that cannot be followed was meant to keep is not for a fix to change.
  private var linesInDoubt: Set<Int> = []

  /// Reads the comments of a file and reports those that cannot be followed.
  init(_ yaml: YAMLTree, into diagnostics: inout [Diagnostic]) {
    source = yaml.source
    let comments = yaml.comments.compactMap { IgnoreComment($0, in: yaml.source) }
    guard !comments.isEmpty else {
      lines = nil
      return
    }
    let lines = LineIndex(source)
    self.lines = lines
    var check = IgnoreCheck()
    let covered = Self.linesBelow(yaml.comments, source, lines)
    for comment in comments {
      if check.isFull { break }
      let line = lines.line(at: comment.span.lowerBound)
      guard check.accepts(comment, in: source) else {
        linesInDoubt.formUnion([line, covered[line] ?? line])
        continue
      }
      for index in comment.names.indices {
        guard let rule = check.rule(named: comment.names[index]) else {
          linesInDoubt.formUnion([line, covered[line] ?? line])
          continue
        }
        for line in [line, covered[line] ?? line]
        where entryAt[Place(line: line, rule: rule)] == nil {
          entryAt[Place(line: line, rule: rule)] = entries.count
        }
        entries.append(Entry(rule: rule, comment: comment, index: index))
      }
    }
    diagnostics += check.diagnostics
  }

  /// For each line that is a comment and nothing else, the line below it that is not.
  private static func linesBelow(
    _ comments: [YAMLComment],
    _ source: SourceText,
    _ lines: LineIndex
  ) -> [Int: Int] {
    var below: [Int: Int] = [:]
    for comment in comments.reversed() where source.isAlone(comment.span) {
      let next = lines.line(at: comment.span.lowerBound) + 1
      below[next - 1] = below[next] ?? next
    }
    return below
  }

  /// The findings that no comment leaves out, and those about comments that leave out nothing.
  ///
  /// - Parameter isComplete: Whether every rule had its say, so that a comment that left nothing
  ///   out is not needed.
  mutating func apply(
    to diagnostics: [Diagnostic],
    isComplete: Bool,
    _ settings: RuleSettings
  ) -> [Diagnostic] {
    var kept = remaining(of: withoutFixesInDoubt(diagnostics))
    guard isComplete else { return kept }
    let unused = entries.filter { !$0.isUsed && $0.rule != IgnoreRules.unused.id }
    kept += remaining(of: unused.map(finding).compactMap(settings.apply))
    let unusedThemselves = entries.filter { !$0.isUsed && $0.rule == IgnoreRules.unused.id }
    return kept + unusedThemselves.map(finding).compactMap(settings.apply)
  }

  private func withoutFixesInDoubt(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    guard let lines, !linesInDoubt.isEmpty else { return diagnostics }
    return diagnostics.map { diagnostic in
      guard diagnostic.fix != nil, diagnostic.rule != IgnoreRules.invalid.id,
        linesInDoubt.contains(lines.line(at: diagnostic.span.lowerBound))
      else { return diagnostic }
      var diagnostic = diagnostic
      diagnostic.fix = nil
      return diagnostic
    }
  }

  private mutating func remaining(of diagnostics: [Diagnostic]) -> [Diagnostic] {
    guard let lines, !entries.isEmpty else { return diagnostics }
    return diagnostics.filter { diagnostic in
      let line = lines.line(at: diagnostic.span.lowerBound)
      guard let entry = entryAt[Place(line: line, rule: diagnostic.rule)] else { return true }
      entries[entry].isUsed = true
      return false
    }
  }

  private func finding(_ entry: Entry) -> Diagnostic {
    Diagnostic(
      IgnoreRules.unused.id,
      .warning,
      "the rule '\(entry.rule.name)' finds nothing here to ignore",
      at: entry.word.span,
      help: entry.comment.names.count > 1 ? "take it out of the comment" : "delete the comment",
      fix: Fix(
        entry.comment.names.count > 1 ? "take it out of the comment" : "delete the comment",
        [entry.comment.edit(removing: entry.index, in: source)]
      ),
      subject: entry.rule.name
    )
  }
}
