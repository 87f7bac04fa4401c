import SourceText

/// The part of a source line around a place, as a terminal shows it.
///
/// Only the bytes near the place are decoded, so that a line of a megabyte costs no more than a
/// short one.
struct SourceExcerpt {
  /// The most columns that an excerpt takes.
  static let columns = 160

  /// The shown text; what was cut off on a side is an ellipsis.
  private(set) var text = ""

  /// The columns before the place.
  private(set) var indentation = 0

  /// The columns of the place itself, at least one.
  private(set) var width = 1

  // No more bytes than these are looked at before, in and after the place. It is well over what
  // 160 columns of anything but heaped marks take.
  private static let reach = 4096

  // A span that is cut off leaves this much for what is before it.
  private static let leastContext = 40

  /// The excerpt for `span` from `line`; what of the span lies outside the line is left out.
  init(of span: ByteSpan, inLine line: ByteSpan, of source: SourceText) {
    let start = min(max(span.lowerBound, line.lowerBound), line.upperBound)
    let end = min(max(span.upperBound, start), line.upperBound)
    let first = source.scalarBoundary(before: max(start - Self.reach, line.lowerBound))
    let last = source.scalarBoundary(before: min(start + Self.reach, end))
    let limit = source.scalarBoundary(before: min(last + Self.reach, line.upperBound))

    var before = Run(source[ByteSpan(first, start)], isCut: first > line.lowerBound)
    var marked = Run(source[ByteSpan(start, last)], isCut: last < end)
    var after = Run(source[ByteSpan(last, limit)], isCut: limit < line.upperBound)
    let isWhole = !before.isCut && !marked.isCut && !after.isCut
    if !isWhole || before.width + marked.width + after.width > Self.columns {
      Self.cut(&before, &marked, &after)
    }

    let opening = before.isCut ? "…" : ""
    let closing = marked.isCut || after.isCut ? "…" : ""
    text = opening + before.text + marked.text + after.text + closing
    indentation = opening.count + before.width
    width = max(marked.width, 1)
  }

  private static func cut(_ before: inout Run, _ marked: inout Run, _ after: inout Run) {
    let available = columns - 2
    marked.keepFirst(available - min(before.width, leastContext))
    if marked.isCut { after = Run("", isCut: true) }
    let rest = available - marked.width
    before.keepLast(max(rest / 2, rest - after.width))
    after.keepFirst(rest - before.width)
  }
}

/// A stretch of an excerpt that can be cut off between two characters.
private struct Run {
  private var pieces: [VisibleText.Piece]
  private(set) var width: Int
  private(set) var isCut: Bool

  init(_ text: String, isCut: Bool) {
    self.isCut = isCut
    if text.utf8.allSatisfy({ 0x20 <= $0 && $0 < 0x7F }) {
      pieces = text.utf8.map { VisibleText.Piece(String(Unicode.Scalar($0)), width: 1) }
      width = pieces.count
      return
    }
    // The columns of a tab depend on the line's start, which may not be shown.
    pieces = text.map { $0 == "\t" ? .init("    ", width: 4) : VisibleText.piece(of: $0) }
    width = pieces.reduce(0) { $0 + $1.width }
  }

  var text: String { pieces.reduce(into: "") { $0 += $1.text } }

  mutating func keepFirst(_ columns: Int) {
    while width > columns, let piece = pieces.popLast() {
      width -= piece.width
      isCut = true
    }
  }

  mutating func keepLast(_ columns: Int) {
    var dropped = 0
    while width > columns, dropped < pieces.count {
      width -= pieces[dropped].width
      dropped += 1
      isCut = true
    }
    pieces.removeFirst(dropped)
  }
}

extension SourceText {
  /// The offset itself, or that of the code point which it would divide.
  fileprivate func scalarBoundary(before offset: Int) -> Int {
    var boundary = offset
    while boundary > 0, boundary < bytes.count, bytes[boundary] & 0xC0 == 0x80,
      offset - boundary < 3
    {
      boundary -= 1
    }
    return boundary
  }
}
