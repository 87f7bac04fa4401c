import Diagnostics
import TabLayout
import TabTree

/// The framework can show what the tree says.
enum FrameworkSupport: LintRule {
  static let rule = Rule(
    "framework-support",
    .error,
    "what the framework cannot show",
    discussion: """
      Each framework has types of its own, and what they have no place for would be lost. \
      AdaptiveAppShell's items stand in sections and have an id, a title and symbols, nothing else \
      (documented: its source); it is always a sidebar in regular width. SwiftUI's `TabSection` \
      shows its tabs in the compact bar themselves, so a group of it has no children in compact \
      width, and a `Tab` has no subtitle and no image for being selected (documented: `Tab`, \
      `TabSection`). UIKit's `UITabGroup` is one item in the compact bar, so a section of which \
      children stand there cannot be one; the children have to move to the root (documented: \
      `UITabGroup`). A bar has one prominent tab (documented: `prominentTabIdentifier`), and a tree of \
      UIKit one search tab, as all have one identifier (documented: `UISearchTab.identifier`). SwiftUI \
      has no section without rows and none that can be selected: a group without children is a tab, \
      which its sidebar shows before all sections, and a group with rows has a tab among them. A key \
      that writes its default asks for nothing.
      """,
    valid: [
      FrameworkExample.section("swiftui"),
      FrameworkExample.tab("adaptiveAppShell", "selectedSystemImage: star.fill"),
      FrameworkExample.group("swiftui", "compact: hidden"),
      FrameworkExample.group("uikit", "subtitle: Today"),
      FrameworkExample.pair("uikit", "role: search, when: fa", "role: search, when: not fa"),
    ],
    invalid: [
      FrameworkExample.group("adaptiveAppShell", "compact: tab"),
      FrameworkExample.tab("adaptiveAppShell", "badge: count"),
      FrameworkExample.group("swiftui", "compact: tab"),
      FrameworkExample.tab("swiftui", "subtitle: Today"),
      FrameworkExample.section("uikit"),
      FrameworkExample.pair("uikit", "role: search, when: fa", "role: search"),
      FrameworkExample.pair("swiftui", "role: prominent", "role: prominent, when: fa"),
      FrameworkExample.pair("swiftui", "kind: group, landing: self", "when: fa"),
    ]
  )

  static func check(_ run: inout LintRun) {
    switch run.configuration.framework {
    case .uikit: checkUIKit(&run)
    case .swiftui: checkSwiftUI(&run)
    case .adaptiveAppShell: checkAdaptiveAppShell(&run)
    }
    for limit in run.configuration.frameworkLimits() {
      run.report(
        rule,
        limit.message,
        at: run.place(limit.key, of: limit.node),
        related: [Related("the other one", at: run.place(.id, of: limit.other).span)],
        help: limit.help,
        node: limit.node,
        subject: limit.key.name
      )
    }
  }

  /// Reports the keys of a node that the framework has no place for.
  static func report(
    _ keys: [NodeKey],
    of node: Int,
    without framework: String,
    _ run: inout LintRun
  ) {
    for key in keys where run.configuration.nodes[node].asks(for: key) {
      run.report(
        rule,
        "\(framework) has no '\(key.name)' for \(run.describe(node))",
        at: run.place(key, of: node),
        help: key == .image ? "give it a 'systemImage' instead" : "take it out",
        node: node,
        subject: key.name
      )
    }
  }
}

extension Lint {
  /// What the framework cannot show, whatever the file says of the rule: none of it may be lost in
  /// code that is made of the tree.
  public static func unsupported(in configuration: TabConfiguration) -> [Diagnostic] {
    var unused: [Diagnostic] = []
    let settings = RuleSettings(configuration, into: &unused)
    var run = LintRun(
      configuration,
      targets: Target.all(of: configuration),
      settings: settings,
      assignment: nil
    )
    FrameworkSupport.check(&run)
    return run.diagnostics
  }
}

extension TabNode {
  /// Whether the node writes a key and more than its default under it.
  fileprivate func asks(for key: NodeKey) -> Bool {
    guard written.contains(key) else { return false }
    switch key {
    case .sidebarAppearance: return sidebarAppearance != .automatic
    case .allowsHiding: return allowsHiding
    case .hiddenByDefault: return hiddenByDefault
    case .allowsReordering: return allowsReordering
    default: return true
    }
  }
}
