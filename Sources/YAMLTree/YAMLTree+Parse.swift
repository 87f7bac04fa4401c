import Diagnostics
import SourceText

extension YAMLTree {
  /// Reads `source` as one YAML document.
  ///
  /// All that is wrong is added to `diagnostics`, in file order. The tree is nil when nothing
  /// usable could be read; it may be there although there are errors, so that its consumer can
  /// report others in the same run.
  public static func parse(
    _ source: SourceText,
    limits: YAMLLimits = .init(),
    into diagnostics: inout [Diagnostic]
  ) -> YAMLTree? {
    var findings = Findings()
    guard source.bytes.count <= Int(Int32.max) else {
      findings.report(YAMLRules.limit, "a file of more than 2 GiB", at: ByteSpan(at: 0))
      diagnostics += findings.sorted
      return nil
    }
    let characters = source.bytes.withUnsafeBufferPointer {
      CharacterSurvey($0, into: &findings)
    }
    defer { diagnostics += findings.sorted }
    guard characters.isReadable else {
      for suspect in characters.suspects where CharacterClass(suspect.character) == .control {
        findings.report(
          YAMLRules.invalidCharacter,
          "\(suspect.character.inWords), which YAML does not allow",
          at: suspect.span,
          help: "delete the character"
        )
      }
      return nil
    }
    return readable(source.bytes, characters).withUnsafeBufferPointer { bytes in
      var reader = TreeReader(bytes, characters: characters, limits: limits)
      let isWhole = reader.read()
      findings = reader.findings
      return isWhole ? reader.tree(of: source) : nil
    }
  }

  /// The bytes with letters in place of control characters, which libyaml refuses to read.
  private static func readable(_ bytes: [UInt8], _ characters: CharacterSurvey) -> [UInt8] {
    var bytes = bytes
    for suspect in characters.suspects where CharacterClass(suspect.character) == .control {
      for offset in suspect.span.range { bytes[offset] = UInt8(ascii: "x") }
    }
    return bytes
  }
}

extension TreeReader {
  /// The tree of what was read.
  fileprivate func tree(of source: SourceText) -> YAMLTree {
    let storage = NodeStorage(
      source: source,
      records: records,
      decoded: decoded,
      decodedStarts: decodedStarts,
      indentationOrigins: indentationOrigins,
      comments: comments
    )
    return YAMLTree(storage: storage, root: YAMLNode(index: 0))
  }
}
