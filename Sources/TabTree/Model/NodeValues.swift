import YAMLTree

/// The values that a node's mapping gives, by key.
public struct NodeValues {
  private var values = [YAMLNode?](repeating: nil, count: NodeKey.allCases.count)

  /// The value of a key; `nil` where the file does not give it.
  public subscript(key: NodeKey) -> YAMLNode? { values[key.rawValue] }

  fileprivate mutating func set(_ key: NodeKey, _ value: YAMLNode) {
    values[key.rawValue] = value
  }
}

extension TabConfiguration {
  /// All the values that the file gives to a node, found in one pass.
  public func values(of node: Int) -> NodeValues {
    var values = NodeValues()
    for entry in yaml.entries(of: nodes[node].yaml) {
      if let key = yaml.withText(of: entry.key, { ConfigurationReader.nodeKeys.key(named: $0) }) {
        values.set(key, entry.value)
      }
    }
    return values
  }
}
