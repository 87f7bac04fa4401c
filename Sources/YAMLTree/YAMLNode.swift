/// A node of a ``YAMLTree``, as it was reached: the node itself, never an alias for it, and the
/// outermost alias on the way to it.
public struct YAMLNode: Hashable, Sendable {
  static let noAlias = UInt32.max

  let index: UInt32
  let alias: UInt32

  init(index: UInt32, alias: UInt32 = YAMLNode.noAlias) {
    self.index = index
    self.alias = alias
  }

  /// Whether an alias stands between the root and this node.
  public var isAliased: Bool { alias != YAMLNode.noAlias }
}

/// What a node is made of.
public enum YAMLKind: UInt16, Hashable, Sendable {
  /// Text.
  case scalar
  /// Nodes in order.
  case sequence
  /// Keys with values.
  case mapping
}

/// How a node is written.
public enum YAMLStyle: UInt16, Hashable, Sendable {
  /// A scalar without quotes.
  case plain
  /// A scalar in `'`.
  case singleQuoted
  /// A scalar in `"`, with escapes.
  case doubleQuoted
  /// A scalar after `|`, whose line breaks are kept.
  case literal
  /// A scalar after `>`, whose lines are joined.
  case folded
  /// A collection shown by indentation.
  case block
  /// A collection in brackets or braces, or a single pair inside brackets.
  case flow
}

/// A tag of YAML's core schema. Other tags are errors, and such a node counts as untagged.
public enum YAMLTag: UInt16, Hashable, Sendable {
  /// No tag is written.
  case none
  /// `!!str`
  case str
  /// `!!int`
  case int
  /// `!!float`
  case float
  /// `!!bool`
  case bool
  /// `!!null`
  case null
  /// `!!seq`
  case seq
  /// `!!map`
  case map
}
