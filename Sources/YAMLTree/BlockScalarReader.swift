/// Decodes literal and folded scalars.
struct BlockScalarReader {
  private let source: UnsafeBufferPointer<UInt8>
  private let header: BlockScalarHeader
  private let isFolded: Bool
  private var indentation: Int
  private var offset: Int

  /// The line break after the text so far, and the blank lines after that.
  private var ending: Range<Int>?
  private var blankLines: [Range<Int>] = []

  /// Reads the scalar whose `|` or `>` stands at `start`. The column of the block around it may be
  /// left out where the text itself tells the indentation.
  init(_ source: UnsafeBufferPointer<UInt8>, from start: Int, origin: Int?) {
    self.source = source
    header = BlockScalarHeader(source, at: start)
    isFolded = source[start] == UInt8(ascii: ">")
    indentation =
      header.indentation.map { $0 + max(0, origin ?? 0) } ?? max(1, (origin ?? -1) + 1)
    offset = header.end
  }

  /// Decodes the text into `text`.
  mutating func read(into text: inout DecodedText) {
    offset += source.breakLength(at: offset)
    if header.indentation == nil { findIndentation() }
    readBlankLines()
    var wasIndented = false
    while let start = contentStart(), start < source.count {
      let isIndented = source[start].isBlank
      appendEnding(isFolded: isFolded && !wasIndented && !isIndented, into: &text)
      wasIndented = isIndented
      offset = start
      while offset < source.count, !source[offset].isBreak {
        text.append(source[offset], from: offset..<offset + 1)
        offset += 1
      }
      let width = source.breakLength(at: offset)
      ending = width > 0 ? offset..<offset + width : nil
      offset += width
      readBlankLines()
    }
    guard !header.stripsEnd else { return }
    if let ending { text.append(UInt8(ascii: "\n"), from: ending) }
    guard header.keepsEnd else { return }
    for line in blankLines { text.append(UInt8(ascii: "\n"), from: line) }
  }

  /// The indentation is that of the first line with text, or of a longer blank line before it.
  private mutating func findIndentation() {
    var line = offset
    while line < source.count {
      let content = firstNonSpace(from: line)
      indentation = max(indentation, content - line)
      let width = source.breakLength(at: content)
      if width == 0 { return }
      line = content + width
    }
  }

  /// Reads lines that hold nothing but spaces up to the indentation.
  private mutating func readBlankLines() {
    while offset < source.count {
      let content = min(firstNonSpace(from: offset), offset + indentation)
      let width = source.breakLength(at: content)
      guard width > 0 else { return }
      blankLines.append(content..<content + width)
      offset = content + width
    }
  }

  /// Where the text of the line at `offset` begins; nil if the line is indented too little.
  private func contentStart() -> Int? {
    let content = min(firstNonSpace(from: offset), offset + indentation)
    return content == offset + indentation ? content : nil
  }

  private mutating func appendEnding(isFolded: Bool, into text: inout DecodedText) {
    if let ending {
      if !isFolded {
        text.append(UInt8(ascii: "\n"), from: ending)
      } else if blankLines.isEmpty {
        text.append(UInt8(ascii: " "), from: ending)
      }
    }
    ending = nil
    for line in blankLines { text.append(UInt8(ascii: "\n"), from: line) }
    blankLines = []
  }

  private func firstNonSpace(from start: Int) -> Int {
    var offset = start
    while offset < source.count, source[offset] == UInt8(ascii: " ") { offset += 1 }
    return offset
  }
}
