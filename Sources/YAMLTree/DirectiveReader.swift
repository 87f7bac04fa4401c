import SourceText

/// Reads the lines that begin with `%`, before libyaml sees them.
struct DirectiveReader {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var offset: Int

  /// Begins at `offset`, where nothing of a document has been read.
  init(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) {
    self.bytes = bytes
    self.offset = offset
  }

  /// Reads all directives before a document, and returns where the document begins.
  mutating func read(into findings: inout Findings) -> Int {
    let start = offset
    var hasVersion = false
    var hasDirective = false
    while let line = firstDirective() {
      hasDirective = true
      let version = self.version(in: line)
      switch version {
      case "1.1" where !hasVersion, "1.2" where !hasVersion: hasVersion = true
      case .some where hasVersion:
        findings.report(YAMLRules.unsupported, "a second '%YAML' directive", at: line)
      case .some(let version):
        findings.report(
          YAMLRules.unsupported,
          "YAML version '\(version.excerpt)', expected '1.1' or '1.2'",
          at: line,
          help: "leave the line out"
        )
      case nil:
        let name = String(decoding: bytes[line.range].prefix { !$0.isBlank }, as: UTF8.self)
        findings.report(
          YAMLRules.unsupported,
          "a directive '\(name.excerpt)', which has no use here",
          at: line,
          help: "leave the line out"
        )
      }
      offset = line.upperBound
    }
    guard hasDirective else { return start }
    if !isAtMarker, offset < bytes.count {
      findings.report(
        YAMLRules.syntax,
        "expected '---' between the directive and the document",
        at: ByteSpan(at: offset)
      )
    }
    return offset
  }

  /// The next line that begins with `%`, if nothing but blank lines and comments stands before it.
  mutating func firstDirective() -> ByteSpan? {
    while offset < bytes.count {
      switch bytes[offset] {
      case UInt8(ascii: "%") where offset == 0 || bytes[offset - 1].isBreak:
        var end = endOfLine(offset)
        while bytes[end - 1].isBlank { end -= 1 }
        return ByteSpan(offset, end)
      case UInt8(ascii: "#"): offset = endOfLine(offset)
      case let byte where byte.isBlankOrBreak: offset += 1
      default:
        // What is not white space is looked at from its line's start.
        while offset > 0, bytes[offset - 1].isBlank { offset -= 1 }
        return nil
      }
    }
    return nil
  }

  private var isAtMarker: Bool {
    offset + 3 <= bytes.count
      && bytes[offset..<offset + 3].allSatisfy { $0 == UInt8(ascii: "-") }
      && (bytes.at(offset + 3)?.isBlankOrBreak ?? true)
  }

  private func endOfLine(_ start: Int) -> Int {
    var end = start
    while end < bytes.count, !bytes[end].isBreak { end += 1 }
    return end
  }

  private func version(in line: ByteSpan) -> String? {
    let words = bytes[line.range].split(whereSeparator: \.isBlank)
    guard let name = words.first, name.elementsEqual("%YAML".utf8) else { return nil }
    let comment = words.firstIndex { $0.first == UInt8(ascii: "#") } ?? words.endIndex
    return words[1..<max(1, comment)].map { String(decoding: $0, as: UTF8.self) }
      .joined(separator: " ")
  }
}
