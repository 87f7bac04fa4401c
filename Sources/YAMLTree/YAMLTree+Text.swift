extension YAMLTree {
  /// The text of a scalar, decoded; empty for a collection.
  public func text(of scalar: YAMLNode) -> String {
    withText(of: scalar) { String(decoding: $0, as: UTF8.self) }
  }

  /// Hands the decoded bytes of a scalar to `body`, without a copy; none for a collection.
  ///
  /// Every text is looked at several times, so this becomes part of its callers.
  @inlinable
  public func withText<R>(
    of scalar: YAMLNode,
    _ body: (UnsafeBufferPointer<UInt8>) throws -> R
  ) rethrows -> R {
    let range = storage.textRange(of: scalar)
    return try storage.text.withUnsafeBufferPointer {
      try body(UnsafeBufferPointer(rebasing: $0[range]))
    }
  }

  /// Whether a scalar's decoded text is `text`.
  public func text(of scalar: YAMLNode, is text: StaticString) -> Bool {
    withText(of: scalar) { bytes in
      bytes.elementsEqual(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }
  }

  /// Whether the node is a scalar that may be taken for text: it has a value, and no tag but perhaps
  /// `!!str`.
  public func isText(_ node: YAMLNode) -> Bool {
    let facts = storage.record(node).facts
    return facts.isScalar && (facts.tag == .none || facts.tag == .str) && !isNull(node)
  }

  /// Whether the node says that there is no value: nothing at all, a plain `~`, `null`, `Null` or
  /// `NULL`, or anything tagged `!!null`.
  public func isNull(_ node: YAMLNode) -> Bool {
    let facts = storage.record(node).facts
    guard facts.isScalar else { return false }
    switch facts.tag {
    case .null: return true
    case .none: break
    default: return false
    }
    guard facts.isPlain, storage.textRange(of: node).count <= 4 else { return false }
    return withText(of: node) { bytes in
      switch bytes.count {
      case 0: true
      case 1: bytes[0] == UInt8(ascii: "~")
      case 4 where bytes[0] | 0x20 == UInt8(ascii: "n"):
        ["null", "Null", "NULL"].contains { bytes.elementsEqual($0.utf8) }
      default: false
      }
    }
  }
}
