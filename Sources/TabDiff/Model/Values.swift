import FlagLogic
import SourceText
import TabTree
import YAMLTree

extension TabConfiguration {
  /// A value of the configuration as a release writes it, for the type of its key.
  func diffValue(_ value: YAMLNode?, _ type: ValueType) -> DiffValue {
    guard let value else { return .absent }
    switch type {
    case .boolean: return .boolean(yaml.text(of: value) == "true")
    case .integer: return .literal(yaml.text(of: value))
    case .release: return .text(Release(yaml.text(of: value))?.text ?? "")
    case .condition: return .text(Condition.normalizedText(yaml.text(of: value)))
    case .conditions:
      return .texts(yaml.elements(of: value).map { Condition.normalizedText(yaml.text(of: $0)) })
    case .texts, .routes: return .texts(yaml.elements(of: value).map { yaml.text(of: $0) })
    case .metadata: return yaml.diffValue(value)
    default: return .text(yaml.text(of: value))
    }
  }

  /// Whether two scalars are the same text.
  func isSame(_ value: YAMLNode, as other: YAMLNode, in configuration: TabConfiguration) -> Bool {
    yaml.kind(of: value) == .scalar && configuration.yaml.kind(of: other) == .scalar
      && yaml.withText(of: value) { bytes in
        configuration.yaml.withText(of: other) { bytes.elementsEqual($0) }
      }
  }

  /// Where a key of a node is said, or else where the node is named.
  func span(_ key: NodeKey?, of node: Int) -> ByteSpan {
    let value = key.flatMap { self.value($0, of: node) } ?? self.value(.id, of: node)
    return yaml.place(of: value ?? nodes[node].yaml).span
  }

  /// Where a root key is said.
  func span(_ key: RootKey) -> ByteSpan? { place(ofRootKey: key)?.span }
}

extension YAMLTree {
  /// The value of a node as a release writes the app's own data; members keep their order.
  func diffValue(_ node: YAMLNode) -> DiffValue {
    switch kind(of: node) {
    case .mapping:
      return .object(entries(of: node).map { (text(of: $0.key), diffValue($0.value)) })
    case .sequence: return .list(elements(of: node).map { diffValue($0) })
    case .scalar:
      let text = text(of: node)
      let isPlain = style(of: node) == .plain && tag(of: node) == .none
      if isPlain, text == "null" { return .absent }
      return isPlain && JSONLiteral.isLiteral(text) ? .literal(text) : .text(text)
    }
  }
}
