import Diagnostics
import TabLayout
import TabTree

/// The regular tab bar shows a handful of items at once.
enum OverflowingCenter: LintRule {
  static let rule = Rule(
    "overflowing-center",
    .info,
    "more than five items in the regular tab bar's leading and middle regions",
    discussion: """
      The tab bar of an iPad takes any number of items, but those that do not fit have to be \
      scrolled to (documented: Elevating your iPad app with a tab bar and sidebar); in portrait the \
      fifth on some iPads (observed: pocket-casts-ios pull request 2077). Apple's guidelines: "aim \
      for a default list of five or fewer" (documented: Human Interface Guidelines, tab bars). People can add the others themselves \
      where they are `optional`. With `max` the file sets another number.
      """,
    maximum: 5,
    valid: [example("optional")],
    invalid: [example("automatic")]
  )

  static func check(_ run: inout LintRun) {
    let maximum = run.maximum(of: rule)
    for situation in run.situations {
      guard let items = items(of: situation) else { continue }
      var taken = 0
      let first = items.first {
        taken += run.configuration.placesInBar($0)
        return taken > maximum
      }
      guard let first else { continue }
      let count = items.map { run.configuration.placesInBar($0) }.reduce(0, +)
      run.report(
        rule,
        "the regular tab bar shows \(count) items beside the pinned ones; more than \(maximum) may "
          + "have to be scrolled to",
        at: run.place(.id, of: first),
        detail: "\(situation.circumstances): \(run.list(items))",
        help: "write 'regular: optional' or 'sidebarOnly' on those that matter least",
        node: first
      )
      return
    }
  }

  /// The items that share the room; `nil` where the bar is the compact one over again, which other
  /// rules speak of.
  private static func items(of situation: Situation) -> [Int]? {
    if let regions = situation.regions { return regions.fixed + regions.center }
    guard let bar = situation.regular.bar else { return nil }
    return bar.items == situation.items(.compact) ? nil : bar.items
  }

  private static func example(_ placement: String) -> String {
    let tabs = (1...6).map {
      "  - {id: tab\($0), title: Tab \($0), systemImage: \($0).circle"
        + ($0 == 6 ? ", compact: hidden, regular: \(placement)}\n" : "}\n")
    }
    return "version: 1\nmode: tabSidebar\ncustomizationIdentifier: main\ntabs:\n" + tabs.joined()
  }
}
