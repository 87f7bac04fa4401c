import SourceText

/// A scalar's text, decoded from the source once more with the place of each byte.
///
/// libyaml tells the text only. This is worked out on demand, where a finding points into a text.
struct DecodedText {
  /// The decoded bytes.
  private(set) var bytes: [UInt8] = []

  /// Where the source of each decoded byte begins and ends.
  private var starts: [UInt32] = []
  private var ends: [UInt32] = []

  /// Where the text ends in the source.
  private var end = 0

  /// Decodes a scalar.
  init(of node: YAMLNode, in storage: NodeStorage) {
    let record = storage.record(node)
    let (start, end) = (Int(record.start), Int(record.end))
    self.end = end
    storage.source.bytes.withUnsafeBufferPointer { source in
      switch record.facts.style {
      case .literal, .folded:
        var reader = BlockScalarReader(
          source,
          from: start,
          origin: storage.indentationOrigins[node.index]
        )
        reader.read(into: &self)
        // The last line's break is part of the text, and not of the span.
        self.end = max(end, ends.last.map(Int.init) ?? end)
      case .singleQuoted, .doubleQuoted:
        self.end = end - 1
        var reader = FlowScalarReader(source, from: start + 1, to: end - 1)
        reader.quote = source[start]
        reader.read(into: &self)
      default:
        var reader = FlowScalarReader(source, from: start, to: end)
        reader.read(into: &self)
      }
    }
  }

  /// Adds a byte that stands at `range` in the source.
  mutating func append(_ byte: UInt8, from range: Range<Int>) {
    bytes.append(byte)
    starts.append(UInt32(truncatingIfNeeded: range.lowerBound))
    ends.append(UInt32(truncatingIfNeeded: range.upperBound))
  }

  /// The source of a range of decoded bytes; what lies outside of the text is taken for its end.
  func span(of range: Range<Int>) -> ByteSpan {
    let lower = max(0, range.lowerBound)
    guard lower < starts.count else { return ByteSpan(at: end) }
    let start = Int(starts[lower])
    guard range.upperBound > lower else { return ByteSpan(at: start) }
    return ByteSpan(start, Int(ends[min(range.upperBound, ends.count) - 1]))
  }
}

extension YAMLTree {
  /// The source offset that a byte of a scalar's decoded text came from: of an escape the
  /// backslash, of a joined line the line break. The text's end is the source's end of it.
  public func sourceOffset(of decodedOffset: Int, in scalar: YAMLNode) -> Int {
    sourceSpan(of: decodedOffset..<decodedOffset, in: scalar).lowerBound
  }

  /// The source bytes that a range of a scalar's decoded text came from.
  public func sourceSpan(of decodedRange: Range<Int>, in scalar: YAMLNode) -> ByteSpan {
    sourceSpans(of: [decodedRange], in: scalar)[0]
  }

  /// The source bytes that each of some ranges of a scalar's decoded text came from. Going through
  /// the text once, it takes no longer for many ranges.
  public func sourceSpans(of decodedRanges: [Range<Int>], in scalar: YAMLNode) -> [ByteSpan] {
    let record = storage.record(scalar)
    guard record.facts.isScalar else { return decodedRanges.map { _ in span(of: scalar) } }
    if record.facts.isDecoded {
      let text = DecodedText(of: scalar, in: storage)
      return decodedRanges.map { text.span(of: $0) }
    }
    let quote = record.facts.isPlain ? 0 : 1
    let (start, end) = (Int(record.start) + quote, Int(record.end) - quote)
    return decodedRanges.map { range in
      let lower = min(end, start + max(0, range.lowerBound))
      return ByteSpan(lower, min(end, start + max(0, range.upperBound)))
    }
  }
}
