internal import CLibYAML
import Diagnostics
import SourceText

extension TreeReader {
  /// Adds an alias to the tree.
  mutating func readAlias(_ event: UnsafeMutablePointer<yaml_event_t>) {
    let start = stream.offset(event.pointee.start_mark)
    let end = stream.offset(event.pointee.end_mark)
    scanGap(to: start)
    cursor = end
    lastLeaf = records.count
    let span = ByteSpan(start, end)
    var record = NodeRecord(start: UInt32(start), end: UInt32(end), link: 0, facts: .alias)
    guard let anchor = anchors[anchorName(span)], let expansion = anchor.expansion else {
      reportUnusable(span)
      record.facts = NodeFacts(.scalar, .plain)
      record.facts.isReported = true
      record.facts.isDecoded = true
      record.link = emptyText()
      add(record, bytes: 0, Properties())
      return
    }
    record.link = UInt32(anchor.record)
    add(record, bytes: 0, Properties())
    expandedNodes = saturatingSum(expandedNodes, expansion.nodes - 1)
    expandedBytes = saturatingSum(expandedBytes, expansion.bytes)
  }

  private mutating func emptyText() -> UInt32 {
    decodedStarts.append(UInt32(decoded.count))
    return UInt32(decodedStarts.count - 2)
  }

  private mutating func reportUnusable(_ span: ByteSpan) {
    let name = anchorName(span)
    if let anchor = anchors[name] {
      diagnostics.append(
        Diagnostic(
          YAMLRules.unsupported.id,
          .error,
          "alias '*\(name)' refers to a node that contains it",
          at: span,
          related: [Related("the node is anchored here", at: anchor.span)]
        )
      )
    } else {
      diagnostics.append(
        Diagnostic(
          YAMLRules.unsupported.id,
          .error,
          "'*\(name)' is an alias, and there is no anchor '&\(name)' before it",
          at: span,
          help: "for text that begins with '*', quote it: \"*\(name)\""
        )
      )
    }
  }
}

func saturatingSum(_ left: Int, _ right: Int) -> Int {
  let (sum, overflows) = left.addingReportingOverflow(right)
  return overflows ? .max : sum
}
