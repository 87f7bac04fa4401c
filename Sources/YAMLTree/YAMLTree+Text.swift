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
    try bytes(of: scalar).withUnsafeBufferPointer(body)
  }

  /// The decoded bytes of a scalar; none for a collection.
  @usableFromInline
  func bytes(of scalar: YAMLNode) -> ArraySlice<UInt8> {
    storage.bytes(of: storage.record(scalar))
  }

  /// Whether a scalar's decoded text is `text`.
  public func text(of scalar: YAMLNode, is text: StaticString) -> Bool {
    withText(of: scalar) { bytes in
      bytes.elementsEqual(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }
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
    guard facts.isPlain else { return false }
    return withText(of: node) { bytes in
      switch bytes.count {
      case 0: true
      case 1: bytes[0] == UInt8(ascii: "~")
      case 4: ["null", "Null", "NULL"].contains { bytes.elementsEqual($0.utf8) }
      default: false
      }
    }
  }
}
