/// A half-open range of byte offsets in a source text, the one truth about a position.
///
/// Offsets count from 0 at the first byte after an optional byte order mark. Lines, columns and
/// display widths are derived from them by ``LineIndex`` and ``DisplayWidth``.
public struct ByteSpan: Hashable, Sendable {
  private let lower: UInt32
  private let upper: UInt32

  /// A span from `lowerBound` up to, not including, `upperBound`; an inverted pair is empty.
  public init(_ lowerBound: Int, _ upperBound: Int) {
    lower = UInt32(clamping: lowerBound)
    upper = max(UInt32(clamping: upperBound), lower)
  }

  /// The empty span at `offset`.
  public init(at offset: Int) { self.init(offset, offset) }

  /// The offset of the first byte.
  public var lowerBound: Int { Int(lower) }

  /// The offset after the last byte.
  public var upperBound: Int { Int(upper) }

  /// The number of bytes.
  public var count: Int { Int(upper - lower) }

  /// Whether the span holds no byte.
  public var isEmpty: Bool { lower == upper }

  /// The offsets as a range.
  public var range: Range<Int> { lowerBound..<upperBound }

  /// Whether `other` lies inside this span.
  public func contains(_ other: ByteSpan) -> Bool { lower <= other.lower && other.upper <= upper }
}

extension ByteSpan: Comparable {
  /// Orders spans by where they begin, then by where they end.
  public static func < (left: ByteSpan, right: ByteSpan) -> Bool {
    (left.lower, left.upper) < (right.lower, right.upper)
  }
}
