import Diagnostics
import SFSymbols
import TabLayout
import TabTree

/// A symbol is there on every release on which it is shown.
enum SymbolAvailability: LintRule {
  static let rule = Rule(
    "symbol-availability",
    .error,
    "a symbol newer than a release on which it is needed",
    discussion: """
      Each symbol came with a certain release (documented: the SF Symbols app names it), and earlier \
      ones do not know its name (documented: `UIImage(systemName:)` gives `nil` for such). What counts is the lowest release on which the node is visible: \
      the deployment target, or a later one where its conditions ask for that, as `when: os >= 26` \
      does. Minor releases count: `deploymentTarget: 18.2` has the symbols of 18.2.
      """,
    valid: [
      SymbolExample.tab("systemImage: apple.writing.tools", root: "deploymentTarget: 18.2\n"),
      SymbolExample.tab("systemImage: apple.writing.tools, when: os >= 26"),
    ],
    invalid: [SymbolExample.tab("systemImage: apple.writing.tools")]
  )

  static func check(_ run: inout LintRun) {
    for use in run.symbolUses {
      guard let symbol = use.symbol, symbol.since > run.configuration.deploymentTarget,
        let lowest = run.lowestRelease(showing: use.node), symbol.since > lowest
      else { continue }
      run.report(
        rule,
        "the symbol '\(run.name(of: use))' came with iOS \(symbol.since.text), but "
          + "\(run.describe(use.node)) is shown from iOS \(lowest.text) on",
        at: run.place(use.key, of: use.node),
        help: "take an older symbol, or raise 'deploymentTarget' to \(symbol.since.text)",
        node: use.node,
        subject: use.key.name
      )
    }
  }
}
