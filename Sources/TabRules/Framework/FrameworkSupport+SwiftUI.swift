import Diagnostics
import TabTree

extension FrameworkSupport {
  private static let keysUnknownToSwiftUI: [NodeKey] = [
    .subtitle, .sidebarAppearance, .selectedImage, .selectedSystemImage, .defaultChild,
  ]

  /// A group of SwiftUI has no children in compact width, and some keys have no counterpart.
  static func checkSwiftUI(_ run: inout LintRun) {
    guard let shown = run.everything.first?.shown(in: .compact) else { return }
    for index in run.configuration.nodes.indices {
      report(keysUnknownToSwiftUI, of: index, without: "SwiftUI", &run)
      guard run.configuration.nodes[index].kind == .group,
        let child = run.configuration.children(of: index).first(where: { shown[$0] })
      else { continue }
      run.report(
        rule,
        "SwiftUI cannot show the children of \(run.describe(index)) below it in compact width",
        at: run.place(.kind, of: index),
        related: [Related("one that is shown", at: run.place(.id, of: child).span)],
        help: "give them 'compact: hidden', or make it a section, whose children stand in the bar",
        node: index,
        subject: "children"
      )
    }
  }
}
