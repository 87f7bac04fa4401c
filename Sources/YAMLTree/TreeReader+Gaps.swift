import Diagnostics
import SourceText

extension TreeReader {
  /// Looks at what stands between two pieces of content: white space, comments and indicators.
  mutating func scanGap(to target: Int) {
    indicatorEnd = cursor
    while cursor < target {
      let byte = bytes[cursor]
      switch byte {
      case UInt8(ascii: "#"): readComment()
      case 0x20, 0x09, 0x0A, 0x0D: cursor += 1
      case UInt8(ascii: "%") where cursor == 0 || bytes[cursor - 1].isBreak:
        skipDirective(to: target)
      default:
        cursor += 1
        indicatorEnd = cursor
      }
    }
  }

  /// Reads the anchor and the tag before a node, and goes to where the node begins.
  mutating func readProperties(upTo limit: Int) -> Properties {
    var properties = Properties()
    while cursor < limit {
      let start = cursor
      switch bytes[cursor] {
      case UInt8(ascii: "&"):
        cursor += 1
        while cursor < limit, bytes[cursor].isWordCharacter { cursor += 1 }
        properties.anchor = ByteSpan(start, cursor)
      case UInt8(ascii: "!"):
        skipTag(to: limit)
        properties.tagSpan = ByteSpan(start, cursor)
        properties.tag = readTag(ByteSpan(start, cursor)) ?? .none
      case UInt8(ascii: "#"): readComment()
      case 0x20, 0x09, 0x0A, 0x0D: cursor += 1
      default: return properties
      }
    }
    return properties
  }

  private mutating func readComment() {
    let start = cursor
    while cursor < bytes.count, !bytes[cursor].isBreak { cursor += 1 }
    comments.append(YAMLComment(span: ByteSpan(start, cursor)))
  }

  private mutating func skipDirective(to target: Int) {
    while cursor < target, !bytes[cursor].isBreak {
      if bytes[cursor] == UInt8(ascii: "#"), bytes[cursor - 1].isBlank { return }
      cursor += 1
    }
  }

  private mutating func skipTag(to limit: Int) {
    let isVerbatim = bytes.at(cursor + 1) == UInt8(ascii: "<")
    while cursor < limit, !bytes[cursor].isBlankOrBreak {
      if !isVerbatim, bytes[cursor].isFlowIndicator { return }
      cursor += 1
    }
  }

  private mutating func readTag(_ span: ByteSpan) -> YAMLTag? {
    let text = String(decoding: bytes[span.range], as: UTF8.self)
    let core: [(String, YAMLTag)] = [
      ("str", .str), ("int", .int), ("float", .float), ("bool", .bool), ("null", .null),
      ("seq", .seq), ("map", .map),
    ]
    for (name, tag) in core where text == "!!" + name || text == "!<tag:yaml.org,2002:\(name)>" {
      return tag
    }
    diagnostics.append(
      Diagnostic(YAMLRules.unsupported.id, .error, "unknown tag '\(text)'", at: span)
    )
    return nil
  }
}

/// What is written before a node.
struct Properties {
  var anchor: ByteSpan?
  var tag = YAMLTag.none
  var tagSpan: ByteSpan?

  var isEmpty: Bool { anchor == nil && tagSpan == nil }
}
