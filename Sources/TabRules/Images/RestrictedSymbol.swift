import Diagnostics
import SFSymbols
import TabTree

/// A symbol that belongs to one of Apple's products stands for nothing else.
enum RestrictedSymbol: LintRule {
  static let isAboutLayout = false

  static let rule = Rule(
    "restricted-symbol",
    .info,
    "a symbol that may stand for one product only",
    discussion: """
      Some symbols may only refer to one product or feature of Apple's, as `icloud` to iCloud \
      (documented: the SF Symbols app says to what). The general ones look much the same: `cloud`. \
      Each symbol is reported where it is first used.
      """,
    valid: [SymbolExample.tab("systemImage: cloud")],
    invalid: [SymbolExample.tab("systemImage: icloud")]
  )

  static func check(_ run: inout LintRun) {
    var isReported: Set<SFSymbol> = []
    for use in run.symbolUses {
      guard let symbol = use.symbol, symbol.isRestricted, isReported.insert(symbol).inserted else {
        continue
      }
      run.report(
        rule,
        "the symbol '\(run.name(of: use))' may stand for one product of Apple's only",
        at: run.place(use.key, of: use.node),
        help: "see in the SF Symbols app for which, or take a general one",
        node: use.node,
        subject: use.key.name
      )
    }
  }
}
