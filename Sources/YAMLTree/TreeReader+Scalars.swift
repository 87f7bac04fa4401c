internal import CLibYAML
import SourceText

extension TreeReader {
  /// Adds the scalar of an event to the tree.
  mutating func readScalar(_ event: UnsafeMutablePointer<yaml_event_t>) {
    let mark = stream.offset(event.pointee.start_mark)
    let end = stream.offset(event.pointee.end_mark)
    let style = YAMLStyle(event.pointee.data.scalar.style)
    let text = UnsafeBufferPointer(
      start: event.pointee.data.scalar.value,
      count: event.pointee.data.scalar.length
    )
    scanGap(to: mark)
    var properties = Properties()
    if event.pointee.data.scalar.anchor != nil || event.pointee.data.scalar.tag != nil {
      properties = readProperties(upTo: end)
      checkTag(&properties, of: .scalar)
    }
    if text.isEmpty, style == .plain {
      return addNothing(at: properties.isEmpty ? min(mark, indicatorEnd) : end, properties)
    }
    let start = cursor
    var record = NodeRecord(start: start, end: end, NodeFacts(.scalar, style, properties.tag))
    record.facts.isReported = properties.isTagUnknown || isNextReported
    isNextReported = false
    switch style {
    case .literal, .folded:
      record.end = UInt32(truncatingIfNeeded: readBlockScalar(from: start, to: end))
      decode(text, into: &record)
    default:
      if !isVerbatim(text, from: start, to: end, style: style) {
        decode(text, into: &record)
        checkLines(from: start, to: end)
      }
      if flowDepth > 0, style == .plain { checkDash(text, &record) }
    }
    cursor = end
    if suspects.areAhead(of: end) {
      let isKey = expected == .key
      let part = SuspectQueue.Part(style, isKey: isKey)
      if checkSuspects(in: ByteSpan(start, end), part: part) { record.facts.isReported = true }
    }
    checkLength(of: text, &record)
    add(record, bytes: text.count, properties)
  }

  /// Adds an empty value. It stands right after its `:` or `-`, wherever libyaml noticed it.
  private mutating func addNothing(at offset: Int, _ properties: Properties) {
    var record = NodeRecord(
      start: offset,
      end: offset,
      NodeFacts(.scalar, .plain, properties.tag)
    )
    record.facts.isReported = properties.isTagUnknown
    add(record, bytes: 0, properties)
  }

  private mutating func decode(_ text: UnsafeBufferPointer<UInt8>, into record: inout NodeRecord) {
    record.facts.isDecoded = true
    record.link = UInt32(truncatingIfNeeded: decodedStarts.count - 1)
    decoded.append(contentsOf: text)
    decodedStarts.append(UInt32(truncatingIfNeeded: decoded.count))
  }

  private func isVerbatim(
    _ text: UnsafeBufferPointer<UInt8>,
    from start: Int,
    to end: Int,
    style: YAMLStyle
  ) -> Bool {
    let quote = style == .plain ? 0 : 1
    guard text.count == end - start - 2 * quote else { return false }
    guard let text = UnsafeRawBufferPointer(text).baseAddress, let source = bytes.baseAddress
    else { return true }
    return memcmp(text, source + start + quote, end - start - 2 * quote) == 0
  }

  /// libyaml takes a lone `-` in brackets for text.
  private mutating func checkDash(
    _ text: UnsafeBufferPointer<UInt8>,
    _ record: inout NodeRecord
  ) {
    guard text.count == 1, text[0] == UInt8(ascii: "-") else { return }
    record.facts.isReported = true
    let start = Int(record.start)
    findings.report(
      YAMLRules.syntax,
      "a '-' on its own inside brackets",
      at: ByteSpan(start, start + 1),
      help: "inside brackets entries are parted by ','; as text, quote it: \"-\""
    )
  }

  private mutating func checkLength(
    of text: UnsafeBufferPointer<UInt8>,
    _ record: inout NodeRecord
  ) {
    guard text.count > min(limits.scalar, limits.keyCharacters) else { return }
    let span = ByteSpan(Int(record.start), Int(record.end))
    if expected == .key {
      let length = text.count { $0 & 0xC0 != 0x80 }
      guard length > limits.keyCharacters else { return }
      record.facts.isReported = true
      reportLongKey(at: span)
    } else if text.count > limits.scalar {
      record.facts.isReported = true
      findings.report(
        YAMLRules.limit,
        "a text of \(text.count) bytes, expected at most \(limits.scalar)",
        at: span
      )
    }
  }

  /// Reports a key of more characters than the limit allows.
  mutating func reportLongKey(at span: ByteSpan) {
    findings.report(
      YAMLRules.limit,
      "a key of more than \(count(limits.keyCharacters, "character"))",
      at: span
    )
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
