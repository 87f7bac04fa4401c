import Diagnostics
import TabTree

extension FrameworkSupport {
  /// A section of UIKit is a group, which is one item in the compact bar.
  static func checkUIKit(_ run: inout LintRun) {
    guard let bar = run.everything.first?.bar(.compact) else { return }
    var isReported: Set<Int> = []
    for item in bar.items + bar.overflow {
      guard let section = run.configuration.nodes[item].parent,
        isReported.insert(section).inserted
      else { continue }
      run.report(
        rule,
        "UIKit cannot put the children of \(run.describe(section)) into the compact bar",
        at: run.place(.kind, of: section),
        related: [Related("one that stands there", at: run.place(.id, of: item).span)],
        help:
          "move those that belong in the bar to the root, give the others 'compact: hidden', or "
          + "make it a group",
        node: section,
        subject: "children"
      )
    }
  }
}
