import Diagnostics
import TabLayout
import TabTree

/// An item of the regular tab bar has something to show.
enum UntitledSectionInBar: LintRule {
  static let rule = Rule(
    "untitled-section-in-bar",
    .warning,
    "a section without a title in the regular tab bar",
    discussion: """
      A section is an item of the regular tab bar, by its title (documented: Enhancing \
      your app's content with tab navigation). One without a title, meant as a mere gap in the sidebar, \
      leaves an item there with nothing to read. `regular: sidebarOnly` keeps it out of the bar, \
      and its tabs with it unless they have a placement of their own.
      """,
    valid: [example("regular: sidebarOnly"), example("title: Places")],
    invalid: [example("")]
  )

  static func check(_ run: inout LintRun) {
    let untitled = run.configuration.roots.filter { root in
      run.configuration.nodes[root].kind == .section
        && (run.configuration.text(.title, of: root) ?? "").allSatisfy(\.isWhitespace)
    }
    guard !untitled.isEmpty else { return }
    var inBar: Set<Int> = []
    for situation in run.possibilities { inBar.formUnion(situation.items(.regular)) }
    for section in untitled where inBar.contains(section) {
      run.report(
        rule,
        "\(run.describe(section)) stands in the regular tab bar and has no title",
        at: run.place(.title, of: section),
        help: "give it a 'title', or write 'regular: sidebarOnly' or 'optional'",
        node: section
      )
    }
  }

  private static func example(_ key: String) -> String {
    """
    version: 1
    framework: swiftui
    tabs:
      - {id: home, title: Home, systemImage: house}
      - {id: news, title: News, systemImage: newspaper}
      - id: places
        kind: section
        compact: hidden
        \(key)
        children:
          - {id: nearby, title: Nearby, systemImage: mappin}

    """
  }
}
