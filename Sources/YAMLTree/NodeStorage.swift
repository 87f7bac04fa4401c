import SourceText

/// What a tree consists of; one object for the whole tree.
final class NodeStorage: Sendable {
  let source: SourceText
  let records: [NodeRecord]

  /// The decoded texts that are not in the source as they are, one after the other.
  let decoded: [UInt8]

  /// Where each decoded text begins, and at last where they all end.
  let decodedStarts: [UInt32]

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
    self.decoded = decoded
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

  /// The decoded bytes of a scalar; none for a collection.
  func bytes(of record: NodeRecord) -> ArraySlice<UInt8> {
    guard record.facts.isScalar else { return [] }
    if record.facts.isDecoded {
      let slice = Int(record.link)
      return decoded[Int(decodedStarts[slice])..<Int(decodedStarts[slice + 1])]
    }
    let quote = record.facts.isPlain ? 0 : 1
    return source.bytes[Int(record.start) + quote..<Int(record.end) - quote]
  }
}
