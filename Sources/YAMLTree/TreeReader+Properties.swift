import SourceText

/// What is written before a node.
struct Properties {
  var anchor: ByteSpan?
  var tag = YAMLTag.none
  var tagSpan: ByteSpan?
  /// The tag is not one of the core ones.
  var isTagUnknown = false

  var isEmpty: Bool { anchor == nil && tagSpan == nil }
}

extension TreeReader {
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
        checkAnchorEnd(from: start)
      case UInt8(ascii: "!"):
        skipTag(to: limit)
        let span = ByteSpan(start, cursor)
        properties.tagSpan = span
        if let tag = YAMLTag(written: bytes[span.range]) {
          properties.tag = tag
        } else {
          properties.isTagUnknown = true
          reportUnknownTag(at: span)
        }
      case UInt8(ascii: "#"): cursor = readComment(at: cursor)
      case let byte where byte.isBlankOrBreak: cursor += 1
      default: return properties
      }
    }
    return properties
  }

  /// Reports a tag that says something else than what the node is; then it counts as untagged.
  mutating func checkTag(_ properties: inout Properties, of kind: YAMLKind) {
    guard let span = properties.tagSpan, properties.tag != .none,
      properties.tag.kind != kind
    else { return }
    properties.tag = .none
    properties.isTagUnknown = true
    let text = String(decoding: bytes[span.range], as: UTF8.self)
    findings.report(
      YAMLRules.unsupported,
      "the tag '\(text)' on a \(kind.noun), which it does not fit",
      at: span,
      help: "leave the tag out"
    )
  }

  /// libyaml ends an anchor's name at signs that YAML allows in it, and takes the rest for the node.
  private mutating func checkAnchorEnd(from start: Int) {
    guard let next = bytes.at(cursor), !next.isBlankOrBreak, !next.isFlowIndicator else { return }
    findings.report(
      YAMLRules.unsupported,
      "'\(Unicode.Scalar(next))' in the name of an anchor, expected ASCII letters and digits",
      at: ByteSpan(start, cursor + 1),
      help: "part the name from the text with a space, or leave the sign out"
    )
  }

  private mutating func skipTag(to limit: Int) {
    let isVerbatim = bytes.at(cursor + 1) == UInt8(ascii: "<")
    while cursor < limit, !bytes[cursor].isBlankOrBreak {
      if !isVerbatim, bytes[cursor].isFlowIndicator { return }
      cursor += 1
    }
  }

  private mutating func reportUnknownTag(at span: ByteSpan) {
    let text = excerpt(span)
    findings.report(
      YAMLRules.unsupported,
      "an unknown tag '\(text)'",
      at: span,
      help: YAMLRules.tagHelp("\"\(text)\"")
    )
  }

  /// The name that an anchor or an alias gives.
  func anchorName(_ span: ByteSpan) -> String {
    String(decoding: bytes[span.range.dropFirst()], as: UTF8.self)
  }

  /// The text of a span, shortened if it is long.
  func excerpt(_ span: ByteSpan) -> String {
    let text = String(decoding: bytes[span.range].prefix(200), as: UTF8.self)
    return text.count > 40 ? text.prefix(40) + "…" : text
  }
}

extension YAMLTag {
  /// The tag that is written as `text`, if it is a core one.
  init?(written text: Slice<UnsafeBufferPointer<UInt8>>) {
    var name = String(decoding: text.prefix(40), as: UTF8.self)[...]
    if name.hasPrefix("!<tag:yaml.org,2002:"), name.hasSuffix(">") {
      name = name.dropFirst(20).dropLast()
    } else if name.hasPrefix("!!") {
      name = name.dropFirst(2)
    } else {
      return nil
    }
    switch name {
    case "str": self = .str
    case "int": self = .int
    case "float": self = .float
    case "bool": self = .bool
    case "null": self = .null
    case "seq": self = .seq
    case "map": self = .map
    default: return nil
    }
  }

  /// The kind of node that the tag fits.
  var kind: YAMLKind {
    switch self {
    case .seq: .sequence
    case .map: .mapping
    default: .scalar
    }
  }
}

extension YAMLKind {
  /// The kind in a message.
  var noun: String {
    switch self {
    case .scalar: "scalar"
    case .sequence: "sequence"
    case .mapping: "mapping"
    }
  }
}
