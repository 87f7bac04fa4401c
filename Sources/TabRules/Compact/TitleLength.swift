import Diagnostics
import SourceText
import TabLayout
import TabTree

/// A title in the compact bar is short.
enum TitleLength: LintRule {
  static let rule = Rule(
    "title-length",
    .info,
    "a title in the compact bar that may be cut off",
    discussion: """
      Five items share the width of a phone, which leaves little for a title. Apple's guidelines: \
      "use single words whenever possible" (documented: Human Interface Guidelines, tab bars). On \
      iOS 26 titles stayed cut off where an image was set again before the first layout, long ones \
      worst (observed: react-navigation issue 12908). The number is ours: 14 characters as people \
      count them, East Asian wide ones and emoji twice. With `max` the file sets another.
      """,
    maximum: 14,
    valid: [example("Favorite Songs")],
    invalid: [example("Favorite Albums"), example("お気に入りの曲目")]
  )

  static func check(_ run: inout LintRun) {
    let maximum = run.maximum(of: rule)
    var isKnown = [Bool](repeating: false, count: run.configuration.nodes.count)
    var isReported: Set<String> = []
    for situation in run.possibilities {
      for item in situation.items(.compact)
      where !isKnown[item] && !run.conditions.neverHold(for: item) {
        isKnown[item] = true
        guard let title = run.configuration.text(.title, of: item) else { continue }
        let length = DisplayWidth.columns(of: title)
        let id = run.configuration.nodes[item].id
        guard length > maximum, isReported.insert("\(id) \(title)").inserted else { continue }
        run.report(
          rule,
          "the title of \(run.describe(item)) is \(length) character\(length == 1 ? "" : "s") wide, in the compact bar "
            + "more than \(maximum) may be cut off",
          at: run.place(.title, of: item),
          help: "choose a shorter one, best a single word",
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
      - {id: songs, title: \(title), systemImage: music.note}

    """
  }
}
