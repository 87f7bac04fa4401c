internal import CLibYAML
import Diagnostics
import SourceText

extension TreeReader {
  /// Begins a collection.
  mutating func openCollection(_ event: UnsafeMutablePointer<yaml_event_t>) {
    let isMapping = event.pointee.type == YAML_MAPPING_START_EVENT
    let isFlow =
      isMapping
      ? event.pointee.data.mapping_start.style == YAML_FLOW_MAPPING_STYLE
      : event.pointee.data.sequence_start.style == YAML_FLOW_SEQUENCE_STYLE
    let hasProperties =
      isMapping
      ? event.pointee.data.mapping_start.anchor != nil
        || event.pointee.data.mapping_start.tag != nil
      : event.pointee.data.sequence_start.anchor != nil
        || event.pointee.data.sequence_start.tag != nil
    let mark = stream.offset(event.pointee.start_mark)
    let end = stream.offset(event.pointee.end_mark)
    var column = event.pointee.end_mark.column
    scanGap(to: mark)
    var start = end
    var isPair = false
    if isFlow {
      let bracket = isMapping ? UInt8(ascii: "{") : UInt8(ascii: "[")
      isPair = end == mark || bytes[end - 1] != bracket
      start = isPair ? mark : end - 1
    } else if !isMapping, bytes.at(end) != UInt8(ascii: "-") {
      start = end - 1
      column -= 1
    }
    let properties = hasProperties ? readProperties(upTo: start) : Properties()
    cursor = isFlow && !isPair ? end : start
    let collection = OpenCollection(
      record: records.count,
      isMapping: isMapping,
      isFlow: isFlow,
      isPair: isPair,
      outerColumn: blockColumn,
      anchor: properties.anchor.map(anchorName),
      nodesBefore: expandedNodes,
      bytesBefore: expandedBytes,
      awaitsKey: isMapping
    )
    if !isFlow { blockColumn = column }
    add(
      NodeRecord(
        start: UInt32(start),
        end: UInt32(end),
        link: 0,
        facts: NodeFacts(
          isMapping ? .mapping : .sequence,
          isFlow ? .flow : .block,
          properties.tag
        )
      ),
      bytes: 0,
      properties
    )
    open.append(collection)
    if open.count > limits.depth { reportDepth(at: start) }
  }

  /// Ends the innermost collection.
  mutating func closeCollection(_ event: UnsafeMutablePointer<yaml_event_t>) {
    guard let collection = open.popLast() else { return }
    if collection.isFlow, !collection.isPair {
      scanGap(to: stream.offset(event.pointee.start_mark))
      cursor = stream.offset(event.pointee.end_mark)
      records[collection.record].end = UInt32(cursor)
    } else {
      records[collection.record].end = max(lastEnd, records[collection.record].start)
    }
    lastEnd = records[collection.record].end
    records[collection.record].link = UInt32(records.count)
    blockColumn = collection.outerColumn
    if collection.isMapping { checkKeys(of: collection.record) }
    if let anchor = collection.anchor, anchors[anchor]?.record == collection.record {
      anchors[anchor]?.expansion = (
        expandedNodes - collection.nodesBefore, expandedBytes - collection.bytesBefore
      )
    }
  }

  /// Adds a record as the next child of the innermost collection.
  mutating func add(_ record: NodeRecord, bytes count: Int, _ properties: Properties) {
    let index = records.count
    records.append(record)
    lastEnd = record.end
    expandedNodes += 1
    expandedBytes += count
    if let span = properties.anchor {
      anchors[anchorName(span)] = Anchor(
        record: index,
        span: span,
        expansion: record.facts.isScalar ? (1, count) : nil
      )
    }
    if let last = open.indices.last, open[last].isMapping { open[last].awaitsKey.toggle() }
  }

  func anchorName(_ span: ByteSpan) -> String {
    String(decoding: bytes[span.range.dropFirst()], as: UTF8.self)
  }
}
