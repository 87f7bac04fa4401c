import Diagnostics
import TabTree

/// People tell the items of a bar apart by their titles.
enum DuplicateTitle: LintRule {
  static let isProven = true

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
    let configuration = run.configuration
    let pairs = run.alikeItems { item in
      configuration.nodes[item].written.contains(.dynamicTitle)
        ? nil : configuration.text(.title, of: item)
    }
    for pair in pairs {
      run.report(
        rule,
        "\(run.describe(pair.second)) has the title of \(run.describe(pair.first)), which stands in "
          + "\(run.name(of: pair.bar)), too",
        at: run.place(.title, of: pair.second),
        detail: pair.circumstances,
        related: [Related("the same title", at: run.place(.title, of: pair.first).span)],
        help: "give one of them another title",
        node: pair.second,
        subject: NodeKey.title.name
      )
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
