import YAMLTree

extension JSONWriter {
  /// Writes the app's own data in its order and shape. A plain scalar that is a JSON literal as it
  /// stands is that literal, digit for digit; every other scalar is a string.
  ///
  /// - Parameter isYAML: Whether the result must be readable as YAML, too.
  mutating func metadata(_ node: YAMLNode, _ yaml: YAMLTree, isYAML: Bool) {
    switch yaml.kind(of: node) {
    case .mapping:
      beginObject()
      for entry in yaml.entries(of: node) {
        let name = yaml.text(of: entry.key)
        if isYAML { yamlKey(name) } else { key(named: name) }
        metadata(entry.value, yaml, isYAML: isYAML)
      }
      endObject()
    case .sequence:
      beginArray()
      for element in yaml.elements(of: node) { metadata(element, yaml, isYAML: isYAML) }
      endArray()
    case .scalar:
      let text = yaml.text(of: node)
      if yaml.style(of: node) == .plain, yaml.tag(of: node) == .none, JSONLiteral.isLiteral(text) {
        literal(text)
      } else if isYAML {
        yamlString(text)
      } else {
        string(text)
      }
    }
  }
}
