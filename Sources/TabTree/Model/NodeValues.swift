import YAMLTree

/// The values that a node's mapping gives, by key.
public struct NodeValues {
  /// The keys that the mapping has.
  public let keys: NodeKeySet

  @usableFromInline let values: ArraySlice<YAMLNode>

  fileprivate init(_ keys: NodeKeySet, _ values: ArraySlice<YAMLNode>) {
    self.keys = keys
    self.values = values
  }

  /// The value of a key; `nil` where the file does not give it.
  public subscript(key: NodeKey) -> YAMLNode? {
    keys.contains(key) ? values[values.startIndex + keys.count(before: key)] : nil
  }

  /// Goes through the given keys of a range, in their order, with their values.
  @inlinable
  public func forEach(in range: ClosedRange<NodeKey>, _ body: (NodeKey, YAMLNode) -> Void) {
    var position = values.startIndex
    for key in keys.keys {
      if key > range.upperBound { return }
      if key >= range.lowerBound { body(key, values[position]) }
      position += 1
    }
  }
}

/// Single facts about nodes. For a look at one of them in ``TabConfiguration/nodes`` the compiler
/// copies the whole node, which takes a hundred instructions and counts references.
extension TabConfiguration {
  /// The stable identity of a node.
  public func id(of node: Int) -> String {
    nodes.withUnsafeBufferPointer { nodes in
      // An element of a buffer is copied whole for its text, one behind a pointer is not.
      guard nodes.indices.contains(node), let first = nodes.baseAddress else { return "" }
      return first[node].id
    }
  }

  /// The keys that the file gives to a node.
  public func keys(of node: Int) -> NodeKeySet {
    nodes.withUnsafeBufferPointer { $0[node].written }
  }

  /// What a node is.
  public func kind(of node: Int) -> Kind { nodes.withUnsafeBufferPointer { $0[node].kind } }

  /// The index of the node above; `nil` at the root.
  public func parent(of node: Int) -> Int? { nodes.withUnsafeBufferPointer { $0[node].parent } }
}

extension TabConfiguration {
  /// The value that the file gives to a key of a node.
  public func value(_ key: NodeKey, of node: Int) -> YAMLNode? {
    nodes.withUnsafeBufferPointer { nodes in
      let keys = nodes[node].written
      return keys.contains(key) ? values[nodes[node].firstValue + keys.count(before: key)] : nil
    }
  }

  /// All the values that the file gives to a node.
  public func values(of node: Int) -> NodeValues {
    let (first, keys) = nodes.withUnsafeBufferPointer {
      ($0[node].firstValue, $0[node].written)
    }
    return NodeValues(keys, values[first..<first + keys.count])
  }
}

/// The values that a configuration gives to root keys.
public struct RootValues: Sendable {
  private var values = [YAMLNode?](repeating: nil, count: RootKey.allCases.count)

  /// The value of a key; `nil` where the file does not give it.
  public internal(set) subscript(key: RootKey) -> YAMLNode? {
    get { values[key.rawValue] }
    set { values[key.rawValue] = newValue }
  }
}
