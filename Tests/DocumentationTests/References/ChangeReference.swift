import TabTree

@testable import TabDiff

/// The reference of what `tabc diff` tells apart.
enum ChangeReference {
  static var text: String {
    """
    # Change reference

    What `tabc diff` tells, how bad each change is, and for whom.

    ## Overview

    A change is *breaking* where saved state, links or UI tests find something else or nothing,
    *risky* where people's habits or the steps of UI tests suffer, and *safe* where nobody notices.
    Where a kind has two lines, it depends on the rest of the tree which one holds. In the new
    configuration, `changes: {reordered: breaking}` gives a kind another class.

    \(ChangeClass.allCases.map(section).joined(separator: "\n"))
    """
  }

  private static func section(_ changeClass: ChangeClass) -> String {
    let kinds = ChangeKind.allCases.filter { $0.usualClass == changeClass }
    let rows = kinds.flatMap { kind in
      let facts = ChangeFacts.of(kind)
      let hasTwo = facts.otherwise.reason != facts.ordinary.reason
      let cases = hasTwo ? [facts.ordinary, facts.otherwise] : [facts.ordinary]
      return cases.map { ["`\(kind.rawValue)`", $0.changeClass.rawValue, $0.reason] }
    }
    let table = MarkdownTable(columns: ["kind", "class", "because"], rows: rows)
    return "## \(changeClass.rawValue.capitalized)\n\n\(table.text)"
  }
}
