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
public struct LineIndex: Sendable {
  private let source: SourceText
  private let starts: [Int]

  /// Finds the line starts of `source`: offset 0 and the offset after each line feed.
  public init(_ source: SourceText) {
    self.source = source
    var starts = [0]
    for (offset, byte) in source.bytes.enumerated() where byte == UInt8(ascii: "\n") {
      starts.append(offset + 1)
    }
    self.starts = starts
  }

  /// The number of lines; a line feed at the end does not begin another one to count.
  public var lineCount: Int {
    starts.count > 1 && starts.last == source.bytes.count ? starts.count - 1 : starts.count
  }

  /// The place of a byte offset. An offset past the end is taken for the end.
  public func position(at offset: Int) -> SourcePosition {
    let offset = min(offset, source.bytes.count)
    let line = lineIndex(at: offset)
    var column = 1
    for byte in source.bytes[starts[line]..<offset] where byte & 0xC0 != 0x80 { column += 1 }
    return SourcePosition(line: line + 1, column: column)
  }

  /// The span of a line, counted from 1, without its line end. Outside the file it is empty.
  public func span(ofLine line: Int) -> ByteSpan {
    guard line >= 1, line <= starts.count else { return ByteSpan(at: source.bytes.count) }
    let lower = starts[line - 1]
    var upper = line < starts.count ? starts[line] - 1 : source.bytes.count
    if upper > lower, source.bytes[upper - 1] == UInt8(ascii: "\r") { upper -= 1 }
    return ByteSpan(lower, upper)
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
