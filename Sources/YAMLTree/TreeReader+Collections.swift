internal import CLibYAML
import SourceText

extension TreeReader {
  /// Begins a collection.
  mutating func openCollection(_ event: UnsafeMutablePointer<yaml_event_t>) {
    let isMapping = event.pointee.type == YAML_MAPPING_START_EVENT
    let isFlow =
      isMapping
      ? event.pointee.data.mapping_start.style == YAML_FLOW_MAPPING_STYLE
      : event.pointee.data.sequence_start.style == YAML_FLOW_SEQUENCE_STYLE
    let mark = stream.offset(event.pointee.start_mark)
    let end = stream.offset(event.pointee.end_mark)
    scanGap(to: mark)
    var column = Int(event.pointee.end_mark.column)
    var start = end
    var isPair = false
    if isFlow {
      let bracket = isMapping ? UInt8(ascii: "{") : UInt8(ascii: "[")
      isPair = end == mark || bytes[end - 1] != bracket
      start = isPair ? mark : end - 1
    } else if !isMapping, bytes.at(end) != UInt8(ascii: "-") {
      // A sequence at its parent's own column is given with its first dash.
      start = end - 1
      column -= 1
    }
    var properties = Properties()
    if start > mark {
      properties = readProperties(upTo: start)
      checkTag(&properties, of: isMapping ? .mapping : .sequence)
    }
    cursor = isFlow && !isPair ? end : start
    let collection = OpenCollection(
      record: records.count,
      isMapping: isMapping,
      isFlow: isFlow,
      isPair: isPair,
      column: isFlow ? blockColumn : column,
      outerColumn: blockColumn,
      anchor: properties.anchor.map(anchorName),
      nodesBefore: expandedNodes,
      bytesBefore: expandedBytes,
      outerExpected: expected.next
    )
    var facts = NodeFacts(
      isMapping ? .mapping : .sequence,
      isFlow ? .flow : .block,
      properties.tag
    )
    facts.isReported = properties.isTagUnknown
    add(NodeRecord(start: start, end: end, facts), bytes: 0, properties)
    if isFlow { flowDepth += isPair ? 0 : 1 } else { blockColumn = column }
    open.append(collection)
    expected = isMapping ? .key : .element
    if open.count > limits.depth, !isStopped { reportDepth(at: start) }
  }

  /// Ends the innermost collection.
  mutating func closeCollection(_ event: UnsafeMutablePointer<yaml_event_t>) {
    guard let collection = open.last else { return }
    let isBracketed = collection.isFlow && !collection.isPair
    if isBracketed { scanGap(to: stream.offset(event.pointee.start_mark)) }
    open.removeLast()
    if isBracketed {
      cursor = stream.offset(event.pointee.end_mark)
      lastEnd = cursor
      flowDepth -= 1
      if flowDepth == 0 { hasReportedFlowLine = false }
    }
    records[collection.record].end = UInt32(truncatingIfNeeded: lastEnd)
    records[collection.record].link = UInt32(truncatingIfNeeded: records.count)
    blockColumn = collection.outerColumn
    expected = collection.outerExpected
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
    lastEnd = Int(record.end)
    if let span = properties.anchor {
      anchors[anchorName(span)] = Anchor(
        record: index,
        span: span,
        expansion: record.facts.isScalar ? (1, count) : nil
      )
    }
    expected = expected.next
    expand(by: 1, bytes: count, at: index)
  }

  /// Counts nodes and bytes, and stops where there are too many.
  mutating func expand(by nodes: Int, bytes count: Int, at index: Int) {
    expandedNodes = saturatingSum(expandedNodes, nodes)
    expandedBytes = saturatingSum(expandedBytes, count)
    guard expandedNodes > limits.nodes || expandedBytes > limits.scalarBytes, !isStopped
    else { return }
    isStopped = true
    let isByNodes = expandedNodes > limits.nodes
    findings.report(
      YAMLRules.limit,
      isByNodes
        ? "more than \(limits.nodes) nodes, counted with aliases expanded"
        : "more than \(limits.scalarBytes) bytes of text, counted with aliases expanded",
      at: ByteSpan(Int(records[index].start), Int(records[index].end)),
      help: "'--max-nodes' raises the limit"
    )
  }

  private mutating func reportDepth(at offset: Int) {
    isStopped = true
    findings.report(
      YAMLRules.limit,
      "nested more than \(count(limits.depth, "level")) deep",
      at: ByteSpan(offset, offset + 1)
    )
  }
}

private func saturatingSum(_ left: Int, _ right: Int) -> Int {
  let (sum, overflows) = left.addingReportingOverflow(right)
  return overflows ? .max : sum
}
