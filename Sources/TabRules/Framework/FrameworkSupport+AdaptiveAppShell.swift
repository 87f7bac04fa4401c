import Diagnostics
import TabTree

extension FrameworkSupport {
  private static let name = "AdaptiveAppShell"

  private static let keysUnknownToAdaptiveAppShell: [NodeKey] = [
    .subtitle, .image, .selectedImage, .badge, .role, .allowsHiding, .hiddenByDefault,
    .allowsReordering, .dynamicImage,
  ]

  /// AdaptiveAppShell has sections of items, and items have an id, a title and symbols.
  static func checkAdaptiveAppShell(_ run: inout LintRun) {
    checkRoot(&run)
    for (index, node) in run.configuration.nodes.enumerated() {
      switch node.kind {
      case .tab, .section: break
      case .group: reportKind(index, "groups", "make it a section", &run)
      case .action: reportKind(index, "actions", "take it out, and offer it on a screen", &run)
      case .dynamic:
        if node.parent == nil {
          reportKind(index, "lists of items outside a section", "put it into a section", &run)
        }
      }
      report(keysUnknownToAdaptiveAppShell, of: index, without: name, &run)
      // An asset in place of the symbol has been reported already.
      if node.kind == .tab, !node.written.contains(.systemImage), !node.written.contains(.image) {
        run.report(
          rule,
          "\(name) shows every item with a symbol, and \(run.describe(index)) has none",
          at: run.place(.id, of: index),
          help: "give it a 'systemImage'",
          node: index,
          subject: NodeKey.systemImage.name
        )
      }
    }
  }

  private static func checkRoot(_ run: inout LintRun) {
    let configuration = run.configuration
    if let value = configuration.written[.mode],
      ![.automatic, .sidebar].contains(configuration.mode)
    {
      run.report(
        rule,
        "\(name) always has a sidebar in regular width, never 'mode: \(configuration.mode.rawValue)'",
        at: configuration.yaml.place(of: value),
        help: "write 'mode: sidebar', or take it out",
        subject: RootKey.mode.entry.name
      )
    }
    if let value = configuration.written[.customizationIdentifier] {
      run.report(
        rule,
        "\(name) has no customization, and no 'customizationIdentifier' for it",
        at: configuration.yaml.place(of: value),
        help: "take it out",
        subject: RootKey.customizationIdentifier.entry.name
      )
    }
  }

  private static func reportKind(_ node: Int, _ what: String, _ help: String, _ run: inout LintRun)
  {
    run.report(
      rule,
      "\(name) has no \(what), as \(run.describe(node))",
      at: run.place(.kind, of: node),
      help: help,
      node: node,
      subject: NodeKey.kind.name
    )
  }
}
