import Diagnostics
import TabTree

/// People tell the items of a bar apart by their titles.
enum DuplicateTitle: LintRule {
  static let rule = Rule(
    "duplicate-title",
    .warning,
    "two items of one bar with one title",
    discussion: """
      People cannot tell two items of one title apart, nor can VoiceOver or a UI test that goes by \
      the label. Titles that the app replaces at run time (`dynamicTitle`) are left out.
      """,
    valid: [example("News")],
    invalid: [example("Home")]
  )

  static func check(_ run: inout LintRun) {
    let nodes = run.configuration.nodes
    var isReported: Set<Int> = []
    for bar in run.survey.bars {
      var firsts: [String: Int] = [:]
      for item in bar.items.sorted() where !nodes[item].written.contains(.dynamicTitle) {
        guard let title = run.configuration.text(.title, of: item) else { continue }
        guard let first = firsts[title] else {
          firsts[title] = item
          continue
        }
        guard nodes[first].identity != nodes[item].identity,
          isReported.insert(nodes[item].identity).inserted
        else { continue }
        run.report(
          rule,
          "\(run.describe(item)) has the title of \(run.describe(first)), which stands in "
            + "\(run.name(of: bar)), too",
          at: run.place(.title, of: item),
          detail: bar.situation.circumstances,
          related: [Related("the same title", at: run.place(.title, of: first).span)],
          help: "give one of them another title",
          node: item,
          subject: "title"
        )
      }
    }
  }

  private static func example(_ title: String) -> String {
    """
    version: 1
    tabs:
      - {id: home, title: Home, systemImage: house}
      - {id: news, title: \(title), systemImage: newspaper}

    """
  }
}
