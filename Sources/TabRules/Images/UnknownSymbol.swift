import Diagnostics
import SFSymbols
import TabTree

/// A `systemImage` names an SF Symbol.
enum UnknownSymbol: LintRule {
  /// How many different names are compared with all that are known: that takes time, and no more
  /// findings are printed.
  private static let searchLimit = 50

  static let isAboutLayout = false

  static let rule = Rule(
    "unknown-symbol",
    .warning,
    "a name that no SF Symbol is known by",
    discussion: """
      The system shows nothing for a name that it does not know (documented: \
      `UIImage(systemName:)` gives `nil`). An error where a known name is at most two edits away, \
      and a warning otherwise: it may be a symbol newer than those of iOS \
      \(SFSymbol.newestRelease.text), the last that are known here. An image of the app's own is \
      an `image`. The names come from the list in Apple's SF Symbols app.
      """,
    isFixable: true,
    valid: [SymbolExample.tab("systemImage: newspaper")],
    invalid: [
      SymbolExample.tab("systemImage: newspapr"), SymbolExample.tab("systemImage: gazette.reader"),
    ]
  )

  static func check(_ run: inout LintRun) {
    var nearest: [String: SFSymbol?] = [:]
    for use in run.symbolUses where use.symbol == nil {
      let name = run.configuration.yaml.text(of: use.value)
      if nearest[name] == nil, nearest.count < searchLimit {
        nearest[name] = .some(SFSymbol.nearest(to: name))
      }
      let meant = (nearest[name] ?? nil)?.name
      run.report(
        rule,
        "unknown SF Symbol '\(run.name(of: use))'",
        at: run.place(use.key, of: use.node),
        severity: meant == nil ? .warning : .error,
        help: meant.map { "did you mean '\($0)'?" }
          ?? "look the name up in the SF Symbols app; an image of the app's own is an 'image'",
        fix: meant.map { Fix("write '\($0)'", [run.edit(use, to: $0)]) },
        node: use.node,
        subject: use.key.name
      )
    }
  }
}
