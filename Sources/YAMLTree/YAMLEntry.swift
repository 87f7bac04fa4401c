import SourceText

/// A key of a mapping with its value.
public struct YAMLEntry: Hashable, Sendable {
  /// The key, always a scalar.
  public let key: YAMLNode

  /// The value.
  public let value: YAMLNode

  init(key: YAMLNode, value: YAMLNode) {
    self.key = key
    self.value = value
  }
}

/// Where to report a finding about a node.
public struct YAMLPlace: Hashable, Sendable {
  /// The bytes to point at: the alias through which the node was reached, else the node's own.
  public let span: ByteSpan

  /// The node's own bytes where an alias stands for them, as a related position.
  public let anchored: ByteSpan?

  init(span: ByteSpan, anchored: ByteSpan?) {
    self.span = span
    self.anchored = anchored
  }
}

/// A comment of the file.
public struct YAMLComment: Hashable, Sendable {
  /// The bytes from the `#` up to the line's end.
  public let span: ByteSpan

  init(span: ByteSpan) { self.span = span }
}
