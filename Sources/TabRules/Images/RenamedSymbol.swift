import Diagnostics
import SFSymbols
import TabTree

/// A symbol goes by its newest name that every release knows.
enum RenamedSymbol: LintRule {
  static let rule = Rule(
    "renamed-symbol",
    .warning,
    "an old name of a symbol",
    discussion: """
      SF Symbols renames symbols now and then and keeps the old names working (documented: the \
      list of aliases in the SF Symbols app). The new name is the one that the SF Symbols app finds. Reported where \
      every release on which the node is visible knows the new one.
      """,
    isFixable: true,
    valid: [
      SymbolExample.tab("systemImage: character.book.closed"),
      SymbolExample.tab("systemImage: a.book.closed", root: "deploymentTarget: 14\n"),
    ],
    invalid: [SymbolExample.tab("systemImage: a.book.closed")]
  )

  static func check(_ run: inout LintRun) {
    for use in run.symbolUses {
      guard let renamed = use.symbol?.renamed, run.isAvailable(renamed, for: use.node) else {
        continue
      }
      run.report(
        rule,
        "the symbol '\(run.name(of: use))' is called '\(renamed.name)' since iOS "
          + renamed.since.text,
        at: run.place(use.key, of: use.node),
        help: "write '\(renamed.name)'",
        fix: Fix("write '\(renamed.name)'", [run.edit(use, to: renamed.name)]),
        node: use.node,
        subject: use.key.name
      )
    }
  }
}
