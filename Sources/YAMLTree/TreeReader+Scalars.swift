internal import CLibYAML
import SourceText

extension TreeReader {
  /// Adds the scalar of an event to the tree.
  mutating func readScalar(_ event: UnsafeMutablePointer<yaml_event_t>) {
    var start = stream.offset(event.pointee.start_mark)
    let end = stream.offset(event.pointee.end_mark)
    let style = YAMLStyle(event.pointee.data.scalar.style)
    let length = event.pointee.data.scalar.length
    scanGap(to: start)
    var properties = Properties()
    if event.pointee.data.scalar.anchor != nil || event.pointee.data.scalar.tag != nil {
      properties = readProperties(upTo: end)
      start = length == 0 && style == .plain ? end : cursor
    }
    var facts = NodeFacts(.scalar, style, properties.tag)
    let text = UnsafeBufferPointer(start: event.pointee.data.scalar.value, count: length)
    var record = NodeRecord(
      start: UInt32(start),
      end: UInt32(end),
      link: 0,
      facts: facts
    )
    if length == 0, style == .plain {
      let place = properties.isEmpty ? placeOfNothing(at: start) : end
      record.start = UInt32(place)
      record.end = UInt32(place)
    } else if style == .literal || style == .folded {
      record.end = UInt32(endOfBlockScalar(from: start, to: end))
      facts.isDecoded = true
    } else {
      facts.isDecoded = !isVerbatim(text, from: start, to: end, style: style)
    }
    if facts.isDecoded {
      record.link = UInt32(decodedStarts.count - 1)
      decoded.append(contentsOf: text)
      decodedStarts.append(UInt32(decoded.count))
    }
    record.facts = facts
    cursor = end
    lastLeaf = records.count
    add(record, bytes: length, properties)
  }

  private func isVerbatim(
    _ text: UnsafeBufferPointer<UInt8>,
    from start: Int,
    to end: Int,
    style: YAMLStyle
  ) -> Bool {
    let quote = style == .plain ? 0 : 1
    guard text.count == end - start - 2 * quote, let base = bytes.baseAddress else { return false }
    guard let first = text.baseAddress else { return true }
    return memcmp(first, base + start + quote, text.count) == 0
  }

  /// An empty value stands right after its `:` or `-`, wherever libyaml noticed that it is empty.
  private func placeOfNothing(at mark: Int) -> Int {
    min(mark, indicatorEnd)
  }

  /// libyaml ends a block scalar after the blank lines that follow it.
  private func endOfBlockScalar(from start: Int, to end: Int) -> Int {
    var last = end
    while last > start, bytes[last - 1].isBlankOrBreak { last -= 1 }
    while last < end, !bytes[last].isBreak { last += 1 }
    return last
  }
}

extension YAMLStyle {
  init(_ style: yaml_scalar_style_t) {
    switch style {
    case YAML_SINGLE_QUOTED_SCALAR_STYLE: self = .singleQuoted
    case YAML_DOUBLE_QUOTED_SCALAR_STYLE: self = .doubleQuoted
    case YAML_LITERAL_SCALAR_STYLE: self = .literal
    case YAML_FOLDED_SCALAR_STYLE: self = .folded
    default: self = .plain
    }
  }
}
