/// What a node of the tree is.
public enum Kind: String, Sendable, CaseIterable {
  /// A leaf destination.
  case tab

  /// Children under one parent that is one item in every bar: Apple's `UITabGroup`.
  case group

  /// A heading, not a destination: SwiftUI's `TabSection`, AdaptiveAppShell's section.
  case section

  /// Stands for items that the app makes at run time.
  case dynamic

  /// Does something and selects nothing.
  case action

  /// One of the kind, as `an action`.
  public var withArticle: String { self == .action ? "an \(rawValue)" : "a \(rawValue)" }

  /// Several of the kind, as `actions`.
  public var plural: String { rawValue + "s" }
}
