import SourceText

extension YAMLTree {
  /// The source offset that a byte of a scalar's decoded text came from.
  public func sourceOffset(of decodedOffset: Int, in scalar: YAMLNode) -> Int {
    sourceSpan(of: decodedOffset..<decodedOffset, in: scalar).lowerBound
  }

  /// The source bytes that a range of a scalar's decoded text came from.
  public func sourceSpan(of decodedRange: Range<Int>, in scalar: YAMLNode) -> ByteSpan {
    let record = storage.record(scalar)
    let start = Int(record.start) + (record.facts.isPlain ? 0 : 1)
    return ByteSpan(start + decodedRange.lowerBound, start + decodedRange.upperBound)
  }
}
