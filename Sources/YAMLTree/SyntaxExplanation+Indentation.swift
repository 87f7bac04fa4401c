import Diagnostics
import SourceText

/// Lines that are indented by a space too many or too few.
extension SyntaxExplanation {
  /// A line that is indented neither like the block nor like one around it.
  func wrongIndentation() -> Diagnostic? {
    let column = column(offset)
    let isEntry = isDash(at: offset)
    if let diagnostic = leavesBlockScalar() ?? afterComment() { return diagnostic }
    let blocks = recentBlocks().filter { !isEntry || !$0.facts.isMapping }
    guard !blocks.contains(where: { self.column(Int($0.start)) == column }) else { return nil }
    let nearest = blocks.min { left, right in
      distance(left, from: column) < distance(right, from: column)
    }
    guard let nearest else { return nil }
    let expected = self.column(Int(nearest.start))
    let noun = nearest.facts.kind.noun
    return error(
      "the line is indented by \(count(column, "space")), but the \(noun) it continues by "
        + "\(expected)",
      at: ByteSpan(at: offset),
      related: [
        Related("the \(noun) begins here", at: ByteSpan(Int(nearest.start), Int(nearest.start) + 1))
      ],
      help: "begin the line at column \(expected + 1)"
    )
  }

  /// A line that is indented less than the text of a block scalar above it, but does not end it.
  private func leavesBlockScalar() -> Diagnostic? {
    guard let previous, previous.style == .literal || previous.style == .folded,
      column(offset) > blockColumn
    else { return nil }
    var first = BlockScalarHeader(bytes, at: previous.start).end
    while first < bytes.count, bytes[first].isBlankOrBreak { first += 1 }
    guard first < previous.end, column(first) > column(offset) else { return nil }
    return error(
      "the line is indented by \(count(column(offset), "space")), but the text it continues by "
        + "\(column(first))",
      at: ByteSpan(at: offset),
      related: [Related("the text begins here", at: ByteSpan(previous.start, previous.start + 1))],
      help: "begin the line at column \(column(first) + 1)"
    )
  }

  /// A line that would continue a plain text, had not a comment ended it.
  private func afterComment() -> Diagnostic? {
    guard let previous, previous.style == .plain, column(offset) > blockColumn,
      bytes[previous.end..<offset].contains(UInt8(ascii: "#"))
    else { return nil }
    let text = ByteSpan(previous.start, previous.end)
    return error(
      "'\(self.text(restOfLine(offset)))' after a comment, which ends the text above it",
      at: ByteSpan(at: offset),
      related: [Related("the text begins here", at: text)],
      help: "move the comment above the text, or make a key of the line"
    )
  }

  /// The blocks that are open, and those that have ended with what was read last.
  private func recentBlocks() -> [NodeRecord] {
    let openBlocks = Set(open.map(\.record))
    return records.indices.lazy
      .filter { index in
        let record = self.records[index]
        return record.facts.isCollection && record.facts.style == .block
          && (openBlocks.contains(index) || Int(record.link) == self.records.count)
      }
      .map { self.records[$0] }
  }

  /// How far a block is from a column; of two as far, the deeper one is meant.
  private func distance(_ block: NodeRecord, from column: Int) -> Int {
    let difference = self.column(Int(block.start)) - column
    return difference < 0 ? -2 * difference + 1 : 2 * difference
  }
}
