import Diagnostics
import SourceText

/// One YAML document, read strictly: nodes with exact places, aliases resolved, comments kept.
///
/// Scalars stay text: what a plain scalar means is for the schema to say.
public struct YAMLTree: Sendable {
  @usableFromInline let storage: NodeStorage

  /// The document's root.
  public let root: YAMLNode

  init(storage: NodeStorage, root: YAMLNode) {
    self.storage = storage
    self.root = root
  }

  /// The file that was read.
  public var source: SourceText { storage.source }

  /// The file's comments, in file order.
  public var comments: [YAMLComment] { storage.comments }

  /// Scalar, sequence or mapping.
  public func kind(of node: YAMLNode) -> YAMLKind { storage.record(node).facts.kind }

  /// How the node is written.
  public func style(of node: YAMLNode) -> YAMLStyle { storage.record(node).facts.style }

  /// The core tag that is written before the node.
  public func tag(of node: YAMLNode) -> YAMLTag { storage.record(node).facts.tag }

  /// The bytes of the node's own text, without its anchor and tag. Quotes and brackets are part of
  /// it; a collection shown by indentation ends where the last that it holds ends; an empty value
  /// is the empty span after its `:` or `-`.
  public func span(of node: YAMLNode) -> ByteSpan {
    let record = storage.record(node)
    return ByteSpan(Int(record.start), Int(record.end))
  }

  /// Where to report a finding about the node.
  public func place(of node: YAMLNode) -> YAMLPlace {
    guard node.isAliased else { return YAMLPlace(span: span(of: node), anchored: nil) }
    return YAMLPlace(span: span(of: YAMLNode(index: node.alias)), anchored: span(of: node))
  }

  /// Whether an error about this node itself, not about what it holds, has been reported already.
  public func isReported(_ node: YAMLNode) -> Bool { storage.record(node).facts.isReported }
}
