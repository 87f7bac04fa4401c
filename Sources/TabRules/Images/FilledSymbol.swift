import Diagnostics
import SFSymbols
import TabLayout
import TabTree

/// The system fills a tab's symbol where that is due.
enum FilledSymbol: LintRule {
  static let rule = Rule(
    "filled-symbol",
    .info,
    "a filled symbol where the system fills the outline itself",
    discussion: """
      Give a tab the outline variant of its symbol: the system picks the filled one where it wants \
      that (documented: Elevating your iPad app with a tab bar and sidebar; Enhancing your app's \
      content with tab navigation). Not reported where the outline is no symbol, or where the app runs on \
      releases before those types.
      """,
    isFixable: true,
    valid: [
      SymbolExample.tab("systemImage: newspaper"),
      SymbolExample.tab(
        "systemImage: newspaper, selectedSystemImage: newspaper.fill",
        root: "deploymentTarget: 26.1\n"
      ),
      SymbolExample.tab("systemImage: newspaper.fill", root: "deploymentTarget: 17\n"),
    ],
    invalid: [SymbolExample.tab("systemImage: newspaper.fill")]
  )

  static func check(_ run: inout LintRun) {
    guard run.configuration.framework != .adaptiveAppShell else { return }
    for use in run.symbolUses
    where use.key == .systemImage && run.configuration.nodes[use.node].kind != .action {
      guard let outline = use.symbol?.outline,
        run.targets(showing: use.node).first?.hasAdaptiveTabs == true,
        run.isAvailable(outline, for: use.node)
      else { continue }
      run.report(
        rule,
        "the symbol '\(run.name(of: use))' is filled, also where the system shows an outline",
        at: run.place(use.key, of: use.node),
        help: "write '\(outline.name)'; the system fills it in the tab bar",
        fix: Fix("write '\(outline.name)'", [run.edit(use, to: outline.name)]),
        node: use.node,
        subject: use.key.name
      )
    }
  }
}
