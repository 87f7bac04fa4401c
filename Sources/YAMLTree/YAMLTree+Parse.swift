import Diagnostics
import SourceText

extension YAMLTree {
  /// Reads `source` as one YAML document.
  ///
  /// All that is wrong is added to `diagnostics`, in file order. The tree is nil when nothing
  /// usable could be read.
  public static func parse(
    _ source: SourceText,
    limits: YAMLLimits = .init(),
    into diagnostics: inout [Diagnostic]
  ) -> YAMLTree? {
    var found: [Diagnostic] = []
    let tree = source.bytes.withUnsafeBufferPointer { bytes -> YAMLTree? in
      guard !bytes.isEmpty else {
        found.append(
          Diagnostic(YAMLRules.unsupported.id, .error, "the file is empty", at: ByteSpan(at: 0))
        )
        return nil
      }
      var reader = TreeReader(bytes, from: 0, isASCII: false, limits: limits)
      let isWhole = reader.read()
      found += reader.diagnostics
      return isWhole ? reader.tree(of: source) : nil
    }
    found.sort { $0.span < $1.span }
    diagnostics += found
    return tree
  }
}

extension TreeReader {
  func tree(of source: SourceText) -> YAMLTree {
    let storage = NodeStorage(
      source: source,
      records: records,
      decoded: decoded,
      decodedStarts: decodedStarts,
      comments: comments
    )
    return YAMLTree(storage: storage, root: YAMLNode(index: 0))
  }
}
