import SourceText

extension TreeReader {
  /// Looks at what stands between two pieces of content: white space, comments and indicators.
  mutating func scanGap(to target: Int) {
    var position = cursor
    indicatorEnd = position
    while position < target {
      switch bytes[position] {
      case UInt8(ascii: " "):
        // Nearly all of it is indentation.
        repeat { position += 1 } while position < target && bytes[position] == UInt8(ascii: " ")
      case UInt8(ascii: "\t"), UInt8(ascii: "\r"): position += 1
      case UInt8(ascii: "\n"):
        position += 1
        if flowDepth > 0 { checkFlowLine(at: position) }
      case UInt8(ascii: "#"): position = readComment(at: position)
      case UInt8(ascii: "?") where flowDepth > 0: position = passQuestionMark(at: position)
      case UInt8(ascii: "%") where position == 0 || bytes[position - 1].isBreak:
        position = endOfDirective(at: position)
      default:
        position += 1
        indicatorEnd = position
      }
    }
    cursor = max(cursor, position)
  }

  /// Notes a comment and returns where it ends.
  mutating func readComment(at start: Int) -> Int {
    if start > 0, !bytes[start - 1].isBlankOrBreak {
      findings.report(
        YAMLRules.syntax,
        "expected a space before '#'",
        at: ByteSpan(start, start + 1),
        help: "a comment stands after a space; text with '#' in it must be quoted"
      )
    }
    var end = start
    while end < bytes.count, !bytes[end].isBreak { end += 1 }
    let span = ByteSpan(start, end)
    comments.append(YAMLComment(span: span))
    if suspects.areAhead(of: end) { checkSuspects(in: span, part: .comment) }
    return end
  }

  /// libyaml takes every `?` in brackets for the sign of a key, and loses it.
  private mutating func passQuestionMark(at start: Int) -> Int {
    if let next = bytes.at(start + 1), !next.isBlankOrBreak {
      findings.report(
        YAMLRules.syntax,
        "text that begins with '?' must be quoted inside brackets",
        at: ByteSpan(start, start + 1)
      )
      isNextReported = true
    }
    indicatorEnd = start + 1
    return start + 1
  }

  private func endOfDirective(at start: Int) -> Int {
    var end = start + 1
    while end < bytes.count, !bytes[end].isBreak {
      if bytes[end] == UInt8(ascii: "#"), bytes[end - 1].isBlank { break }
      end += 1
    }
    return end
  }
}
