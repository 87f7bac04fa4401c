import Diagnostics
import SourceText

/// Tells what in ignore comments cannot be followed.
struct IgnoreCheck {
  private(set) var diagnostics: [Diagnostic] = []

  // More findings than anybody reads, one alone of which makes the run fail.
  private static let mostFindings = 1000

  // Finding the nearest name takes time, and no more findings than these are read.
  private var remainingSuggestions = 100

  /// Whether no more is reported, and what the comments leave out no longer matters.
  var isFull: Bool { diagnostics.count >= Self.mostFindings }

  /// Whether a comment is well-formed, and so leaves something out.
  mutating func accepts(_ comment: IgnoreComment, in source: SourceText) -> Bool {
    if comment.keyword.text != IgnoreComment.keyword {
      report(
        "'\(comment.keyword.text)' is not '\(IgnoreComment.keyword)' and ignores nothing",
        at: comment.keyword.span,
        help: "did you mean '\(IgnoreComment.keyword)'?",
        fix: Fix(
          "write '\(IgnoreComment.keyword)'",
          [.init(comment.keyword.span, IgnoreComment.keyword)]
        ),
        subject: "keyword"
      )
      return false
    }
    if comment.names.isEmpty {
      report(
        "the comment names no rule to ignore",
        at: comment.keyword.span,
        help: "write '# tabc:ignore rule-id -- why'",
        subject: "rules"
      )
      return false
    }
    if comment.names.count > IgnoreComment.mostNames {
      report(
        "the comment names more than \(IgnoreComment.mostNames) rules, and ignores nothing",
        at: comment.keyword.span,
        help: "name those that find something there",
        subject: "rules"
      )
      return false
    }
    if let dash = comment.mistakenDash {
      report(
        "the reason is set apart by '\(dash.text)', and the comment ignores nothing",
        at: dash.span,
        help: "write '--' before the reason",
        fix: Fix("write '--'", [.init(dash.span, "--")]),
        subject: "reason"
      )
      return false
    }
    if !comment.hasReason {
      report(
        "the comment does not say why, and ignores nothing",
        at: comment.span,
        help: "write ' -- ' and the reason after the rules",
        subject: "reason"
      )
      return false
    }
    return true
  }

  /// The rule that a comment names, if it is one that can be ignored.
  mutating func rule(named word: IgnoreComment.Word) -> RuleID? {
    let name = word.text.excerpt
    guard let rule = Catalogue.rule(RuleID(word.text)) else {
      let nearest = nearestName(word.text)
      report(
        "unknown rule '\(name)'",
        at: word.span,
        help: nearest.map { "did you mean '\($0)'?" } ?? "'tabc rules' lists the rules",
        fix: nearest.map { Fix("write '\($0)'", [.init(word.span, $0)]) },
        subject: word.text
      )
      return nil
    }
    guard rule.isConfigurable else {
      report(
        "the rule '\(name)' cannot be ignored",
        at: word.span,
        help: "mend what it finds",
        subject: word.text
      )
      return nil
    }
    return rule.id
  }

  private mutating func nearestName(_ name: String) -> String? {
    guard remainingSuggestions > 0 else { return nil }
    remainingSuggestions -= 1
    return NearestName.of(name, among: Catalogue.configurableNames)
  }

  private mutating func report(
    _ message: String,
    at span: ByteSpan,
    help: String,
    fix: Fix? = nil,
    subject: String
  ) {
    if isFull { return }
    diagnostics.append(
      Diagnostic(
        IgnoreRules.invalid.id,
        .error,
        message,
        at: span,
        help: help,
        fix: fix,
        subject: subject
      )
    )
  }
}
