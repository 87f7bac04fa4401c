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
    let span = ByteSpan(start, end)
    let anchor = anchors[anchorName(span)]
    if let anchor, let expansion = anchor.expansion {
      var record = NodeRecord(start: start, end: end, .alias)
      record.link = UInt32(truncatingIfNeeded: anchor.record)
      add(record, bytes: expansion.bytes, Properties())
      expand(by: expansion.nodes - 1, bytes: 0, at: records.count - 1)
    } else {
      reportUnusable(span, anchor)
      addPlaceholder(for: span)
    }
  }

  /// Adds an empty scalar in place of a node that cannot be had.
  private mutating func addPlaceholder(for span: ByteSpan) {
    var record = NodeRecord(
      start: span.lowerBound,
      end: span.upperBound,
      NodeFacts(.scalar, .plain)
    )
    record.facts.isReported = true
    record.facts.isDecoded = true
    record.link = UInt32(truncatingIfNeeded: decodedStarts.count - 1)
    decodedStarts.append(UInt32(truncatingIfNeeded: decoded.count))
    add(record, bytes: 0, Properties())
  }

  private mutating func reportUnusable(_ span: ByteSpan, _ anchor: Anchor?) {
    let name = anchorName(span).excerpt
    if let anchor {
      findings.report(
        YAMLRules.unsupported,
        "alias '*\(name)' stands inside the node that it refers to",
        at: span,
        related: [Related("the node is anchored here", at: anchor.span)],
        help: "write out what is meant"
      )
    } else {
      findings.report(
        YAMLRules.unsupported,
        "alias '*\(name)' without an anchor '&\(name)' before it",
        at: span,
        help: "for text that begins with '*', quote it: \"*\(name)\""
      )
    }
  }
}
