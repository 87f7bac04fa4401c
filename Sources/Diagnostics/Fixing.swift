import SourceText

/// Makes the edits of fixes.
public enum Fixing {
  /// What came of applying fixes.
  public struct Outcome: Sendable {
    /// The text with the edits made.
    public let text: SourceText

    /// How many of the fixes were applied.
    public let count: Int
  }

  /// Applies the fixes that do not get in each other's way.
  ///
  /// A fix is applied as a whole or not at all. Of two whose reach overlaps, from the first edit to
  /// the last, the one that begins first wins, and of two that begin at one place the earlier in
  /// `fixes`. Everything outside the edits keeps its bytes; line breaks in a replacement become those
  /// of the file. A fix whose edits lie outside the text, or not in order, is left out.
  public static func apply(_ fixes: [Fix], to source: SourceText) -> Outcome {
    let reaches = fixes.map { reach(of: $0, in: source) }
    var last: ByteSpan?
    var bytes: [UInt8] = []
    var position = 0
    var count = 0
    let lineBreak = source.lineBreak
    for (offset, reach) in reaches.enumerated().sorted(by: precedes) {
      guard let reach, reach.isBehind(last) else { continue }
      for edit in fixes[offset].edits {
        bytes += source.bytes[position..<edit.span.lowerBound]
        bytes += replacement(edit.replacement, lineBreak)
        position = edit.span.upperBound
      }
      last = reach
      count += 1
    }
    bytes += source.bytes[position...]
    let mark: [UInt8] = source.hasByteOrderMark ? [0xEF, 0xBB, 0xBF] : []
    return Outcome(text: SourceText(name: source.name, contents: mark + bytes), count: count)
  }

  private static func precedes(
    _ left: (offset: Int, element: ByteSpan?),
    _ right: (offset: Int, element: ByteSpan?)
  ) -> Bool {
    (left.element?.lowerBound ?? 0, left.offset) < (right.element?.lowerBound ?? 0, right.offset)
  }

  private static func reach(of fix: Fix, in source: SourceText) -> ByteSpan? {
    guard let first = fix.edits.first else { return nil }
    var end = first.span.lowerBound
    for edit in fix.edits {
      guard edit.span.lowerBound >= end, edit.span.upperBound <= source.bytes.count else {
        return nil
      }
      end = edit.span.upperBound
    }
    return ByteSpan(first.span.lowerBound, end)
  }

  private static func replacement(_ text: String, _ lineBreak: [UInt8]) -> [UInt8] {
    guard lineBreak.count > 1, text.utf8.contains(UInt8(ascii: "\n")) else {
      return Array(text.utf8)
    }
    var bytes: [UInt8] = []
    for byte in text.utf8 {
      if byte == UInt8(ascii: "\n"), bytes.last != UInt8(ascii: "\r") {
        bytes += lineBreak
      } else {
        bytes.append(byte)
      }
    }
    return bytes
  }
}

extension ByteSpan {
  /// Whether edits here come after those of `other` without a doubt about their order.
  fileprivate func isBehind(_ other: ByteSpan?) -> Bool {
    guard let other else { return true }
    return lowerBound >= other.upperBound && lowerBound > other.lowerBound
  }
}

extension SourceText {
  /// What ends the first line, or a line feed where there is no more than one.
  fileprivate var lineBreak: [UInt8] {
    let feed = UInt8(ascii: "\n")
    guard let end = bytes.firstIndex(of: feed), end > 0, bytes[end - 1] == UInt8(ascii: "\r") else {
      return [feed]
    }
    return [UInt8(ascii: "\r"), feed]
  }
}
