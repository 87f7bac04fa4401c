import SourceText

/// What a tree consists of; one object for the whole tree.
@usableFromInline
final class NodeStorage: Sendable {
  let source: SourceText
  let records: [NodeRecord]

  /// The text of every scalar: the source, and behind it, one after the other, the decoded texts
  /// that are not in it as they are.
  @usableFromInline let text: [UInt8]

  /// Where each decoded text begins behind the source, and at last where they all end.
  private let decodedStarts: [UInt32]

  /// The column of the block around a block scalar, where its own text does not tell its indentation.
  let indentationOrigins: [UInt32: Int]

  let comments: [YAMLComment]

  init(
    source: SourceText,
    records: [NodeRecord],
    decoded: [UInt8],
    decodedStarts: [UInt32],
    indentationOrigins: [UInt32: Int],
    comments: [YAMLComment]
  ) {
    self.source = source
    self.records = records
    text = decoded.isEmpty ? source.bytes : source.bytes + decoded
    self.decodedStarts = decodedStarts
    self.indentationOrigins = indentationOrigins
    self.comments = comments
  }

  func record(_ node: YAMLNode) -> NodeRecord { records[Int(node.index)] }

  /// The record after `index` and all that it holds.
  func following(_ index: UInt32) -> UInt32 {
    let record = records[Int(index)]
    return record.facts.isSequence || record.facts.isMapping ? record.link : index + 1
  }

  /// The node that the record at `index` stands for, reached from `parent`.
  func node(at index: UInt32, from parent: YAMLNode) -> YAMLNode {
    let record = records[Int(index)]
    guard record.facts.isAlias else { return YAMLNode(index: index, alias: parent.alias) }
    return YAMLNode(index: record.link, alias: parent.isAliased ? parent.alias : index)
  }

  /// Where the decoded text of a scalar stands in ``text``; nowhere for a collection.
  @usableFromInline
  func textRange(of node: YAMLNode) -> Range<Int> {
    let record = record(node)
    guard record.facts.isScalar else { return 0..<0 }
    if record.facts.isDecoded {
      let slice = Int(record.link)
      let base = source.bytes.count
      return base + Int(decodedStarts[slice])..<base + Int(decodedStarts[slice + 1])
    }
    let quote = record.facts.isPlain ? 0 : 1
    return Int(record.start) + quote..<Int(record.end) - quote
  }
}
