/// A place in a text as an editor shows it; both numbers count from 1.
public struct SourcePosition: Hashable, Sendable {
  /// The line: one more than the line feeds before the place.
  public let line: Int

  /// The column: one more than the Unicode code points between the line's start and the place.
  public let column: Int

  /// A place at `line` and `column`, both counted from 1.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}

extension SourcePosition: Comparable {
  /// Orders places as they stand in the file.
  public static func < (left: SourcePosition, right: SourcePosition) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}

/// Where each line of a text begins. Built once, for a text that has something to report.
///
/// Finding a place takes no longer in a line of megabytes than in a short one.
public struct LineIndex: Sendable {
  private let source: SourceText
  private let starts: [Int]

  // How many bytes before each multiple of `stride` go on with a code point begun earlier.
  private let continuations: [Int]
  private static let stride = 1024

  /// Finds the line starts of `source`: offset 0 and the offset after each line feed.
  public init(_ source: SourceText) {
    self.source = source
    var starts = [0]
    var continuations: [Int] = []
    var count = 0
    source.bytes.withUnsafeBytes { bytes in
      var offset = 0
      while offset < bytes.count {
        if offset.isMultiple(of: Self.stride) { continuations.append(count) }
        let eight = EightBytes(bytes, at: offset)
        count += eight.continuationCount
        eight.forEachLineFeed { starts.append(offset + $0 + 1) }
        offset += 8
      }
    }
    // An offset at the end may stand at a multiple of its own.
    continuations.append(count)
    self.starts = starts
    self.continuations = continuations
  }

  /// The number of lines; a line feed at the end does not begin another one to count.
  public var lineCount: Int {
    starts.count > 1 && starts.last == source.bytes.count ? starts.count - 1 : starts.count
  }

  /// The place of a byte offset. An offset past the end is taken for the end.
  public func position(at offset: Int) -> SourcePosition {
    let offset = min(offset, source.bytes.count)
    let line = lineIndex(at: offset)
    let start = starts[line]
    let codePoints = (offset - start) - continuations(from: start, to: offset)
    return SourcePosition(line: line + 1, column: codePoints + 1)
  }

  /// The line of a byte offset, counted from 1; without the column, which takes longer to tell.
  public func line(at offset: Int) -> Int { lineIndex(at: min(offset, source.bytes.count)) + 1 }

  /// The span of a line, counted from 1, without its line end. Outside the file it is empty.
  public func span(ofLine line: Int) -> ByteSpan {
    guard line >= 1, line <= starts.count else { return ByteSpan(at: source.bytes.count) }
    let lower = starts[line - 1]
    var upper = line < starts.count ? starts[line] - 1 : source.bytes.count
    if upper > lower, source.bytes[upper - 1] == UInt8(ascii: "\r") { upper -= 1 }
    return ByteSpan(lower, upper)
  }

  private func continuations(from start: Int, to end: Int) -> Int {
    if end - start <= Self.stride {
      return source.bytes[start..<end].count { $0.isContinuation }
    }
    return continuations(before: end) - continuations(before: start)
  }

  private func continuations(before offset: Int) -> Int {
    let stop = offset / Self.stride
    let rest = source.bytes[stop * Self.stride..<offset]
    return continuations[stop] + rest.count { $0.isContinuation }
  }

  private func lineIndex(at offset: Int) -> Int {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }
}

extension UInt8 {
  /// Whether the byte, in UTF-8, goes on with a code point that began earlier.
  fileprivate var isContinuation: Bool { self & 0xC0 == 0x80 }
}

/// Eight bytes of a text, looked at together: an index is made of every file that has a finding, and
/// byte by byte that would take as long as several rules.
private struct EightBytes {
  private static let ones: UInt64 = 0x0101_0101_0101_0101
  private let word: UInt64

  /// The bytes at `offset`; what is beyond the end is zero.
  init(_ bytes: UnsafeRawBufferPointer, at offset: Int) {
    if offset + 8 <= bytes.count {
      word = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
    } else {
      word = bytes[offset...].reversed().reduce(0) { $0 << 8 | UInt64($1) }
    }
  }

  /// How many of them go on with a code point begun earlier: those that begin with the bits `10`.
  var continuationCount: Int {
    // The product has in its highest byte the sum of all eight.
    Int(((word >> 7 & ~(word >> 6) & Self.ones) &* Self.ones) >> 56)
  }

  /// Calls `body` with the position of each line feed.
  func forEachLineFeed(_ body: (Int) -> Void) {
    let low = Self.ones &* 0x7F
    let difference = word ^ Self.ones &* 0x0A
    // The highest bit of each byte that is a line feed; no sum carries over into another byte.
    var found = ~((difference & low) &+ low | difference | low)
    while found != 0 {
      body(found.trailingZeroBitCount / 8)
      found &= found - 1
    }
  }
}
