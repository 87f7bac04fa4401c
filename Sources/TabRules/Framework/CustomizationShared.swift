import Diagnostics
import TabLayout
import TabTree
import YAMLTree

/// What people customize is kept under a name of its own.
enum CustomizationShared: LintRule {
  static let rule = Rule(
    "customization-shared",
    .warning,
    "customization without a 'customizationIdentifier'",
    discussion: """
      The system keeps what people hide, show and reorder under the `customizationIdentifier`, and \
      without one under a default of its own (documented: `UITabBarController.customizationIdentifier`). With SwiftUI \
      nothing is kept that is not stored under a key (documented: `TabViewCustomization`). That a \
      file which offers customization gives the key is our rule: under the default two tab bars \
      can be taken for one. It offers it by `allowsHiding`, `allowsReordering` or a written \
      placement that people can change: `default`, `optional`, `movable` (documented: \
      `UITab.Placement`). Reported once, where it \
      is first offered.
      """,
    valid: [
      example("allowsHiding: true", root: "mode: tabSidebar\ncustomizationIdentifier: main\n"),
      example("allowsHiding: true", root: "mode: tabBar\n"),
      example("regular: pinned"),
    ],
    invalid: [example("allowsHiding: true"), example("regular: optional")]
  )

  static func check(_ run: inout LintRun) {
    let configuration = run.configuration
    guard configuration.written[.customizationIdentifier] == nil,
      configuration.effectiveMode == .tabSidebar
    else { return }
    let keys = NodeKeySet([.allowsHiding, .allowsReordering, .regular])
    for index in configuration.nodes.indices
    where !keys.isDisjoint(with: configuration.keys(of: index)) {
      guard let key = customized(configuration.nodes[index]) else { continue }
      run.report(
        rule,
        "people can customize \(run.describe(index)), but the file has no "
          + "'customizationIdentifier' to keep that under",
        at: run.place(key, of: index),
        help: "add a 'customizationIdentifier' at the top level",
        node: index,
        subject: RootKey.customizationIdentifier.entry.name
      )
      return
    }
  }

  /// The key by which a node offers customization.
  private static func customized(_ node: TabNode) -> NodeKey? {
    if node.allowsHiding { return .allowsHiding }
    if node.allowsReordering { return .allowsReordering }
    let isChangeable = [.default, .optional, .movable].contains(node.regular)
    return isChangeable && node.written.contains(.regular) ? .regular : nil
  }

  private static func example(_ keys: String, root: String = "mode: tabSidebar\n") -> String {
    """
    version: 1
    \(root)tabs:
      - {id: home, title: Home, systemImage: house}
      - {id: news, title: News, systemImage: newspaper}
      - {id: other, title: Other, systemImage: star, \(keys)}

    """
  }
}
