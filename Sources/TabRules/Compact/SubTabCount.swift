import Diagnostics
import TabLayout
import TabTree

/// A group's sub-tab bar holds a few items.
enum SubTabCount: LintRule {
  static let isProven = true

  static let rule = Rule(
    "sub-tab-count",
    .warning,
    "a sub-tab bar with more than six items, or with one",
    discussion: """
      A group's sub-tabs stand side by side above or below its content, where a phone has room for \
      about six; further ones have to be scrolled to. That is our rule: Apple's guidelines ask for \
      "the appropriate number of tabs" (documented: Human Interface Guidelines, tab bars) and give \
      none. A dynamic list counts with its `max`. A bar of one item \
      offers no choice and takes space; that is reported as info. With `max` the file sets another \
      number.
      """,
    maximum: 6,
    valid: [example(2), example(6)],
    invalid: [example(1), example(7)]
  )

  static func check(_ run: inout LintRun) {
    // Elsewhere a group cannot have sub-tabs, however many: `framework-support`.
    guard run.configuration.framework == .uikit else { return }
    var isReported: Set<Int> = []
    for bar in run.survey.bars {
      guard case .subTabBar(let group) = bar.kind else { continue }
      let count = bar.items.map { run.configuration.placesInBar($0) }.reduce(0, +)
      if count > run.maximum(of: rule) { checkCrowded(bar, group, &run) }
      if !isReported.contains(group), checkLonely(bar, group, &run) { isReported.insert(group) }
    }
  }

  private static func checkLonely(_ bar: ShownBar, _ group: Int, _ run: inout LintRun) -> Bool {
    // Tabs without conditions of their own stand there together or not at all.
    let unconditional = bar.items.count {
      run.configuration.nodes[$0].kind == .tab && run.configuration.nodes[$0].when == nil
    }
    guard unconditional < 2 else { return false }
    let found = run.counterexample { presence in
      let places = presence.places(bar.items, in: bar.formFactor)
      return Claim(statement: .one(places), nodes: bar.items)
    }
    guard let found else { return false }
    let items = shown(bar, found)
    let isAlone = bar.items.count == 1
    run.report(
      rule,
      "the sub-tab bar of \(run.describe(group)) \(isAlone ? "holds" : "would hold") "
        + "'\(run.list(items))' only",
      at: run.place(.id, of: group),
      severity: .info,
      detail: isAlone ? nil : found.circumstances,
      help: "write 'compactChildren: list', or 'compact: hidden' on the one",
      node: group,
      subject: "least"
    )
    return true
  }

  private static func checkCrowded(_ bar: ShownBar, _ group: Int, _ run: inout LintRun) {
    let maximum = run.maximum(of: rule)
    let found = run.counterexample { presence in
      let places = presence.places(bar.items, in: bar.formFactor)
      return Claim(statement: .more(than: maximum, places), nodes: bar.items)
    }
    guard let found else { return }
    let items = shown(bar, found)
    var taken = 0
    let first = items.first {
      taken += run.configuration.placesInBar($0)
      return taken > maximum
    }
    guard let first else { return }
    let count = items.map { run.configuration.placesInBar($0) }.reduce(0, +)
    run.report(
      rule,
      "the sub-tab bar of \(run.describe(group)) would hold \(count) item\(count == 1 ? "" : "s"), at most \(maximum) are "
        + "easy to reach",
      at: run.place(.id, of: first),
      detail: "\(found.circumstances): \(run.list(items))",
      help: "put some of them on the group's own screen with 'landing: self' and 'compact: list'",
      node: group,
      subject: "most"
    )
  }

  private static func shown(_ bar: ShownBar, _ found: LintRun.ProvenCase) -> [Int] {
    bar.items.filter { found.holds(found.presence.shown($0, in: bar.formFactor)) }
  }

  private static func example(_ count: Int) -> String {
    let children = (1...count).map {
      "      - {id: list\($0), title: List \($0), systemImage: \($0).circle}\n"
    }
    return """
      version: 1
      tabs:
        - {id: home, title: Home, systemImage: house}
        - id: lists
          title: Lists
          systemImage: list.bullet
          children:

      """ + children.joined()
  }
}
