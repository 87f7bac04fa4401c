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
        if isYAML { yamlKey(name) } else { key(name) }
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

/// The grammar of JSON's literals.
enum JSONLiteral {
  /// Whether a text is `true`, `false`, `null` or a number by JSON's grammar.
  static func isLiteral(_ text: String) -> Bool {
    text == "true" || text == "false" || text == "null" || isNumber(text)
  }

  private static func isNumber(_ text: String) -> Bool {
    var rest = text.utf8[...]
    func digits() -> Int {
      let count = rest.prefix { (0x30...0x39).contains($0) }.count
      rest = rest.dropFirst(count)
      return count
    }
    if rest.first == UInt8(ascii: "-") { rest = rest.dropFirst() }
    let beginsWithZero = rest.first == UInt8(ascii: "0")
    let whole = digits()
    guard whole > 0, !beginsWithZero || whole == 1 else { return false }
    if rest.first == UInt8(ascii: ".") {
      rest = rest.dropFirst()
      guard digits() > 0 else { return false }
    }
    if rest.first == UInt8(ascii: "e") || rest.first == UInt8(ascii: "E") {
      rest = rest.dropFirst()
      if rest.first == UInt8(ascii: "+") || rest.first == UInt8(ascii: "-") {
        rest = rest.dropFirst()
      }
      guard digits() > 0 else { return false }
    }
    return rest.isEmpty
  }
}
